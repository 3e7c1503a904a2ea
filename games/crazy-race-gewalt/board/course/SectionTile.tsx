import { type CSSProperties, memo, type ReactNode } from 'react';
import { SeatSign } from '../../../kit/board/SeatSign.tsx';
import { printedSquares, type Stage } from '../../rules/components.ts';

/** Look of a section: plain, lit because it may be chosen, or chosen. */
export type TileState = 'plain' | 'open' | 'chosen';

/** Public information on the card on a section. */
interface TileCard {
  /** The player who placed the card there, or moved it there. */
  readonly putBy: string;
  /** The same in words. */
  readonly history: string;
}

/** Draws the squares of a section, or a crevice in their place. */
const Planks = memo(function Planks({
  squares,
  marked,
  markColour,
}: {
  readonly squares: number;
  readonly marked: number | null;
  readonly markColour: string | undefined;
}) {
  return (
    <span className="crazy-race-gewalt-tile-board" aria-hidden="true">
      {squares === 0 ? (
        <svg
          viewBox="0 0 24 54"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
          className="crazy-race-gewalt-crevice"
        >
          <path d="M3 0H21L17 9L23 19L16 29L21 41L17 54H7L9 44L1 33L8 22L2 12z" />
        </svg>
      ) : (
        Array.from({ length: squares }, (_, index) => index + 1).map((square) => (
          <span
            key={square}
            className="crazy-race-gewalt-square"
            data-marked={square === marked}
            style={square === marked ? { backgroundColor: markColour } : undefined}
          />
        ))
      )}
    </span>
  );
});

/**
 * Shows a section of a lane: its squares, on a card if there is one. It stretches and shrinks to its new place by
 * itself. Children, such as a button, are above it and fill it.
 */
export function SectionTile({
  stage,
  squares = printedSquares,
  card,
  state = 'plain',
  marked = null,
  markColour,
  style,
  children,
}: {
  readonly stage: Stage;
  readonly squares?: number;
  /** The card on the section, or null. */
  readonly card: TileCard | null;
  readonly state?: TileState;
  /** The square that a pawn stands on, counted from 1, in the colour `markColour`. */
  readonly marked?: number | null;
  readonly markColour?: string;
  /** Position on the course, from `placed`. */
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}) {
  return (
    <div
      className="crazy-race-gewalt-tile"
      data-stage={stage}
      data-card={card !== null}
      data-squares={squares}
      data-state={state}
      data-part={state === 'chosen' ? 'chosen-section' : undefined}
      style={style}
      title={card?.history}
    >
      <Planks squares={squares} marked={marked} markColour={markColour} />
      {card && (
        <>
          <span className="crazy-race-gewalt-tile-value" aria-hidden="true">
            {squares}
          </span>
          <SeatSign playerID={card.putBy} />
        </>
      )}
      {children}
    </div>
  );
}
