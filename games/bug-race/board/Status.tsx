import { BotMark } from '../../kit/board/BotMark.tsx';
import type { BoardProps } from '../../kit/board/board-props.ts';
import { SeatSign } from '../../kit/board/SeatSign.tsx';
import { botAt, isAway } from '../../kit/board/seating.ts';
import type { Language } from '../../kit/language.ts';
import type { NameOf } from '../../kit/text.ts';
import { legCards } from '../components.ts';
import type { BoardText } from '../locales/board-text.ts';
import type { BugRaceText } from '../locales/text.ts';
import { directionOf } from '../rules.ts';
import type { BugRaceState } from '../state.ts';
import { LegCardBack, LegCardFace } from './LegCardFace.tsx';

function statusOf(
  G: BugRaceState,
  playerID: string,
  { place, isFree }: { readonly place: number | null; readonly isFree: boolean },
  words: BoardText,
): string {
  if (place !== null) {
    const isHome = (G.finishedInTurn[playerID] ?? null) !== null;
    return isHome ? words.status.home(place) : words.place(place);
  }
  if (isFree) return words.status.free;
  if (G.step === 'legPass') {
    return G.hasChosen[playerID] ? words.status.hasChosen : words.status.choosing;
  }
  return G.isDone[playerID] ? words.status.isDone : words.status.moving;
}

/** Every seat with what it is doing, how many cards it holds, and whether its player is there. */
export function Seats({
  G,
  viewer,
  places,
  matchData,
  nameOf,
  isFree,
  words,
  language,
}: {
  readonly matchData: BoardProps<BugRaceState, BugRaceText>['matchData'] | undefined;
  readonly G: BugRaceState;
  readonly viewer: string | null;
  readonly places: Readonly<Record<string, number | null>>;
  readonly nameOf: NameOf;
  readonly isFree: (playerID: string) => boolean;
  readonly words: BoardText;
  readonly language: Language;
}) {
  return (
    <ul className="bug-race-seats">
      {Object.keys(G.bugs).map((playerID) => {
        const place = places[playerID] ?? null;
        const cards = G.handSizes[playerID] ?? 0;
        const isReady =
          place !== null || (G.step === 'legPass' ? G.hasChosen[playerID] : G.isDone[playerID]);
        return (
          <li key={playerID} data-ready={isReady}>
            <SeatSign playerID={playerID} />
            <strong>
              {playerID === viewer ? words.you(nameOf(playerID)) : nameOf(playerID)}
              <BotMark level={botAt(matchData, playerID)} language={language} />
            </strong>
            <span>
              {statusOf(G, playerID, { place, isFree: isFree(playerID) }, words)}
              {place === null && cards > 0 && ` · ${words.cardsInHand(cards)}`}
              {!isFree(playerID) && isAway(matchData, playerID) && ` · ${words.status.away}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Turn, direction of passing, the pile and the discards. */
export function Piles({ G, words }: { readonly G: BugRaceState; readonly words: BoardText }) {
  const top = G.discards.at(-1);
  const direction = G.racing.length === 2 ? 'swap' : directionOf(G.turn);
  const isPassing = G.result === null && G.step === 'legPass';
  return (
    <dl className="bug-race-piles">
      <div className="bug-race-turn">
        <dt>{words.turn(G.turn)}</dt>
        {isPassing && <dd data-direction={direction}>{words.passing[direction]}</dd>}
      </div>
      <div>
        <dt>{words.pile(G.pileSize)}</dt>
        <dd className="bug-race-pile">{G.pileSize > 0 && <LegCardBack />}</dd>
      </div>
      <div>
        <dt>{words.discards(G.discards.length)}</dt>
        <dd className="bug-race-pile">
          {top !== undefined && (
            <>
              <LegCardFace cardID={top} />
              <span className="bug-race-unseen">
                {words.lastDiscard((legCards[top]?.legs ?? []).map((leg) => words.legs[leg]))}
              </span>
            </>
          )}
        </dd>
      </div>
    </dl>
  );
}
