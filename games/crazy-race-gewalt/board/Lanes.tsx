import { type CSSProperties, Fragment, useMemo } from 'react';
import { seatColour } from '../../kit/board/SeatSign.tsx';
import { ofSeat } from '../../kit/seats.ts';
import { betOn, laneCount, type Stage, stageOf, stages } from '../components.ts';
import type { CrazyRaceEvent } from '../events.ts';
import { cardOn, laneOf, squaresAt } from '../rules.ts';
import type { LaidCard, Spot } from '../state.ts';
import { Gate, StageLine } from './Gate.tsx';
import { Ground } from './Ground.tsx';
import { type Course, layOut, pawnPoint, placed, placedAround } from './geometry.ts';
import { LaneHead } from './LaneHead.tsx';
import { PawnFigure } from './Pawn.tsx';
import type { Parts } from './parts.ts';
import type { Shown } from './playback.ts';
import { SectionTile, type TileState } from './SectionTile.tsx';
import { Trophy } from './Trophy.tsx';
import { isSameSpot, squaresChosen } from './tryout.ts';
import { useArrangement } from './useArrangement.ts';
import { laneName, sectionName } from './words.ts';

/** Where there is less room before a lane, in units of the course, no sign stands. */
const leastHead = 12;

/** What the parts of the course share. */
interface LaneParts extends Parts {
  readonly course: Course;
  /** The sections as they are displayed: played back, or tried out. */
  readonly laid: Shown['laid'];
}

/** The sections that what is being shown is about. */
function spotsOf(event: CrazyRaceEvent | null): readonly Spot[] {
  if (event?.type === 'laidSection') return [event];
  return event?.type === 'relocated' ? [event.from, event.to] : [];
}

/** The button on a section that can be pressed now. */
function SpotButton({ spot, name, parts }: { spot: Spot; name: string; parts: LaneParts }) {
  const { G, own, text } = parts;
  const { actions } = text.board;
  if (!own?.choice) return null;
  const use = own.spotUse(spot);
  if (use === null) return null;
  const labels = { pickUp: actions.pickUp, tryOut: actions.tryOn, send: actions.layOn };
  const squares = use === 'pickUp' ? squaresAt(G, spot) : squaresChosen(G, own.choice);
  return (
    <button
      type="button"
      className="crazy-race-gewalt-spot"
      data-use={use}
      aria-label={labels[use](squares ?? 0, name)}
      // A first press tries out, a second one sends: a double click means the first.
      onClick={({ detail }) => detail <= 1 && own.press(spot)}
    />
  );
}

function tileState({ own, display }: LaneParts, spot: Spot): TileState {
  const isShown = spotsOf(display.event).some((each) => isSameSpot(each, spot));
  if (isShown) return 'chosen';
  if (display.event !== null || !own?.choice || own.isSending) return 'plain';
  const { at, from } = own.choice;
  if (isSameSpot(at, spot) || isSameSpot(from, spot)) return 'chosen';
  return own.spotUse(spot) === null ? 'plain' : 'open';
}

/** Who laid a section card, and who moved it. */
function historyOf({ laidBy, movedBy }: LaidCard, { seating, text }: LaneParts): string {
  return text.board.laidBy(
    seating.nameOf(laidBy),
    movedBy === null ? null : seating.nameOf(movedBy),
  );
}

/** A section with what can be done with it. */
function Section({ spot, lane, parts }: { spot: Spot; lane: string; parts: LaneParts }) {
  const { course, laid, own, display, text } = parts;
  const { board: words } = text;
  const rect = course.sections[spot.lane]?.[spot.section];
  const playerID = String(spot.lane);
  const pawn = display.shown.pawns[playerID];
  if (!rect) return null;
  const squares = squaresAt({ laid }, spot);
  const card = cardOn({ laid }, spot);
  const isHere = pawn?.section === spot.section;
  const name = sectionName(lane, spot.section, words);
  const state = tileState(parts, spot);
  const isOpen = display.event === null && own?.isSending === false;
  return (
    <li data-state={state}>
      <SectionTile
        stage={stageOf(spot.section)}
        squares={squares}
        card={card && { putBy: card.movedBy ?? card.laidBy, history: historyOf(card, parts) }}
        state={state}
        marked={isHere ? pawn.square : null}
        markColour={seatColour(playerID).fill}
        style={placed(rect, course)}
      >
        <span className="crazy-race-gewalt-unseen">
          {name}: {(card ? words.cardSquares : words.squares)(squares)}
          {card && `, ${historyOf(card, parts)}`}
        </span>
        {isOpen && <SpotButton spot={spot} name={name} parts={parts} />}
      </SectionTile>
    </li>
  );
}

