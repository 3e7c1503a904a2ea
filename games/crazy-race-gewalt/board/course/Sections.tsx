import { memo, useState } from 'react';
import { boardKeys, hintAtArrowKeys } from '../../../kit/board/hooks/arrow-hint.ts';
import { useSteady } from '../../../kit/board/hooks/useSteady.ts';
import { seatColour } from '../../../kit/board/SeatSign.tsx';
import { stageOf } from '../../rules/components.ts';
import type { GewaltEvent } from '../../rules/events.ts';
import { cardOn, squaresAt } from '../../rules/index.ts';
import type { SectionRef } from '../../rules/state.ts';
import { isSameSpot, type SpotUse, squaresChosen } from '../turn/tryout.ts';
import { historyOf, laneInWords, laneName, sectionInWords, sectionName } from '../turn/words.ts';
import { placed } from './geometry.ts';
import type { LaneParts } from './lane-parts.ts';
import { SectionTile, type TileState } from './SectionTile.tsx';

/** Returns the sections that the event being shown is about. */
function spotsOf(event: GewaltEvent | null): readonly SectionRef[] {
  if (event?.type === 'laidSection') return [event];
  return event?.type === 'relocated' ? [event.from, event.to] : [];
}

function tileState({ own, open, playback }: LaneParts, spot: SectionRef): TileState {
  const isShown = spotsOf(playback.event).some((each) => isSameSpot(each, spot));
  if (isShown) return 'chosen';
  if (playback.event !== null || !own?.choice || own.isSending) return 'plain';
  const { at, from } = own.choice;
  if (isSameSpot(at, spot) || isSameSpot(from, spot)) return 'chosen';
  return open.some((each) => isSameSpot(each, spot)) ? 'open' : 'plain';
}

/**
 * Props of a section. All are compared by value, so that a section is rendered again only if its look or use has
 * changed.
 */
interface SectionProps extends ReturnType<typeof placed> {
  readonly lane: number;
  readonly section: number;
  readonly squares: number;
  /** The player who put a card there. Null if there is none. */
  readonly putBy: string | null;
  readonly history: string;
  readonly state: TileState;
  /** The square that a pawn stands on, or null. */
  readonly marked: number | null;
  /** Whether a card is being placed. In that case the section is a cell of a grid. */
  readonly isPlacing: boolean;
  /** The effect of a press. Null if the section can't be pressed now. */
  readonly use: SpotUse | null;
  /**
   * The effect of a press in words, or else the section with the pawn on it. It is only used while a card is being
   * placed.
   */
  readonly told: string;
  /** Whether the Tab key reaches this section. Arrow keys lead on from there. */
  readonly isEntry: boolean;
  readonly onEnter: (spot: SectionRef) => void;
  readonly onPress: (spot: SectionRef) => void;
}

/** Describes the effect of a press on a section. */
function pressInWords(
  { G, own, text }: LaneParts,
  spot: SectionRef,
  { use, name }: { readonly use: SpotUse; readonly name: string },
): string {
  const { actions } = text.board;
  const labels = { pickUp: actions.pickUp, tryOut: actions.tryOn, send: actions.layOn };
  const chosen = own?.choice ? squaresChosen(G, own.choice) : null;
  const squares = use === 'pickUp' ? squaresAt(G, spot) : chosen;
  return labels[use](squares ?? 0, sectionName(name, spot.section, text.board));
}

/** Describes a section with the pawn on it. */
function spotInWords(
  { sectionCards, playback, seating, text }: LaneParts,
  spot: SectionRef,
): string {
  const { nameOf } = seating;
  const playerID = String(spot.lane);
  const pawn = playback.shown.pawns[playerID];
  const section = sectionInWords({ sectionCards }, spot, nameOf, text.board);
  if (pawn?.section !== spot.section) return section;
  return `${section}, ${text.board.pawnOn(nameOf(playerID), pawn.square)}`;
}

