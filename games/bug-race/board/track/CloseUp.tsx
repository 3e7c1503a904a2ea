import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { RefusalNote } from '../../../kit/board/frame/RefusalNote.tsx';
import type { BugRaceText } from '../../locales/text.ts';
import { isLeg, type Leg, legs } from '../../rules/components.ts';
import { whyNotStep } from '../../rules/index.ts';
import type { BugWithCard, Refusal, Step } from '../../rules/state.ts';
import { ruleForRefusal } from '../../rules-sections.ts';
import { BugFigure } from './BugFigure.tsx';
import { Goal } from './Goal.tsx';
import { bodyMiddle, legSpace, sectionLength, sideOf } from './geometry.ts';
import { Lane, LastSpaces } from './Lane.tsx';
import { Medal } from './Medal.tsx';
import { type GridPlace, pieceIn, placeBeside, placeOf } from './piece-grid.ts';
import type { Side } from './side.ts';
import type { Runner } from './Tracks.tsx';
import { useGlide } from './useGlide.ts';

/** The visible part of the lane: sections around the body, and its width in SVG units. */
const seenSections = 6;
const seenBehindFront = 3;
const seenWidth = 92;
/** Includes a margin, so that the marker of the rearmost leg is not cut off. */
const seenHeight = seenSections * sectionLength + 4;

function topOf(body: number): number {
  return -(body - seenBehindFront + seenSections) * sectionLength;
}

/** State of a leg on the card: it can move, can't move now, or has moved. */
export type Mark = 'lit' | 'waits' | 'moved';

function markOf({ play, shown, moved, trackLength }: CloseUpProps, leg: Leg): Mark | null {
  if (!shown.includes(leg)) return null;
  if (moved.includes(leg)) return 'moved';
  return whyNotStep(play, leg, trackLength) === null ? 'lit' : 'waits';
}

/** Draws the state of a leg onto it. */
export function MarkFigure({
  leg,
  section,
  mark,
}: {
  readonly leg: Leg;
  readonly section: number;
  readonly mark: Mark;
}) {
  const at = legSpace(leg, section);
  if (mark === 'moved') {
    return (
      <g transform={`translate(${at.x + sideOf(leg) * 11} ${at.y + 5})`} className="bug-race-moved">
        <circle r="4.6" />
        <path d="M-2.2 0l1.7 1.9l2.9-3.7" fill="none" />
      </g>
    );
  }
  if (mark === 'waits') {
    return <circle cx={at.x} cy={at.y} r="9" className="bug-race-waits" />;
  }
  const next = legSpace(leg, section + 1);
  return (
    <g className="bug-race-lit">
      <circle cx={at.x} cy={at.y} r="9.2" className="bug-race-halo-edge" />
      <circle cx={at.x} cy={at.y} r="9.2" className="bug-race-halo" />
      <circle cx={next.x} cy={next.y} r="6.5" className="bug-race-target" />
      <path d={`M${next.x - 3.2} ${next.y + 1.8}l3.2-3.9l3.2 3.9`} />
    </g>
  );
}

/** Draws two arrow heads in front of the head: the body can move. */
function BodyArrow({ y }: { readonly y: number }) {
  const heads = `M-7 ${y - 37}l7-7l7 7M-7 ${y - 44}l7-7l7 7`;
  return (
    <g className="bug-race-body-lit">
      <path d={heads} className="bug-race-halo-edge" />
      <path d={heads} />
    </g>
  );
}

export interface CloseUpProps {
  readonly runner: Runner;
  /** The bug with the card in play or of the draft. */
  readonly play: BugWithCard;
  /** Legs of that card. Empty if there is no card. */
  readonly shown: readonly Leg[];
  /** Legs of that card that have moved. */
  readonly moved: readonly Leg[];
  readonly trackLength: number;
  readonly side: Side;
  readonly text: BugRaceText;
  /** Called when a leg or the body is tapped. Null if nothing can be tapped now. */
  readonly onStep: ((step: Step) => void) | null;
  /** Reason why the last tap did nothing, or null. */
  readonly refusal: Refusal | null;
  /** Opens the rules at the section that explains the refusal. Left out where no rules can be shown. */
  /** Speed of the bug as a multiple of the usual one. Defaults to 1. */
  readonly speed?: number | undefined;
}

interface TapProps extends CloseUpProps {
  readonly tap: (step: Step) => void;
  /** Whether the Tab key reaches this button. The others are reached from it by arrow keys. */
  readonly isStop: boolean;
}

/** Returns whether the body can move. Without a card it can't, because such a step could not be taken back. */
function canMoveBody({ play, shown, trackLength }: CloseUpProps): boolean {
  return shown.length > 0 && whyNotStep(play, 'body', trackLength) === null;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}

