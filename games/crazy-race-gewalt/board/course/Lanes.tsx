import { type CSSProperties, memo, useCallback, useMemo, useRef } from 'react';
import { ofSeat } from '../../../kit/seats.ts';
import { laneCount, stageOf, stages } from '../../rules/components.ts';
import { laneOf, squaresAt } from '../../rules/index.ts';
import type { PawnPosition, SectionCards, SectionRef } from '../../rules/state.ts';
import { Cups } from '../hand/Cups.tsx';
import type { Parts } from '../parts.ts';
import { layOut, pawnPoint, placedAround, widths } from './geometry.ts';
import { Landscape } from './Landscape.tsx';
import type { CourseParts } from './lane-parts.ts';
import { PawnFigure } from './Pawn.tsx';
import { Sections } from './Sections.tsx';
import { useArrangement, useFingertip, useIsLow } from './useArrangement.ts';

/** Shows a pawn. While it moves, it hops from square to square. */
export function Pawn({ playerID, parts }: { playerID: string; parts: CourseParts }) {
  const { course, playback } = parts;
  const { shown, event, milliseconds } = playback;
  const place = ofSeat(shown.pawns, playerID);
  const isMoving = event?.type === 'moved' && event.playerID === playerID;
  // React's type has no custom properties.
  const style = {
    ...placedAround(pawnPoint(course, laneOf(playerID), place), course.pawnSize, course),
    ...(isMoving && { '--crazy-race-gewalt-hop': `${milliseconds}ms` }),
  } as CSSProperties;
  return (
    <div
      className="crazy-race-gewalt-runner"
      data-part={`pawn-${playerID}`}
      data-moving={isMoving}
      style={style}
    >
      {/* A new key for each square, so that each has its own hop. */}
      <div key={isMoving ? `${place?.section} ${place?.square}` : 'still'}>
        <PawnFigure playerID={playerID} />
      </div>
    </div>
  );
}

/** Shows the pieces on the lanes: trophies and pawns. */
const Pieces = memo(function Pieces(parts: CourseParts) {
  const isDrawn = ([, place]: readonly [string, PawnPosition | null]) =>
    parts.drawn.includes(place ? stageOf(place.section) : 'red');
  return (
    <>
      <Cups {...parts} />
      {Object.entries(parts.playback.shown.pawns)
        .filter(isDrawn)
        .map(([seat]) => (
          <Pawn key={seat} playerID={seat} parts={parts} />
        ))}
    </>
  );
});

const firstStages = stages.slice(0, 1);

/** Returns the sections that the chosen card can be used on now. */
function openSpots(
  { own, playback }: Pick<Parts, 'own' | 'playback'>,
  sectionCards: SectionCards,
): readonly SectionRef[] {
  if (!own?.choice || own.isSending || playback.event !== null) return [];
  return sectionCards.flatMap((sections, lane) =>
    sections.flatMap((_, section) => (own.spotUse({ lane, section }) ? [{ lane, section }] : [])),
  );
}

/** Shows the five lanes through the three stages, with everything on them. */
export function Lanes({ own, isPainted, ...common }: Parts & { readonly isPainted: boolean }) {
  const { playback, text } = common;
  const { shown, event } = playback;
  const arrangement = useArrangement();
  const frame = useRef<HTMLDivElement>(null);
  const fingertip = useFingertip(frame, widths[arrangement]);
  const isLow = useIsLow();
  const sectionCards = event === null && own ? own.sectionCards : shown.sectionCards;
  const open = openSpots({ own, playback }, sectionCards);
  const seats = Object.keys(shown.pawns);
  // Unused lanes and short sections take little room, except where they must fit fingertips. For players this holds
  // from the start, so that nothing below moves when a card is chosen.
  const isPlacing = open.length > 0;
  const isWide = own !== null && (fingertip > 0 || arrangement === 'below');
  const fullLanes = isWide ? laneCount : seats.length;
  const minSection = isPlacing ? fingertip : 0;
  const course = useMemo(() => {
    const squares = sectionCards.map((sections, lane) =>
      sections.map((_, section) => squaresAt({ sectionCards }, { lane, section })),
    );
    return layOut(squares, { arrangement, fullLanes, minSection });
  }, [sectionCards, arrangement, fullLanes, minSection]);
  const drawn = isPainted || arrangement === 'beside' ? stages : firstStages;
  const onCourse: CourseParts = { ...common, course, sectionCards, drawn };
  const isUsed = useCallback((lane: number) => lane < seats.length, [seats.length]);
  return (
    <section
      className="crazy-race-gewalt-course-frame"
      data-part="course-frame"
      // A scrolling region must be reachable by keyboard.
      {...(isLow && { tabIndex: 0, 'aria-label': text.board.lanes })}
    >
      <h2 className="paddock-unseen">{text.board.lanes}</h2>
      <div
        ref={frame}
        className="crazy-race-gewalt-course"
        data-part="course"
        data-arrangement={arrangement}
        style={{ aspectRatio: `${course.width} / ${course.height}` }}
      >
        <Landscape course={course} only={drawn} isUsed={isUsed} />
        <Sections {...onCourse} own={own} open={open} />
        <Pieces {...onCourse} />
      </div>
    </section>
  );
}
