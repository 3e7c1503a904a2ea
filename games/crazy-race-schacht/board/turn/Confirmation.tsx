import { useEffect, useId, useRef } from 'react';
import { Action } from '../../../kit/board/frame/Action.tsx';
import { useEscape } from './useEscape.ts';

interface Answer {
  readonly label: string;
  readonly onDo: () => void;
}

/**
 * Asks for confirmation of an action that can't be undone. The safe answer comes first and has the focus. The Escape
 * key gives it, too.
 */
export function Confirmation({
  help,
  safe,
  final,
  isOpen,
}: {
  readonly help: string;
  readonly safe: Answer;
  readonly final: Answer;
  readonly isOpen: boolean;
}) {
  const group = useRef<HTMLFieldSetElement>(null);
  const helpID = useId();
  useEffect(() => group.current?.querySelector('button')?.focus(), []);
  useEscape(safe.onDo);
  return (
    <fieldset ref={group} className="crazy-race-schacht-confirmation" aria-labelledby={helpID}>
      <p id={helpID} className="crazy-race-schacht-help">
        {help}
      </p>
      <Action label={safe.label} onDo={safe.onDo} />
      <Action label={final.label} onDo={final.onDo} data-final isOpen={isOpen} />
    </fieldset>
  );
}