/** Returns the look of a section. Null if it is not drawn. */
function shownOn(
  parts: LaneParts,
  spot: SectionRef,
  { name, isPlacing }: { readonly name: string; readonly isPlacing: boolean },
): Omit<SectionProps, 'isEntry' | 'onEnter' | 'onPress'> | null {
  const { course, sectionCards, open, own, playback, seating, text, drawn } = parts;
  if (!drawn.includes(stageOf(spot.section))) return null;
  const rect = course.sections[spot.lane]?.[spot.section];
  if (!rect) return null;
  const pawn = playback.shown.pawns[String(spot.lane)];
  const card = cardOn({ sectionCards }, spot);
  const isOpen = open.some((each) => isSameSpot(each, spot));
  const use = isOpen ? (own?.spotUse(spot) ?? null) : null;
  const toPress = use && pressInWords(parts, spot, { use, name });
  return {
    ...spot,
    ...placed(rect, course),
    squares: squaresAt({ sectionCards }, spot),
    putBy: card && (card.movedBy ?? card.placedBy),
    history: card ? historyOf(card, seating.nameOf, text.board) : '',
    state: tileState(parts, spot),
    marked: pawn?.section === spot.section ? pawn.square : null,
    isPlacing,
    use,
    told: isPlacing ? (toPress ?? spotInWords(parts, spot)) : '',
  };
}

/** Shows a section with its button. It is a cell of the grid while a card is being placed. */
const Section = memo(function Section({ lane, section, state, isPlacing, ...shown }: SectionProps) {
  const { left, top, width, height, squares, putBy, history, marked, use, told } = shown;
  return (
    <div
      data-state={state}
      {...(isPlacing
        ? { role: 'gridcell', 'aria-label': use === null ? told : undefined }
        : { 'aria-hidden': true })}
    >
      <SectionTile
        stage={stageOf(section)}
        squares={squares}
        card={putBy === null ? null : { putBy, history }}
        state={state}
        marked={marked}
        markColour={seatColour(String(lane)).fill}
        style={{ left, top, width, height }}
      >
        {use !== null && (
          <button
            type="button"
            className="crazy-race-gewalt-spot"
            data-part="spot"
            data-use={use}
            aria-label={told}
            tabIndex={shown.isEntry ? 0 : -1}
            aria-keyshortcuts={shown.isEntry ? boardKeys : undefined}
            onFocus={({ target: focused }) => {
              shown.onEnter({ lane, section });
              hintAtArrowKeys(focused);
            }}
            // A first press drafts, a second one sends. A double click counts as the first.
            onClick={({ detail }) => detail <= 1 && shown.onPress({ lane, section })}
          />
        )}
      </SectionTile>
    </div>
  );
});

/** Returns the section that the Tab key reaches: that of the draft, else one ahead of the viewer's own pawn. */
function entryTo({ open, own, playback }: LaneParts): SectionRef | null {
  const tried = open.find((spot) => isSameSpot(own?.choice?.at ?? null, spot));
  const lane = Number(own?.playerID);
  const section = playback.shown.pawns[own?.playerID ?? '']?.section ?? 0;
  const ahead = open.find((spot) => spot.lane === lane && spot.section > section);
  return tried ?? ahead ?? open[0] ?? null;
}

/** Shows all lanes: a list that describes each lane. While a card is being placed, it is a grid with one Tab stop. */
export function Sections(parts: LaneParts) {
  const { sectionCards, open, own, playback, seating, text } = parts;
  const [entered, onEnter] = useState<SectionRef | null>(null);
  const onPress = useSteady((spot: SectionRef) => own?.press(spot));
  const isPlacing = open.length > 0;
  const isStillOpen = entered !== null && open.some((spot) => isSameSpot(entered, spot));
  const entry = isStillOpen ? entered : entryTo(parts);
  const { nameOf } = seating;
  const state = { pawns: playback.shown.pawns, sectionCards };
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles can be named
    <div role={isPlacing ? 'grid' : 'list'} aria-label={text.board.lanes}>
      {sectionCards.map((sections, lane) => {
        const name = laneName(state, lane, nameOf, text.board);
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its number
            key={lane}
            {...(isPlacing ? { role: 'row', 'aria-label': name } : { role: 'listitem' })}
          >
            <span className="paddock-unseen" {...(isPlacing && { role: 'rowheader' })}>
              {laneInWords(state, lane, nameOf, text.board)}
            </span>
            {sections.map((_, section) => {
              const spot = { lane, section };
              const shown = shownOn(parts, spot, { name, isPlacing });
              return (
                shown && (
                  <Section
                    // biome-ignore lint/suspicious/noArrayIndexKey: a section is its number
                    key={section}
                    {...shown}
                    onEnter={onEnter}
                    onPress={onPress}
                    isEntry={isSameSpot(entry, spot)}
                  />
                )
              );
            })}
          </div>
        );
      })}
    </div>
  );
}
