/** The positions of the figures, made by the rules themselves: they show what really happens. */
import { rngFrom } from '../../kit/rng.ts';
import { standOf } from '../board/turn/playback.ts';
import { type Tries, type TryOut, tryOutOf } from '../board/turn/tryout.ts';
import { driverCards, type Side, type StageCardID } from '../rules/components.ts';
import { rules } from '../rules/index.ts';
import { optionsFrom } from '../rules/options.ts';
import type { Locomotives, SchachtState } from '../rules/state.ts';

/** Always the same numbers: a figure is the same every time. */
const rng = rngFrom(() => 0);
const seats = ['0', '1', '2'];

/** What somebody lays, in turn; null passes. */
type Laid = readonly [value: number, side: Side] | null;

/** Three players have laid these cards at this stage card and passed; seat 0 began. */
function evaluated(
  stageCard: StageCardID,
  laid: readonly Laid[],
  locomotives: Locomotives = { A: 0, B: 0, C: 0 },
): SchachtState {
  const begun = rules.begin({}, seats, rng);
  const G: SchachtState = {
    ...begun,
    stageCard,
    firstPlayer: '0',
    step: { phase: 'driverPlacement', round: 1, toPlace: '0' },
    locomotives: { ...begun.locomotives, '0': locomotives },
  };
  for (const each of laid) {
    if (G.step.phase !== 'driverPlacement') break;
    const { toPlace } = G.step;
    const hand = G.players[toPlace]?.hand ?? [];
    const card = hand.find((cardID) => driverCards[cardID] === each?.[0]);
    if (each === null || card === undefined) {
      rules.play(G, toPlace, { move: 'pass', args: [] }, rng);
    } else {
      rules.play(G, toPlace, { move: 'placeDriver', args: [card, each[1]] }, rng);
    }
  }
  return G;
}

/** Stage card 2 shows any locomotive with 2, A4, B2 and C2: seat 0 wins a tie at its first side. */
export function tie() {
  const laid: readonly Laid[] = [[3, 0], [4, 0], [2, 1], [1, 0], null, [1, 3], null, null, null];
  return standOf(evaluated(2, laid));
}

/** How many cards seat 0, which wins, and the others lay at the first side; nobody lays elsewhere. */
function tried(
  stageCard: StageCardID,
  laid: readonly Laid[],
  { locomotives, tries }: { readonly locomotives: Locomotives; readonly tries: Tries },
): { readonly locomotives: Locomotives; readonly tryOut: TryOut } {
  const tryOut = tryOutOf(evaluated(stageCard, laid, locomotives), '0', tries);
  if (!tryOut) throw new Error('Seat 0 wins the side.');
  return { locomotives, tryOut };
}

const alone: readonly Laid[] = [[6, 0], null, null, null, null, null, null, null, null];
const three: readonly Laid[] = [[6, 0], [1, 0], [2, 0], null, null, null, null, null, null];

/** CS-16: two spaces from 1, over own locomotives on 2 and 3. */
export const jump = () => tried(2, alone, { locomotives: { A: 1, B: 2, C: 3 }, tries: ['A'] });

/** CS-19: two spaces from 4, over an own locomotive on 5, on the way out and back. */
export const turn = () => tried(2, alone, { locomotives: { A: 4, B: 5, C: 0 }, tries: ['A'] });

/** CS-11: a `?` with three cards, split into one and two. */
export const split = () =>
  tried(6, three, { locomotives: { A: 2, B: 5, C: 0 }, tries: ['B', 'A', 'A'] });

/** The points piles as they lie before a race with these options. */
export const pilesOf = (options: unknown) => rules.begin(optionsFrom(options), seats, rng).piles;