function LegButton(props: TapProps & { readonly leg: Leg }) {
  const { leg, play, text, tap, isStop } = props;
  const section = play.bug.legs[leg];
  const mark = markOf(props, leg);
  const { y } = legSpace(leg, section);
  const width = 31;
  const left = sideOf(leg) < 0 ? 0 : seenWidth - width;
  const words = text.board.pieceAt(text.board.legs[leg], section + 1);
  return (
    <button
      type="button"
      className="bug-race-tap"
      data-piece={leg}
      data-mark={mark}
      tabIndex={isStop ? 0 : -1}
      aria-disabled={mark !== 'lit'}
      aria-label={mark ? `${words}: ${text.board.marks[mark]}` : words}
      style={{
        left: percent(left / seenWidth),
        width: percent(width / seenWidth),
        top: percent((y - sectionLength / 2 - topOf(play.bug.body)) / seenHeight),
        height: percent(sectionLength / seenHeight),
      }}
      onClick={() => tap(leg)}
    />
  );
}

function BodyButton(props: TapProps) {
  const { play, text, tap, isStop } = props;
  const canMove = canMoveBody(props);
  const words = text.board.pieceAt(text.board.body, play.bug.body + 1);
  return (
    <button
      type="button"
      className="bug-race-tap bug-race-tap-body"
      data-piece="body"
      data-mark={canMove ? 'lit' : null}
      tabIndex={isStop ? 0 : -1}
      aria-disabled={!canMove}
      aria-label={canMove ? `${words}: ${text.board.marks.lit}` : words}
      style={{
        left: percent(31 / seenWidth),
        width: percent(30 / seenWidth),
        top: percent((bodyMiddle(play.bug.body) - 32 - topOf(play.bug.body)) / seenHeight),
        height: percent(62 / seenHeight),
      }}
      onClick={() => tap('body')}
    />
  );
}

/** Shows legs and body as buttons: one Tab stop, with arrow keys between them. */
function Taps(props: Omit<TapProps, 'isStop'>) {
  const [stop, setStop] = useState<GridPlace>({ row: 0, column: 0 });
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = placeBeside(stop, event.key);
    if (next === null) return;
    event.preventDefault();
    setStop(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-piece="${pieceIn(next)}"]`)?.focus();
  };
  const note = ({ target }: FocusEvent<HTMLElement>) => {
    const { piece } = target.dataset;
    if (piece === 'body' || isLeg(piece)) setStop((before) => placeOf(piece, before));
  };
  return (
    <fieldset
      className="bug-race-taps"
      aria-label={props.text.board.ownTrack}
      onKeyDown={move}
      onFocus={note}
    >
      {legs.map((leg) => (
        <LegButton key={leg} {...props} leg={leg} isStop={pieceIn(stop) === leg} />
      ))}
      <BodyButton {...props} isStop={pieceIn(stop) === 'body'} />
    </fieldset>
  );
}

/** Shows the viewer's own bug, large. Its legs and body are moved here. */
export function CloseUp(props: CloseUpProps) {
  const { runner, play, trackLength, side, onStep, refusal, speed = 1 } = props;
  const bug = useGlide(play.bug, { steps: runner.steps, trackLength, speed });
  const bodyMoves = onStep !== null && canMoveBody(props);
  return (
    <div className="bug-race-closeup">
      <svg
        viewBox={`${-seenWidth / 2} ${topOf(bug.body)} ${seenWidth} ${seenHeight}`}
        aria-hidden="true"
        focusable="false"
      >
        <rect
          x="-60"
          y={-(trackLength + 12) * sectionLength}
          width="120"
          height={(trackLength + 20) * sectionLength}
          fill="url(#bug-race-ground)"
        />
        <Lane trackLength={trackLength} side={side} />
        <g transform={`translate(0 ${-trackLength * sectionLength})`}>
          <Goal side={side} width={150} />
        </g>
        <LastSpaces trackLength={trackLength} />
        <BugFigure bug={bug} playerID={runner.playerID} side={side} />
        {onStep &&
          legs.map((leg) => {
            const mark = markOf(props, leg);
            return mark && <MarkFigure key={leg} leg={leg} section={bug.legs[leg]} mark={mark} />;
          })}
        {bodyMoves && <BodyArrow y={bodyMiddle(bug.body)} />}
        {runner.place !== null && (
          <g transform={`translate(31 ${topOf(bug.body) + 16}) scale(.85)`}>
            <Medal place={runner.place} />
          </g>
        )}
      </svg>
      {onStep && <Taps {...props} tap={onStep} />}
      <RefusalNote reason={onStep && refusal} sections={ruleForRefusal} />
    </div>
  );
}