/** All lanes, one list of sections each. */
function Sections(parts: LaneParts) {
  const { laid, G, seating, text } = parts;
  return (
    <ul aria-label={text.board.lanes}>
      {laid.map((sections, lane) => {
        const name = laneName(G, lane, seating.nameOf, text.board);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its number
          <li key={lane}>
            <ol aria-label={name}>
              {sections.map((_, section) => (
                <Section
                  // biome-ignore lint/suspicious/noArrayIndexKey: a section is its number
                  key={section}
                  spot={{ lane, section }}
                  lane={name}
                  parts={parts}
                />
              ))}
            </ol>
          </li>
        );
      })}
    </ul>
  );
}

/** A trophy: waiting above the lanes, or won behind the line; the one of the own bet is marked until it is lost. */
function Cup({ place, stage, parts }: { place: number; stage: Stage; parts: LaneParts }) {
  const { course, display, G, own } = parts;
  const { trophies } = display.shown;
  const seats = Object.keys(trophies);
  const owner = seats.find((seat) => trophies[seat]?.[stage] === place);
  const cards = own && G.players[own.playerID];
  const bet = cards ? betOn(cards.bet, seats.length)[stage] : null;
  const isInReach = owner === undefined || owner === own?.playerID;
  const shelf = course.trophies[stage][laneCount - seats.length + place - 1];
  const point = owner === undefined ? shelf : course.won[stage][laneOf(owner)];
  return (
    point && (
      <div
        className="crazy-race-gewalt-cup"
        data-won={owner !== undefined}
        data-bet={place === bet && isInReach}
        style={placedAround(point, course.trophySize, course)}
      >
        <Trophy stage={stage} place={place} />
      </div>
    )
  );
}

/** All trophies of a stage; in words, those that can still be won. */
function StageTrophies({ stage, parts }: { stage: Stage; parts: LaneParts }) {
  const { display, text } = parts;
  const trophies = Object.values(display.shown.trophies);
  const places = trophies.map((_, index) => index + 1);
  const waiting = places.filter((place) => trophies.every((own) => own[stage] !== place));
  return (
    <>
      {waiting.length > 0 && (
        <p className="crazy-race-gewalt-unseen">
          {text.board.trophies(stage)}: {waiting.join(', ')}
        </p>
      )}
      {places.map((place) => (
        <Cup key={place} place={place} stage={stage} parts={parts} />
      ))}
    </>
  );
}

/** A pawn; while it moves it hops from square to square. */
function Pawn({ playerID, parts }: { playerID: string; parts: LaneParts }) {
  const { course, display } = parts;
  const { shown, event, milliseconds } = display;
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
      data-moving={isMoving}
      data-turn={shown.turn.playerID === playerID}
      style={style}
    >
      {/* Each square anew, so that each has its hop. */}
      <div key={isMoving ? `${place?.section} ${place?.square}` : 'still'}>
        <PawnFigure playerID={playerID} />
      </div>
    </div>
  );
}

/** What doesn't change in a race: the stages with their lines, and whose each lane is. */
function Landscape({ course, display }: LaneParts) {
  const { pawns } = display.shown;
  return stages.map((stage) => (
    <Fragment key={stage}>
      <div
        className="crazy-race-gewalt-panel"
        data-stage={stage}
        style={placed(course.panels[stage], course)}
      >
        <Ground stage={stage} arrangement={course.arrangement} />
      </div>
      <div className="crazy-race-gewalt-placed" style={placed(course.lines[stage], course)}>
        <StageLine stage={stage} />
      </div>
      <div className="crazy-race-gewalt-placed" style={placed(course.gates[stage], course)}>
        <Gate stage={stage} />
      </div>
      {course.heads[stage].map(
        (head, lane) =>
          head.width > leastHead && (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its number
              key={lane}
              className="crazy-race-gewalt-placed crazy-race-gewalt-lane-head"
              style={placed(head, course)}
            >
              <LaneHead lane={lane} isUsed={String(lane) in pawns} />
            </div>
          ),
      )}
    </Fragment>
  ));
}

/** The five lanes through the three stages, with all that stands and lies on them. */
export function Lanes(parts: Parts) {
  const { own, display } = parts;
  const { shown, event } = display;
  const arrangement = useArrangement();
  const laid = event === null && own ? own.laid : shown.laid;
  const course = useMemo(() => {
    const squares = laid.map((sections, lane) =>
      sections.map((_, section) => squaresAt({ laid }, { lane, section })),
    );
    return layOut(squares, arrangement);
  }, [laid, arrangement]);
  const all: LaneParts = { ...parts, course, laid };
  return (
    <div className="crazy-race-gewalt-course-frame">
      <div
        className="crazy-race-gewalt-course"
        data-arrangement={arrangement}
        style={{ aspectRatio: `${course.width} / ${course.height}` }}
      >
        <Landscape {...all} />
        <Sections {...all} />
        {stages.map((stage) => (
          <StageTrophies key={stage} stage={stage} parts={all} />
        ))}
        {Object.keys(shown.pawns).map((seat) => (
          <Pawn key={seat} playerID={seat} parts={all} />
        ))}
      </div>
    </div>
  );
}
