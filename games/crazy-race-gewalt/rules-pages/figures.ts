/** What the figures of the rules show: states that the rules lead to, from a race of three. */
import type { PlayerID } from '../../kit/player-id.ts';
import { forEachSeat, ofSeat } from '../../kit/seats.ts';
import { distancesFrom } from '../board/course/distance.ts';
import { afterEvent, type Shown, shownOf } from '../board/turn/playback.ts';
import { betCards, betOn, type StagePlaces, sectionCards } from '../rules/components.ts';
import type { GewaltEvent } from '../rules/events.ts';
import { laneOf, rules, scoreOf, wayFrom } from '../rules/index.ts';
import type { GewaltState, SectionRef } from '../rules/state.ts';

const seats: readonly PlayerID[] = ['0', '1', '2'];
/** The one whose lane the figures show closely: the bathtub. */
export const closeSeat = '1';
/** The one that is ahead of it: the chicken. */
const aheadSeat = '2';

/** A race of three at its beginning, nothing shuffled. */
export const race: GewaltState = rules.begin({}, seats, {
  shuffle: (cards) => [...cards],
  die: () => 1,
  choose: ([first]) => {
    if (first === undefined) throw new Error('There is nothing to choose from.');
    return first;
  },
});

const start = shownOf(race, []);

/** What is seen after a pawn has moved so many squares. */
function moved(shown: Shown, playerID: PlayerID, steps: number): Shown {
  const from = ofSeat(shown.pawns, playerID);
  if (from === null) throw new Error('It has finished.');
  const { path, to, crossings } = wayFrom(shown, laneOf(playerID), { from, steps });
  const events: GewaltEvent[] = [{ type: 'moved', playerID, from, to, steps, path }];
  for (const { stage, step } of crossings) {
    const taken = Object.values(shown.trophies).filter((own) => own[stage] !== null);
    events.push({ type: 'crossed', playerID, stage, step, place: taken.length + 1 });
  }
  return events.reduce(afterEvent, shown);
}

/** What is seen after somebody has laid a section card with so many squares. */
function laid(shown: Shown, squares: number, spot: SectionRef & { readonly by: PlayerID }): Shown {
  const { by: playerID, lane, section } = spot;
  const cardID = sectionCards.indexOf(squares);
  return afterEvent(shown, { type: 'laidSection', playerID, cardID, lane, section });
}

/** Three pawns on their way, and two cards. */
function underWay(): Shown {
  const carded = laid(start, 7, { lane: 0, section: 3, by: '2' });
  const both = laid(carded, 2, { lane: 2, section: 4, by: '0' });
  return moved(moved(moved(both, '0', 9), '1', 5), '2', 12);
}

const near = moved(start, closeSeat, 5);
const spot = { lane: laneOf(closeSeat), section: 3, by: closeSeat };
const rolled = moved(near, closeSeat, 8);

/** By figure: what is seen. */
export const positions = {
  course: underWay(),
  plain: near,
  stretched: laid(near, 8, spot),
  shrunk: laid(near, 0, spot),
  rolled,
  crossed: moved(moved(rolled, aheadSeat, 24), closeSeat, 8),
} as const;

/** The dice that bring `plain` to `rolled`. */
export const dice = [5, 3] as const;

/** How far the bathtub has to go to the line. */
export function toGo(shown: Shown): number {
  const place = ofSeat(shown.pawns, closeSeat);
  if (place === null) return 0;
  return distancesFrom(shown, { playerID: closeSeat, place })[0]?.squares ?? 0;
}

/** The bet card with these places for three. */
function cardWith(places: string): number {
  const found = betCards.find(({ rows }) => Object.values(rows[3]).join(' ') === places);
  if (!found) throw new Error(`No bet says ${places}.`);
  return found.id;
}

/** An end of a race: what everybody bet, where they came in, and what it gives. */
function endWith(
  betsOn: readonly string[],
  trophies: Readonly<Record<PlayerID, StagePlaces>>,
): Shown {
  const bets = Object.fromEntries(
    seats.map((seat, index) => [seat, cardWith(betsOn[index] ?? '')]),
  );
  const outcome = {
    bets: forEachSeat(seats, (seat) => betOn(ofSeat(bets, seat), seats.length)),
    trophies,
  };
  const scores = forEachSeat(seats, (seat) => scoreOf(outcome, seat));
  return { ...start, bets, trophies, scores };
}

/** The example of points. */
export const end = endWith(['1 3 2', '2 3 1', '1 2 3'], {
  '0': { lilac: 1, blue: 3, red: 1 },
  '1': { lilac: 2, blue: 1, red: 3 },
  '2': { lilac: 3, blue: 2, red: 2 },
});
