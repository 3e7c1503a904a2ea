import { ofSeat } from '../../../kit/seats.ts';
import { laneCount, type Stage } from '../../rules/components.ts';
import { laneOf } from '../../rules/index.ts';
import { WorthMark } from '../cards/WorthMark.tsx';
import { distancesFrom } from '../course/distance.ts';
import { placedAround } from '../course/geometry.ts';
import type { CourseParts } from '../course/lane-parts.ts';
import { Trophy } from '../standings/Trophy.tsx';
import { worthOf } from '../standings/worth.ts';

/**
 * Draws a trophy: waiting above the lanes, or won behind the line. The one of the viewer's bet is marked until it is
 * lost.
 */
function Cup({ place, stage, parts }: { place: number; stage: Stage; parts: CourseParts }) {
  const { course, playback, G, viewer } = parts;
  const { trophies } = playback.shown;
  const seats = Object.keys(trophies);
  const owner = seats.find((seat) => trophies[seat]?.[stage] === place);
  const worth =
    viewer === null
      ? undefined
      : worthOf(G, playback.shown, viewer).find((each) => each.stage === stage);
  const isOwn = owner !== undefined && owner === viewer;
  const isInReach = owner === undefined || isOwn;
  const shelf = course.trophies[stage][laneCount - seats.length + place - 1];
  const point = owner === undefined ? shelf : course.won[stage][laneOf(owner)];
  return (
    point && (
      <div
        className="crazy-race-gewalt-cup"
        data-won={owner !== undefined}
        data-bet={place === worth?.bet && isInReach}
        style={placedAround(point, course.trophySize, course)}
      >
        <Trophy stage={stage} place={place} />
        {isOwn && worth && <WorthMark isWon={worth.standing === 'won'} />}
      </div>
    )
  );
}

/** Shows all trophies of a stage. In words, it lists those that can still be won. */
export function StageTrophies({ stage, parts }: { stage: Stage; parts: CourseParts }) {
  const { playback, text } = parts;
  const trophies = Object.values(playback.shown.trophies);
  const places = trophies.map((_, index) => index + 1);
  const waiting = places.filter((place) => trophies.every((own) => own[stage] !== place));
  return (
    <>
      {waiting.length > 0 && (
        <p className="paddock-unseen">
          {text.board.trophies(stage)}: {waiting.join(', ')}
        </p>
      )}
      {places.map((place) => (
        <Cup key={place} place={place} stage={stage} parts={parts} />
      ))}
    </>
  );
}

/** Shows how far a pawn has to go to the next line, where its trophy will stand. */
export function ToGo({ playerID, parts }: { playerID: string; parts: CourseParts }) {
  const { course, sectionCards, playback, text } = parts;
  const { shown } = playback;
  const place = ofSeat(shown.pawns, playerID);
  if (place === null) return null;
  const [next] = distancesFrom({ sectionCards }, { playerID, place });
  const [now] = distancesFrom({ sectionCards: shown.sectionCards }, { playerID, place });
  const point =
    next && parts.drawn.includes(next.stage) && course.won[next.stage][laneOf(playerID)];
  if (!point) return null;
  return (
    <div
      className="crazy-race-gewalt-to-go"
      data-tried={next.squares !== now?.squares}
      style={placedAround(point, course.trophySize, course)}
      title={text.board.distance.toLine(next.squares, next.stage)}
      aria-hidden="true"
    >
      <span>{next.squares}</span>
    </div>
  );
}

/** Shows the trophies of all stages and, behind each line, the distances still to go. */
export function Cups(parts: CourseParts) {
  return (
    <>
      {parts.drawn.map((stage) => (
        <StageTrophies key={stage} stage={stage} parts={parts} />
      ))}
      {Object.keys(parts.playback.shown.pawns).map((seat) => (
        <ToGo key={seat} playerID={seat} parts={parts} />
      ))}
    </>
  );
}
