import { memo } from 'react';
import type { Stage } from '../../rules/components.ts';

/** Returns the path of a chequered strip: two columns, `rows` high. */
function chequers(rows: number): string {
  return Array.from({ length: rows }, (_, row) => `M${row % 2} ${row}h1v1h-1z`).join('');
}

/** Draws the line at the end of a stage, across all lanes. It fills its box. */
export const StageLine = memo(function StageLine({ stage }: { readonly stage: Stage }) {
  return (
    <svg
      viewBox="0 0 2 68"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className="crazy-race-gewalt-line"
      data-stage={stage}
    >
      <rect width="2" height="68" className="crazy-race-gewalt-line-ground" />
      <path d={chequers(68)} className="crazy-race-gewalt-line-chequers" />
    </svg>
  );
});

const bannerChequers = Array.from({ length: 16 }, (_, index) => {
  const [column, row] = [index >> 1, index % 2];
  return (column + row) % 2 === 0 ? `M${6 + column * 10.5} ${16 + row * 9}h10.500v9h-10.500z` : '';
}).join('');

function Arch() {
  return (
    <>
      <path d="M4 94V14M92 94V14" className="crazy-race-gewalt-gate-pole" />
      <path d="M6 14H90V36H6z" className="crazy-race-gewalt-gate-cloth" />
      <path d={bannerChequers} className="crazy-race-gewalt-gate-chequers" />
      <path
        d="M6 36L14 46L22 36L30 46L38 36L46 46L54 36L62 46L70 36L78 46L86 36"
        className="crazy-race-gewalt-gate-fringe"
      />
      <circle cx="4" cy="10" r="5" className="crazy-race-gewalt-gate-knob" />
      <circle cx="92" cy="10" r="5" className="crazy-race-gewalt-gate-knob" />
    </>
  );
}

function Flag() {
  return (
    <>
      <path d="M6 94V12" className="crazy-race-gewalt-gate-pole" />
      <path
        d="M8 16Q18 8 28 16T48 16V42Q38 50 28 42T8 42z"
        className="crazy-race-gewalt-gate-fringe"
      />
      <path d="M14 30h28" className="crazy-race-gewalt-gate-stripe" />
      <circle cx="6" cy="10" r="5" className="crazy-race-gewalt-gate-knob" />
    </>
  );
}

/** Draws the gate at a stage's end: a flag, and at the last one the finish arch. */
export const Gate = memo(function Gate({ stage }: { readonly stage: Stage }) {
  const isFinish = stage === 'red';
  return (
    <svg
      viewBox={isFinish ? '-2 4 100 90' : '-1 4 52 90'}
      preserveAspectRatio="xMinYMax meet"
      aria-hidden="true"
      focusable="false"
      className="crazy-race-gewalt-gate"
      data-stage={stage}
    >
      {isFinish ? <Arch /> : <Flag />}
    </svg>
  );
});
