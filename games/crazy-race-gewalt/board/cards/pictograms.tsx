import type { ReactNode } from 'react';
import type { ActionKind } from '../../rules/components.ts';
import { Pips } from '../hand/Dice.tsx';

/** Draws a die around a point; `size` is half its edge. */
function SmallDie({
  x,
  y,
  size,
  tilt,
  value,
}: Record<'x' | 'y' | 'size' | 'tilt' | 'value', number>) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt}) scale(${size / 20})`}>
      <rect
        x="-20"
        y="-20"
        width="40"
        height="40"
        rx="9"
        style={{ strokeWidth: 36 / size }}
        className="crazy-race-gewalt-sign-die"
      />
      <Pips value={value} />
    </g>
  );
}

function BigText({ y, children }: { readonly y: number; readonly children: string }) {
  return (
    <text y={y} className="crazy-race-gewalt-sign-number">
      {children}
    </text>
  );
}

/** Draws its children behind a bar, as forbidden. */
function Forbidden({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <path d="M-18-15L18 15" className="crazy-race-gewalt-sign-bar" />
      <path d="M-18-15L18 15" className="crazy-race-gewalt-sign-bar" data-inner="true" />
    </>
  );
}

/** Draws a turn: an arrow in a full circle. */
function Round() {
  return (
    <g className="crazy-race-gewalt-sign-round">
      <path d="M9.500-10.500A14.200 14.200 0 1 0 14 2" />
      <path d="M9.500-10.500A14.200 14.200 0 1 0 14 2" />
      <path d="M4-17L17-12L6-3z" />
    </g>
  );
}

/** Draws a number of squares to move, on planks. */
function Go({ steps }: { readonly steps: number }) {
  return (
    <>
      <BigText y={4}>{String(steps)}</BigText>
      <path
        d="M-18 10h7v9h-7zM-9.500 10h7v9h-7zM-1 10h7v9h-7z"
        className="crazy-race-gewalt-sign-plank"
      />
      <path d="M7.500 6L20 14.500L7.500 23z" className="crazy-race-gewalt-sign-hot" />
    </>
  );
}

function Relocate() {
  return (
    <>
      <path d="M-17 4h11v13h-11z" className="crazy-race-gewalt-sign-gap" />
      <path d="M-11.500 0Q-11-17 3-15" className="crazy-race-gewalt-sign-way" />
      <path d="M1-21L11-14L1-8z" className="crazy-race-gewalt-sign-hot" />
      <path d="M0 0H18V17H0z" className="crazy-race-gewalt-sign-paper" />
      <path d="M3 3h5.500v11H3zM9.500 3H15v11H9.500z" className="crazy-race-gewalt-sign-plank" />
    </>
  );
}

function Counter() {
  return (
    <>
      <path
        d="M0-19Q8-13 16-14Q18 9 0 19Q-18 9-16-14Q-8-13 0-19z"
        className="crazy-race-gewalt-sign-shield"
      />
      <path d="M0-19Q8-13 16-14Q18 9 0 19z" className="crazy-race-gewalt-sign-shade" />
      <path d="M-8 9V-1Q-8-8 0-8T8-1V1" className="crazy-race-gewalt-sign-bounce" />
      <path d="M2 0H14L8 9z" className="crazy-race-gewalt-sign-hot" />
    </>
  );
}

function Cards() {
  return (
    <g className="crazy-race-gewalt-sign-paper">
      <path d="M-7-15H7V6H-7z" transform="rotate(-28 0 20)" />
      <path d="M-7-15H7V6H-7z" transform="rotate(28 0 20)" />
      <path d="M-7-17H7V6H-7z" />
      <path d="M0-11L5-3H-5z" className="crazy-race-gewalt-sign-hot" />
    </g>
  );
}

function DiceWith({ words }: { readonly words: string }) {
  return (
    <>
      <SmallDie x={-9.5} y={11} size={8.5} tilt={-8} value={3} />
      <SmallDie x={9.5} y={10.5} size={8.5} tilt={9} value={5} />
      <BigText y={-4}>{words}</BigText>
    </>
  );
}

/** Pictogram of what each action card does, in a box of ±20 around 0, 0. */
export const pictograms: Readonly<Record<ActionKind, ReactNode>> = {
  relocate: <Relocate />,
  counter: <Counter />,
  extraTurn: (
    <>
      <Round />
      <text x="-1.500" y="6.500" className="crazy-race-gewalt-sign-number" data-small="true">
        +1
      </text>
    </>
  ),
  skipTurn: (
    <Forbidden>
      <Round />
    </Forbidden>
  ),
  noRoll: (
    <Forbidden>
      <SmallDie x={0} y={0} size={15} tilt={-8} value={5} />
    </Forbidden>
  ),
  doubleRoll: <DiceWith words="×2" />,
  noCards: (
    <Forbidden>
      <Cards />
    </Forbidden>
  ),
  move4: <Go steps={4} />,
  move10: <Go steps={10} />,
  minus4: <DiceWith words="−4" />,
  plus4: <DiceWith words="+4" />,
};
