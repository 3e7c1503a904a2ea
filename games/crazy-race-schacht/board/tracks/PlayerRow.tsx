import { BotMark } from '../../../kit/board/BotMark.tsx';
import { SeatSign } from '../../../kit/board/SeatSign.tsx';
import type { SeatedPlayers, Seating } from '../../../kit/board/seating.ts';
import type { BotNames } from '../../../kit/text.ts';
import type { BoardText } from '../../locales/board/en.ts';
import { homeProgress, models, pointsCards } from '../../rules/components.ts';
import { playersToMove, resultOf } from '../../rules/index.ts';
import type { Locomotives, SchachtState } from '../../rules/state.ts';
import { PointsFace } from '../cards/PointsCard.tsx';
import { placeName } from '../stage/places.ts';
import type { Shown } from '../turn/playback.ts';
import type { OwnMovement } from '../turn/useOwnTurn.ts';
import { TrackRow } from './TrackRow.tsx';

interface PlayerRowProps {
  readonly G: SchachtState;
  readonly shown: Shown;
  readonly playerID: string;
  readonly locomotives: Locomotives;
  readonly viewer: string | null;
  readonly movement: OwnMovement | null;
  readonly seating: SeatedPlayers;
  /** Whether a playback is in progress. In that case a seat's present status is not shown. */
  readonly isPlayedBack: boolean;
  readonly words: BoardText;
  readonly bots: BotNames;
}

/** Returns the status of a seat. */
function statusOf(
  G: SchachtState,
  playerID: string,
  { isFree }: Seating,
  { status }: BoardText,
): string {
  const place = resultOf(G)?.ranking.find((ranked) => ranked.playerID === playerID)?.place;
  if (place !== undefined) return status.place(place);
  if (isFree(playerID)) return status.free;
  if (!playersToMove(G).includes(playerID)) return status.waiting;
  const { step } = G;
  if (step.phase === 'driverPlacement') return status.placing;
  const isMoving = step.phase === 'stageEvaluation' && step.asks === 'movement';
  return isMoving ? status.moving : status.choosing;
}

/** Shows a player's points cards: their sum, and each card. */
function Points({
  cards,
  words,
}: {
  readonly cards: readonly number[];
  readonly words: BoardText;
}) {
  const found = cards.flatMap((cardID) => pointsCards[cardID] ?? []);
  const values = found.map(({ value }) => value);
  return (
    <div className="crazy-race-schacht-won">
      <strong>{words.points(values.reduce((sum, value) => sum + value, 0))}</strong>
      {found.length > 0 && (
        <>
          <span className="paddock-unseen">{words.pointsCards(values)}</span>
          <ul aria-hidden="true">
            {found.map(({ id, value, pile }) => (
              <li key={id}>
                <PointsFace value={value} pile={pile} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Describes a player's track in words, for players who can't see it. */
function TrackInWords({
  locomotives,
  words,
}: {
  readonly locomotives: Locomotives;
  readonly words: BoardText;
}) {
  return (
    <ul className="paddock-unseen">
      {models.map((model) => {
        const progress = locomotives[model];
        const place = placeName(progress, words);
        return (
          <li key={model}>
            {words.locomotive(words.models[model], place, homeProgress - progress)}
          </li>
        );
      })}
    </ul>
  );
}

/** Shows the player at a seat, the seat's status, and public information on it. */
function SeatMarks(props: PlayerRowProps) {
  const { G, shown, playerID, viewer, seating, words } = props;
  const { status } = words;
  const name = seating.nameOf(playerID);
  return (
    <ul>
      <li className="crazy-race-schacht-name">
        <SeatSign playerID={playerID} />
        <h3>
          <bdi>{playerID === viewer ? words.you(name) : name}</bdi>
        </h3>
        <BotMark level={seating.botAt(playerID)} names={props.bots} />
      </li>
      {/* Its room stays reserved. */}
      <li className="crazy-race-schacht-status" data-told={!props.isPlayedBack}>
        {statusOf(G, playerID, seating, words)}
      </li>
      {seating.isAway(playerID) && (
        <li className="crazy-race-schacht-mark" data-mark="away">
          {status.away}
        </li>
      )}
      {shown.firstPlayer === playerID && G.step.phase !== 'raceOver' && (
        <li className="crazy-race-schacht-mark" data-mark="first">
          {status.firstPlayer}
        </li>
      )}
      {G.isOutOfCards[playerID] && (
        <li className="crazy-race-schacht-mark" data-mark="out">
          {status.outOfCards}
        </li>
      )}
      {G.hasTakenBack[playerID] ? (
        <li className="crazy-race-schacht-mark" data-mark="used">
          {status.takeBackUsed}
        </li>
      ) : (
        <li className="paddock-unseen">{status.takeBackOpen}</li>
      )}
    </ul>
  );
}

/** Shows a seat with its name, status, points and track. */
export function PlayerRow(props: PlayerRowProps) {
  const { G, shown, playerID, locomotives, viewer, movement, words } = props;
  const isAsked = !props.isPlayedBack && playersToMove(G).includes(playerID);
  return (
    <li
      className="crazy-race-schacht-player"
      data-part={`player player-${playerID}`}
      data-asked={isAsked}
      data-own={playerID === viewer}
    >
      <div className="crazy-race-schacht-seat">
        <SeatMarks {...props} />
        <Points cards={shown.points[playerID] ?? []} words={words} />
      </div>
      <TrackInWords locomotives={locomotives} words={words} />
      <TrackRow
        playerID={playerID}
        locomotives={locomotives}
        movement={movement}
        onPress={movement?.press ?? null}
        hasRoomAbove={playerID === viewer}
      />
    </li>
  );
}
