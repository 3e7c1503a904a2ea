/** What the trophies are worth to a player who knows a bet: asked for the viewer's own alone. */
import type { PlayerID } from 'boardgame.io';
import { ofSeat } from '../../../kit/seats.ts';
import type { WorthText } from '../../locales/board-text.ts';
import { betOn, type Stage, stages } from '../../rules/components.ts';
import type { GewaltState } from '../../rules/state.ts';
import type { Shown } from '../turn/playback.ts';

/** A bet on a stage: still to be won, won, missed with another trophy, or gone to somebody else. */
type BetStanding = 'open' | 'won' | 'missed' | 'gone';

/** How the viewer's own bet on a stage stands. */
export interface StageWorth {
  readonly stage: Stage;
  readonly bet: number;
  readonly trophy: number | null;
  readonly standing: BetStanding;
  /** How many players are through. */
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

/** How the bet of a seat stands at each stage; none: its bet is not known. */
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

/** What the trophies of the viewer's own bet give for sure; opponents with the same bet may add to it. */
export function surePoints(worth: readonly StageWorth[]): number {
  return worth.filter(({ standing }) => standing === 'won').length;
}

/** A standing in a few words; null: it is open. */
export function worthInWords(
  { stage, bet, standing }: StageWorth,
  words: WorthText,
): string | null {
  if (standing === 'open') return null;
  if (standing === 'won') return words.asBet;
  return standing === 'missed' ? words.missed(bet) : words.gone(stage, bet);
}
