import type { Estimator } from '../../games/estimates.ts';
import type { AnyBot } from '../../games/kit/search/bot.ts';
import { decide, roundsOf } from '../../games/kit/search/bot.ts';
import { seededRng } from '../../games/kit/seeded-rng.ts';
import type { Setup } from '../arena/setups.ts';
import type { Sample } from './tenths.ts';

/** A game with what is asked in it. */
export interface CalibratedGame {
  readonly estimator: Estimator;
  readonly bot: AnyBot;
}

/** How a match is played and asked about. */
export interface Asking extends Setup {
  /** The number of the match: the same one is the same match. */
  readonly deal: number;
  /** Of each decision. */
  readonly playRounds: number;
  /** Of each estimate. */
  readonly rounds: number;
}

/** So many positions of a match are asked about. */
const positionsAMatch = 6;

/** What a seat sees at a position. */
interface Position {
  readonly seen: unknown;
  readonly seat: string;
  readonly told: number;
}

/** Plays a match of strong bots, and asks each seat at a few positions how likely each seat is to win. */
export function samplesOf(
  { estimator, bot }: CalibratedGame,
  { deal, numPlayers, setupData, playRounds, rounds }: Asking,
): readonly Sample[] {
  const { rules, estimate } = estimator;
  const seats = Array.from({ length: numPlayers }, (_, seat) => String(seat));
  const rng = seededRng(`calibration ${deal}`);
  const thinking = seededRng(`calibrated thoughts ${deal}`);
  let G = rules.begin(setupData, seats, rng);
  const events: unknown[] = [];
  const positions: Position[][] = [];
  for (let [seat] = rules.playersToMove(G); seat !== undefined; [seat] = rules.playersToMove(G)) {
    const told = events.length;
    positions.push(seats.map((each) => ({ seen: rules.view(G, each), seat: each, told })));
    const decision = decide(bot, {
      seat,
      seen: rules.view(G, seat),
      events,
      level: 'strong',
      budget: roundsOf(playRounds),
      rng: thinking,
    });
    if (!decision) throw new Error(`Seat ${seat} has nothing to decide.`);
    // What was seen before stays as it was.
    G = rules.copy(G);
    events.push(...rules.play(G, seat, decision.move, rng));
  }
  const winners = rules.result(G)?.winners ?? [];
  const asked = thinking.shuffle(positions).slice(0, positionsAMatch).flat();
  return asked.flatMap(({ seat, seen, told }) => {
    const observation = { seat, seen, events: events.slice(0, told) };
    const said = estimate(observation, { rounds, rng: thinking });
    return seats.map((each) => ({
      estimate: said[each] ?? 0,
      won: winners.includes(each) ? 1 / winners.length : 0,
      even: 1 / numPlayers,
    }));
  });
}
