import { type KeyboardEvent, useState } from 'react';
import { boardKeys, hintAtArrowKeys } from '../../../kit/board/hooks/arrow-hint.ts';
import type { BoardText } from '../../locales/board/en.ts';
import type { OwnCard } from '../turn/useOwnTurn.ts';
import { shownSpace } from '../turn/words.ts';
import { SpaceShape } from './Circuit.tsx';
import type { Box, CircuitView, Point } from './geometry.ts';
import { pressTarget, type Target, targetByKey } from './nearest.ts';

/** Highlights the spaces that can be pressed now. */
export function Lit({
  view,
  targets,
}: {
  readonly view: CircuitView;
  readonly targets: readonly Target[];
}) {
  return targets.map((target) => {
    if (target.kind === 'car') return null;
    const { kind, step, at } = target;
    const className = `grand-prix-lit-${kind}`;
    return step === 'finish' ? (
      <circle key="finish" cx={at.x} cy={at.y} r="0.8" className={className} />
    ) : (
      <SpaceShape key={String(step)} {...view} row={step[0]} lane={step[1]} className={className} />
    );
  });
}

/** Returns the position of a point of the picture on the page, in percent. */
function inPercent(box: Box, { x, y }: Point) {
  return {
    insetInlineStart: `${((x - box.x) / box.width) * 100}%`,
    insetBlockStart: `${((y - box.y) / box.height) * 100}%`,
  };
}

/** Returns the accessible name of a target: what a press of it does. */
function nameOfTarget(target: Target, card: OwnCard, { actions, cars }: BoardText): string {
  if (target.kind === 'car') return actions.moveWhite(cars[target.car]);
  const car = card.task?.car;
  const name = car ? cars[car] : '';
  const { kind, step } = target;
  if (step === 'finish') return actions.endFinish(name);
  return kind === 'end'
    ? actions.endAt(name, shownSpace(step))
    : actions.stepTo(name, shownSpace(step));
}

/**
 * Buttons over the lit spaces and cars. Together they are one Tab stop, and arrow keys lead from one to the next.
 * Presses by touch or mouse go to the track, which finds the nearest target. The buttons are for keys and screen
 * readers.
 */
export function TargetButtons({
  targets,
  picture,
  zoom,
  card,
  words,
}: {
  readonly targets: readonly Target[];
  readonly picture: Box;
  /** Magnification of the picture. */
  readonly zoom: number;
  readonly card: OwnCard;
  readonly words: BoardText;
}) {
  const [reached, setReached] = useState(0);
  const stop = Math.min(reached, targets.length - 1);
  const car = card.task?.car;
  const go = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    const next = targetByKey(targets, stop, event.key);
    if (next === null) return;
    event.preventDefault();
    setReached(next);
    const buttons = event.currentTarget.querySelectorAll('button');
    buttons[next]?.focus({ preventScroll: true });
  };
  return (
    <fieldset
      className="grand-prix-places"
      data-part="spaces"
      aria-label={car ? words.race.places(words.cars[car]) : words.race.whiteCars}
      data-nearest
      onKeyDown={go}
      style={
        {
          '--grand-prix-lane': `${100 / picture.width}%`,
          '--grand-prix-zoom': zoom,
          // React's style type has no custom properties.
        } as React.CSSProperties
      }
    >
      {targets.map((target, index) => (
        <button
          key={target.kind === 'car' ? target.car : String(target.step)}
          type="button"
          className="grand-prix-space"
          tabIndex={index === stop ? 0 : -1}
          aria-label={nameOfTarget(target, card, words)}
          style={inPercent(picture, target.at)}
          aria-keyshortcuts={index === stop ? boardKeys : undefined}
          onFocus={({ target: focused }) => {
            setReached(index);
            if (targets.length > 1) hintAtArrowKeys(focused);
          }}
          onClick={(event) => {
            // A pointer's press is handled by the track: another target may be nearer.
            if (event.detail > 0) return;
            event.stopPropagation();
            pressTarget(card, target);
          }}
        />
      ))}
    </fieldset>
  );
}
