import { useState } from 'react';
import { seatColour } from '../../kit/board/SeatSign.tsx';
import { stageOf } from '../components.ts';
import type { CrazyRaceEvent } from '../events.ts';
import { cardOn, squaresAt } from '../rules.ts';
import type { Spot } from '../state.ts';
import { placed } from './geometry.ts';
import type { LaneParts } from './lane-parts.ts';
import { SectionTile, type TileState } from './SectionTile.tsx';
import { isSameSpot, squaresChosen } from './tryout.ts';
import { historyOf, laneInWords, laneName, sectionInWords, sectionName } from './words.ts';

/** The sections that what is being shown is about. */
function spotsOf(event: CrazyRaceEvent | null): readonly Spot[] {
  if (event?.type === 'laidSection') return [event];
  return event?.type === 'relocated' ? [event.from, event.to] : [];
}

function tileState({ own, open, display }: LaneParts, spot: Spot): TileState {
  const isShown = spotsOf(display.event).some((each) => isSameSpot(each, spot));
  if (isShown) return 'chosen';
  if (display.event !== null || !own?.choice || own.isSending) return 'plain';
  const { at, from } = own.choice;
  if (isSameSpot(at, spot) || isSameSpot(from, spot)) return 'chosen';
  return open.some((each) => isSameSpot(each, spot)) ? 'open' : 'plain';
}

/** All that the sections have in common while a card is placed. */
interface GridParts extends LaneParts {
  /** The one section that the tabulator key comes to; arrow keys go on from there. */
  readonly entry: Spot | null;
  readonly onEnter: (spot: Spot) => void;
}

/** The button on a section that can be pressed now. */
function SpotButton({ spot, name, parts }: { spot: Spot; name: string; parts: GridParts }) {
  const { G, own, entry, onEnter, text } = parts;
  const { actions } = text.board;
  const use = own?.choice && own.spotUse(spot);
  if (!use) return null;
  const labels = { pickUp: actions.pickUp, tryOut: actions.tryOn, send: actions.layOn };
  const squares = use === 'pickUp' ? squaresAt(G, spot) : squaresChosen(G, own.choice);
  return (
    <button
      type="button"
      className="crazy-race-gewalt-spot"
      data-use={use}
      aria-label={labels[use](squares ?? 0, name)}
      tabIndex={isSameSpot(entry, spot) ? 0 : -1}
      onFocus={() => onEnter(spot)}
      // A first press tries out, a second one sends: a double click means the first.
      onClick={({ detail }) => detail <= 1 && own.press(spot)}
    />
  );
}

/** A section in words, with the pawn that stands there. */
function SpotWords({ spot, parts }: { spot: Spot; parts: GridParts }) {
  const { laid, display, seating, text } = parts;
  const playerID = String(spot.lane);
  const pawn = display.shown.pawns[playerID];
  const isHere = pawn?.section === spot.section;
  return (
    <span className="crazy-race-gewalt-unseen">
      {sectionInWords({ laid }, spot, seating.nameOf, text.board)}
      {isHere && `, ${text.board.pawnOn(seating.nameOf(playerID), pawn.square)}`}
    </span>
  );
}

/** A section with what can be done with it; a cell of the grid while a card is placed. */
function Section({ spot, lane, parts }: { spot: Spot; lane: string; parts: GridParts }) {
  const { course, laid, open, display, seating, text } = parts;
  const rect = course.sections[spot.lane]?.[spot.section];
  const playerID = String(spot.lane);
  const pawn = display.shown.pawns[playerID];
  if (!rect) return null;
  const card = cardOn({ laid }, spot);
  const state = tileState(parts, spot);
  const isPlacing = open.length > 0;
  const isOpen = open.some((each) => isSameSpot(each, spot));
  const history = card && historyOf(card, seating.nameOf, text.board);
  return (
    <div data-state={state} {...(isPlacing ? { role: 'gridcell' } : { 'aria-hidden': true })}>
      <SectionTile
        stage={stageOf(spot.section)}
        squares={squaresAt({ laid }, spot)}
        card={card && { putBy: card.movedBy ?? card.laidBy, history: history ?? '' }}
        state={state}
        marked={pawn?.section === spot.section ? pawn.square : null}
        markColour={seatColour(playerID).fill}
        style={placed(rect, course)}
      >
        {isPlacing && !isOpen && <SpotWords spot={spot} parts={parts} />}
        {isOpen && (
          <SpotButton
            spot={spot}
            name={sectionName(lane, spot.section, text.board)}
            parts={parts}
          />
        )}
      </SectionTile>
    </div>
  );
}

/** Where the keyboard comes to the sections: where the card is tried out, else before the own pawn. */
function entryTo({ open, own, display }: LaneParts): Spot | null {
  const tried = open.find((spot) => isSameSpot(own?.choice?.at ?? null, spot));
  const lane = Number(own?.playerID);
  const section = display.shown.pawns[own?.playerID ?? '']?.section ?? 0;
  const ahead = open.find((spot) => spot.lane === lane && spot.section > section);
  return tried ?? ahead ?? open[0] ?? null;
}

/** All lanes: a list that tells of each, and while a card is placed a grid with one stop for the tabulator key. */
export function Sections(parts: LaneParts) {
  const { laid, open, display, seating, text } = parts;
  const [entered, onEnter] = useState<Spot | null>(null);
  const isPlacing = open.length > 0;
  const isStillOpen = entered !== null && open.some((spot) => isSameSpot(entered, spot));
  const all: GridParts = { ...parts, entry: isStillOpen ? entered : entryTo(parts), onEnter };
  const { nameOf } = seating;
  const state = { pawns: display.shown.pawns, laid };
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles can be named
    <div role={isPlacing ? 'grid' : 'list'} aria-label={text.board.lanes}>
      {laid.map((sections, lane) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its number
          key={lane}
          {...(isPlacing
            ? { role: 'row', 'aria-label': laneName(state, lane, nameOf, text.board) }
            : { role: 'listitem' })}
        >
          <span className="crazy-race-gewalt-unseen" {...(isPlacing && { role: 'rowheader' })}>
            {laneInWords(state, lane, nameOf, text.board)}
          </span>
          {sections.map((_, section) => (
            <Section
              // biome-ignore lint/suspicious/noArrayIndexKey: a section is its number
              key={section}
              spot={{ lane, section }}
              lane={laneName(state, lane, nameOf, text.board)}
              parts={all}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
