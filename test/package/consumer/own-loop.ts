/** A loop of somebody else's that plays on the rules alone, typed from the list of moves to playing one. */
import {
  type AnyMove,
  type AnyRules,
  type GameTypes,
  games,
  loadBot,
  loadGame,
  type MoveOf,
  type Result,
  type Rng,
  type Rules,
  rngFrom,
} from 'paddock-games';
import {
  type BugRace,
  type BugRaceMove,
  type BugRaceMoves,
  rules,
  type SeenBugRaceState,
} from 'paddock-games/bug-race';
import type { Choose } from 'paddock-games/bug-race/bot';
import { rules as grandPrix } from 'paddock-games/detroit-cleveland-grand-prix';

const rng: Rng = rngFrom(() => 0.5);

export function play(): Result | null {
  const state: BugRace['State'] = rules.begin({ expert: true }, ['0', '1'], rng);
  // @ts-expect-error: there is no such option
  rules.begin({ experts: true }, ['0', '1'], rng);
  while (!rules.result(state)) {
    const [seat = '0'] = rules.playersToMove(state);
    const seen: SeenBugRaceState = rules.view(state, seat);
    const move: BugRaceMove | undefined = rules.randomMove(seen, seat, rng);
    if (!move) break;
    // The arguments follow from the name.
    if (move.move === 'keepCard') cardKept(move.args[0]);
    // @ts-expect-error: ending a turn takes none
    if (move.move === 'endTurn') cardKept(move.args[0]);
    for (const event of rules.play(state, seat, move, rng)) {
      if (event.type === 'passed') console.info(event.direction);
    }
  }
  // @ts-expect-error: no such move
  rules.play(state, '0', { move: 'fly', args: [] }, rng);
  // @ts-expect-error: what a seat sees is not enough to play on
  rules.play(rules.view(state, '0'), '0', { move: 'moveBody', args: [] }, rng);
  return rules.result(rules.copy(state));
}

function cardKept(cardID: number): void {
  console.info(cardID);
}

export const first: MoveOf<BugRaceMoves, 'moveLeg'> = { move: 'moveLeg', args: ['leftFront'] };
export const any: AnyMove = first;
export const refused: string | null = grandPrix.refusalOf(
  grandPrix.begin({ races: 1 }, ['0', '1'], rng),
  '0',
  'bid',
  [10_000],
);

// Code for any game.

export function seatsToMove<Types extends GameTypes>(
  rules: Rules<Types>,
  state: Types['State'],
): readonly string[] {
  return rules.playersToMove(state);
}

export async function playAll(): Promise<void> {
  for (const { name, minPlayers } of games) {
    const { rules }: { readonly rules: AnyRules } = await loadGame(name);
    const seats = Array.from({ length: minPlayers }, (_, seat) => String(seat));
    const state = rules.begin({}, seats, rng);
    console.info(rules.playersToMove(state));
  }
}

export async function loadOne(): Promise<BugRaceMove | undefined> {
  const { game, rules: bugRace } = await loadGame('bug-race');
  const name: 'bug-race' = game.name;
  const { choose }: { readonly choose: Choose<BugRace> } = await loadBot(name);
  // @ts-expect-error: there is no such game
  await loadGame('chess');
  return choose({ G: bugRace.begin({}, ['0', '1'], rng), playerID: '0', level: 'easy' });
}
