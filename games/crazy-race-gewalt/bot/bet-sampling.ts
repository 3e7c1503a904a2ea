/** Samples the bets of the other players, guided by which cards they played. */
import type { Rng } from '../../kit/rng.ts';
import type { Observation } from '../../kit/search/search-domain.ts';
import { type BetCardID, betCards } from '../rules/components.ts';
import { seatsOf } from '../rules/hands.ts';
import type { GewaltRace } from '../rules/index.ts';
import { weightsOf } from './bet-inference.ts';

/** Sampled bets of the other players, and the bets that no player has. */
export interface ImaginedBets {
  readonly dealt: Readonly<Record<string, BetCardID>>;
  readonly left: readonly BetCardID[];
}

const fine = 1_000_000;

/** Returns the index of a bet that is drawn by its weight. */
function drawn(
  bets: readonly BetCardID[],
  weights: readonly number[] | undefined,
  { die }: Rng,
): number {
  if (!weights) return bets.length - 1;
  const sum = bets.reduce((total, bet) => total + (weights[bet] ?? 0), 0);
  let left = (sum * die(fine)) / fine;
  const place = bets.findIndex((bet) => {
    left -= weights[bet] ?? 0;
    return left <= 0;
  });
  return place < 0 ? bets.length - 1 : place;
}

/** Samples the bets that the seat does not see. */
export function sampleBets(
  { seen, seat, events }: Observation<GewaltRace>,
  rng: Rng,
): ImaginedBets {
  const own = seen.players[seat]?.bet;
  const left = rng.shuffle([...betCards.keys()].filter((bet) => bet !== own));
  const weights = weightsOf(seen, events);
  const dealt: Record<string, BetCardID> = {};
  for (const other of rng.shuffle(seatsOf(seen))) {
    if (other === seat) continue;
    const [bet] = left.splice(drawn(left, weights?.[other], rng), 1);
    if (bet !== undefined) dealt[other] = bet;
  }
  return { dealt, left };
}
