/**
 * Worth of the trophies from the point of view of a player who knows a bet. It is used for the viewer's own bet only.
 */
import type { PlayerID } from '../../../kit/player-id.ts';
import { ofSeat } from '../../../kit/seats.ts';
import type { BoardText } from '../../locales/board/en.ts';
import { betOn, type Stage, stages } from '../../rules/components.ts';
import type { GewaltState } from '../../rules/state.ts';
import type { Shown } from '../turn/playback.ts';

/** Standing of a bet on a stage: still open, won, missed with another trophy, or gone to another player. */
type BetStanding = 'open' | 'won' | 'missed' | 'gone';

/** Standing of the viewer's own bet on a stage. */
export interface StageWorth {
  readonly stage: Stage;
  readonly bet: number;
  readonly trophy: number | null;
  readonly standing: BetStanding;
  /** Number of players who have finished the stage. */
  readonly through: number;
}

function standingOf({
  bet,
  trophy,
  through,
}: Pick<StageWorth, 'bet' | 'trophy' | 'through'>): BetStanding {
  if (trophy !== null) return trophy === bet ? 'won' : 'missed';
  return through >= bet ? 'gone' : 'open';
}

/** Returns the standing of a seat's bet at each stage. It is empty if the bet is not known. */
export function worthOf(
  { players }: Pick<GewaltState, 'players'>,
  { trophies }: Pick<Shown, 'trophies'>,
  playerID: PlayerID,
): readonly StageWorth[] {
  const cards = players[playerID];
  if (!cards) return [];
  const seats = Object.keys(trophies);
  const bets = betOn(cards.bet, seats.length);
  return stages.map((stage) => {
    const taken = seats.filter((seat) => ofSeat(trophies, seat)[stage] !== null);
    const at = {
      bet: bets[stage],
      trophy: ofSeat(trophies, playerID)[stage],
      through: taken.length,
    };
    return { stage, ...at, standing: standingOf(at) };
  });
}

/** Returns the points that the viewer's own bet is certain to give. Opponents with the same bet may add to them. */
export function surePoints(worth: readonly StageWorth[]): number {
  return worth.filter(({ standing }) => standing === 'won').length;
}

/** Describes a standing in a few words. Null if it is open. */
export function worthInWords(
  { stage, bet, standing }: StageWorth,
  words: BoardText['worth'],
): string | null {
  if (standing === 'open') return null;
  if (standing === 'won') return words.asBet;
  return standing === 'missed' ? words.missed(bet) : words.gone(stage, bet);
}
