import { BotMark } from '../../kit/board/BotMark.tsx';
import { SeatSign } from '../../kit/board/SeatSign.tsx';
import type { SeatedPlayers } from '../../kit/board/seating.ts';
import type { BotNames } from '../../kit/text.ts';
import type { BoardText } from '../locales/board/en.ts';
import { legCards } from '../rules/components.ts';
import { directionOf } from '../rules/index.ts';
import type { BugRaceState } from '../rules/state.ts';
import { LegCardBack, LegCardFace } from './cards/LegCardFace.tsx';
import { tracksOf } from './track/geometry.ts';
import { sectionsToGo } from './turn/to-go.ts';

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

interface SeatsProps {
  readonly seating: SeatedPlayers;
  readonly G: BugRaceState;
  readonly viewer: string | null;
  readonly places: Readonly<Record<string, number | null>>;
  readonly words: BoardText;
  readonly bots: BotNames;
}

/**
 * Plate of a seat. `place` counts the tracks from the left; screen readers get the plates in the order of the seats.
 */
function SeatPlate(props: SeatsProps & { readonly playerID: string; readonly place: number }) {
  const { G, playerID, viewer, places, seating, words, bots } = props;
  const isFree = seating.isFree(playerID);
  const ranked = places[playerID] ?? null;
  const cards = G.handSizes[playerID] ?? 0;
  const bug = G.bugs[playerID];
  const isReady =
    ranked !== null || (G.step === 'legPass' ? G.hasChosen[playerID] : G.isDone[playerID]);
  const isHome = (G.finishedInTurn[playerID] ?? null) !== null;
  const name = seating.nameOf(playerID);
  return (
    <li data-ready={isReady} data-own={playerID === viewer} style={{ order: props.place }}>
      <strong title={name}>
        <SeatSign playerID={playerID} />
        <bdi>{playerID === viewer ? words.you(name) : name}</bdi>
        <BotMark level={seating.botAt(playerID)} names={bots} />
      </strong>
      <span>
        {statusOf(G, playerID, { place: ranked, isFree }, words)}
        {ranked === null && cards > 0 && ` · ${words.cardsInHand(cards)}`}
        {seating.isAway(playerID) && ` · ${words.status.away}`}
      </span>
      {bug && !isHome && <em>{words.toGo(sectionsToGo(bug, G.options.trackLength))}</em>}
    </li>
  );
}

/** Shows every seat below its track: its status, its number of cards, and how far its bug has to go. */
export function Seats(props: SeatsProps) {
  const seats = Object.keys(props.G.bugs);
  const tracks = tracksOf(seats, props.viewer);
  return (
    <ul className="bug-race-seats" data-seats={seats.length}>
      {seats.map((playerID) => (
        <SeatPlate
          key={playerID}
          {...props}
          playerID={playerID}
          place={tracks.findIndex((track) => track.playerID === playerID)}
        />
      ))}
    </ul>
  );
}

/** Shows the turn, the direction of passing, the pile and the discards. */
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
              <span className="paddock-unseen">
                {words.lastDiscard((legCards[top]?.legs ?? []).map((leg) => words.legs[leg]))}
              </span>
            </>
          )}
        </dd>
      </div>
    </dl>
  );
}
