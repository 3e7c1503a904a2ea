import type { ReactNode } from 'react';
import { RulesFigure } from '../../kit/board/IllustratedRules.tsx';
import { LegCardFace } from '../board/cards/LegCardFace.tsx';
import { BugFigure } from '../board/track/BugFigure.tsx';
import { type Mark, MarkFigure } from '../board/track/CloseUp.tsx';
import { Goal } from '../board/track/Goal.tsx';
import { sectionLength } from '../board/track/geometry.ts';
import { Lane, LastSpaces } from '../board/track/Lane.tsx';
import { rememberedSide } from '../board/track/side.ts';
import type { CardID, Leg } from '../rules/components.ts';
import { whyNotStep } from '../rules/index.ts';
import type { Bug } from '../rules/state.ts';
import { type Moment, trackLength } from './figures.ts';

/** A figure of these rules. */
export function Figure(props: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <div className="paddock-frame bug-race" data-side={rememberedSide()}>
      <RulesFigure className="bug-race-figure" {...props} />
    </div>
  );
}

/** A part of a track, these sections of it, with a bug. */
function Cut({
  bug,
  playerID,
  from,
  to,
  children,
}: {
  readonly bug: Bug;
  readonly playerID: string;
  readonly from: number;
  readonly to: number;
  readonly children?: ReactNode;
}) {
  const side = rememberedSide();
  const top = -(to + 1) * sectionLength;
  return (
    <svg
      className="bug-race-cut"
      viewBox={`-46 ${top} 92 ${(to - from + 1) * sectionLength}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect x="-46" y={top} width="92" height="400" fill="url(#bug-race-ground)" />
      <Lane trackLength={trackLength} side={side} />
      <g transform={`translate(0 ${-trackLength * sectionLength})`}>
        <Goal side={side} width={150} />
      </g>
      <LastSpaces trackLength={trackLength} />
      <BugFigure bug={bug} playerID={playerID} side={side} />
      {children}
    </svg>
  );
}

function markOf({ play, moved }: Moment, leg: Leg): Mark {
  if (moved.includes(leg)) return 'moved';
  return whyNotStep(play, leg, trackLength) === null ? 'lit' : 'waits';
}

/** What a card does to a bug, one drawing for each step. */
export function CourseFigure({
  moments,
  isMarked = true,
}: {
  readonly moments: readonly Moment[];
  readonly isMarked?: boolean;
}) {
  return moments.map((moment, index) => {
    const { bug } = moment.play;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the moments of a figure never change
      <Cut key={index} bug={bug} playerID="0" from={-1} to={5}>
        {isMarked &&
          moment.shown.map((leg) => (
            <MarkFigure key={leg} leg={leg} section={bug.legs[leg]} mark={markOf(moment, leg)} />
          ))}
      </Cut>
    );
  });
}

/** Bugs at the end of their tracks. */
export function FinishFigure({ bugs }: { readonly bugs: readonly Bug[] }) {
  return bugs.map((bug, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the bugs of a figure never change
    <Cut key={index} bug={bug} playerID={String(index)} from={7} to={13} />
  ));
}

/** Cards in a row; the one that is kept stands out. */
export function CardsFigure({ cards }: { readonly cards: readonly CardID[] }) {
  return cards.map((cardID, index) => (
    <div key={cardID} className="bug-race-card" data-kept={index === 0}>
      <LegCardFace cardID={cardID} />
    </div>
  ));
}
