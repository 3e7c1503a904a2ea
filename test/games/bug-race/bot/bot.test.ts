import { expect } from 'chai';
import { bot, choose } from '../../../../games/bug-race/bot/index.ts';
import type { BugRaceOptions, BugRaceState } from '../../../../games/bug-race/index.ts';
import * as bugRace from '../../../../games/bug-race/index.ts';
import {
  type BugRace,
  legPlayOf,
  withBodyForward,
} from '../../../../games/bug-race/rules/index.ts';
import { decide, roundsOf } from '../../../../games/kit/search/bot.ts';
import { levels } from '../../../../games/kit/search/levels.ts';
import type { Observation } from '../../../../games/kit/search/search-domain.ts';
import { seededRng } from '../../../../games/kit/seeded-rng.ts';
import { BareMatch } from '../../../support/games/bare-match.ts';
import { faultsOf, pieces, setups } from '../invariants.ts';
import { bugForward, cardWith, handOf, inLegMove, newTable } from '../positions.ts';

const { rules, legCards } = bugRace;
const { determinize } = bot.domain;

/** A position of a match: its state and the events of its log. */
interface Position {
  readonly G: BugRaceState;
  readonly events: readonly bugRace.BugRaceEvent[];
}

/** Plays a random match with single steps and whole cards, and looks at every position. */
function throughMatch(
  setupData: Partial<BugRaceOptions>,
  numPlayers: number,
  look: (position: Position, count: number) => void,
): void {
  const seed = `${numPlayers} ${JSON.stringify(setupData)}`;
  const match = new BareMatch<BugRaceState>(bugRace, { numPlayers, setupData, seed });
  const rng = seededRng(`moves of ${seed}`);
  for (let count = 0; !match.result; count += 1) {
    // The match holds the events of its own rules.
    look({ G: match.G, events: match.events as bugRace.BugRaceEvent[] }, count);
    const playerID = rng.choose(match.ableSeats);
    const whole = rules.randomMove(match.G, playerID, rng);
    const single = rng.choose(match.legalMoves(playerID));
    match.play(whole && rng.die(3) > 1 ? { playerID, ...whole } : single);
  }
}

function eachMatch(look: (position: Position, count: number) => void): void {
  for (const setup of setups) {
    for (const numPlayers of [2, 3, 4]) throughMatch(setup, numPlayers, look);
  }
}

/** Returns what a seat sees, with the events of the log. */
function sightOf({ G, events }: Position, seat: string): Observation<BugRace> {
  return { seat, seen: rules.view(G, seat), events };
}

/** Returns the cards that a seat has played in this turn, by the log. */
function playedInTurn(events: readonly bugRace.BugRaceEvent[], seat: string): number[] {
  const since = events.slice(events.findLastIndex(({ type }) => type === 'turnBegan') + 1);
  return since.flatMap((event) =>
    event.type === 'played' && event.playerID === seat ? [event.cardID] : [],
  );
}

describe('The bot of Bug Race', () => {
  it('the bot imagines valid states that look to its seat like the true one', () => {
    const rng = seededRng('imagining');
    eachMatch(({ G, events }, count) => {
      if (count % 5 > 0) return;
      const seat = String(count % Object.keys(G.bugs).length);
      const before = JSON.stringify(G);
      for (const log of [events, []]) {
        const imagined = determinize(sightOf({ G, events: log }, seat), rng);
        expect(rules.view(imagined, seat)).to.deep.equal(rules.view(G, seat));
        expect(pieces(imagined).sort()).to.deep.equal(pieces(G).sort());
        // Without a log nobody knows how many cards others passed on.
        if (log === events) expect(faultsOf(imagined)).to.deep.equal([]);
        expect(rules.playersToMove(imagined)).to.deep.equal(rules.playersToMove(G));
        expect(rules.legalMoves(imagined, seat)).to.deep.equal(rules.legalMoves(G, seat));
      }
      expect(JSON.stringify(G)).to.equal(before);
    });
  });

  it('the bot remembers the cards that it passed on and the cards that others have played', () => {
    const rng = seededRng('remembering');
    for (const numPlayers of [2, 3, 4]) {
      throughMatch({ expert: true }, numPlayers, ({ G, events }) => {
        const observation = sightOf({ G, events }, '0');
        const { players, secret } = determinize(observation, rng);
        const passedOn = new Set(G.players['0']?.passedOn.flatMap(({ cards }) => cards));
        expect(secret?.pile.filter((card) => passedOn.has(card))).to.deep.equal([]);
        for (const seat of Object.keys(players).slice(1)) {
          const [hand, imagined] = [G.players[seat], players[seat]];
          expect(imagined?.passedOn.map(({ cards }) => cards.length)).to.deep.equal(
            hand?.passedOn.map(({ cards }) => cards.length),
          );
          const played = playedInTurn(events, seat);
          expect(imagined?.kept.filter((card) => played.includes(card))).to.deep.equal([]);
          // With two players everything is known except the very first card that the other player kept.
          if (numPlayers > 2 || G.step === 'legPass') continue;
          const unknown = imagined?.kept.filter((card) => !passedOn.has(card)) ?? [];
          expect(unknown.length).to.be.at.most(1);
          const known = hand?.kept.filter((card) => passedOn.has(card)) ?? [];
          expect(imagined?.kept).to.include.members(known);
        }
      });
    }
  });

  for (const level of levels) {
    it(`the ${level} bot answers every question with a legal move`, () => {
      const rng = seededRng(level);
      const kinds = new Set<string>();
      eachMatch((position, count) => {
        if (count % 12 > 0) return;
        for (const seat of Object.keys(position.G.bugs)) {
          const legal = rules.legalMoves(position.G, seat);
          const budget = roundsOf(2);
          const decision = decide(bot, { ...sightOf(position, seat), level, budget, rng });
          expect(decision === undefined).to.equal(legal.length === 0);
          if (!decision) continue;
          const { move, args } = decision.move;
          expect(rules.refusalOf(position.G, seat, move, args)).to.equal(null);
          kinds.add(move);
        }
      });
      expect([...kinds]).to.include.members(['keepCard', 'playCard', 'endTurn']);
    });
  }

  it('the bot plays a whole card and leaves the body moved up (BR-7, BR-12)', () => {
    const front = cardWith('leftFront', 'rightFront');
    const { G } = inLegMove({ hands: [[front, cardWith('leftMiddle', 'rightMiddle')], []] });
    const move =
      choose({ G, playerID: '0', rounds: 5, random: () => 0.5 }) ??
      expect.fail('There is a card to play.');
    rules.play(G, '0', move, seededRng('none'));
    expect(legPlayOf(G, '0')).to.deep.include({ cardInPlay: null });
    expect(withBodyForward(G.bugs['0'] ?? bugForward(0), 12)).to.deep.equal(G.bugs['0']);
    expect(G.bugs['0']?.legs.leftFront).to.equal(3);
  });

  it('the bot first plays the card that makes room for the other (BR-4)', () => {
    // The middle legs stand right behind the front ones, the rear legs right behind them.
    const [front, rear] = [
      cardWith('leftFront', 'rightFront', 'leftMiddle', 'rightMiddle'),
      cardWith('leftRear', 'rightRear'),
    ];
    const { G } = inLegMove({ hands: [[rear, front], []], bugs: [bugForward(2), bugForward(2)] });
    const move = choose({ G, playerID: '0', rounds: 20, random: () => 0.5 });
    expect(move?.args[0]).to.equal(front);
  });

  it('the bot keeps the card that takes its bug home (BR-14)', () => {
    // A body at 10 needs its rear legs at 8: one card moves both of them, and the other moves neither.
    const [home, away] = [cardWith('leftRear', 'rightRear'), cardWith('leftFront', 'rightFront')];
    const bug = bugForward(8, { leftRear: 7, rightRear: 7, leftMiddle: 9, rightMiddle: 9 });
    const { G } = newTable(
      2,
      {},
      {
        bugs: { 0: bug, 1: bugForward(3) },
        players: {
          0: { ...handOf(), offered: [away, home] },
          1: { ...handOf(), offered: legCards.slice(40, 42).map(({ id }) => id) },
        },
      },
    );
    for (const level of ['fair', 'strong'] as const) {
      // Numbers at the upper end: no slip.
      const move = choose({ G, playerID: '0', level, rounds: 30, random: () => 0.999 });
      expect(move).to.deep.equal({ move: 'keepCard', args: [home] });
    }
  });
});
