import type { GameText } from '../text.ts';
import type { OnRule } from './board-props.ts';
import './to-rules.css';

/**
 * Button that leads from a prompt or a refusal to the section of the rules that explains it. Renders nothing without
 * `onRule` or if there is no such section.
 */
export function ToRules({
  text: { headings, toRules },
  section,
  onRule,
}: {
  readonly text: Pick<GameText, 'headings' | 'toRules'>;
  readonly section: string;
  readonly onRule?: OnRule | undefined;
}) {
  const heading = headings[section];
  if (!onRule || heading === undefined) return null;
  const label = toRules(heading);
  return (
    <button
      type="button"
      className="to-rules"
      aria-label={label}
      title={label}
      onClick={({ currentTarget }) => {
        // Safari doesn't focus a pressed button, but the focus must return here afterwards.
        currentTarget.focus({ preventScroll: true });
        onRule(section);
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M12 6.5C9.5 4.6 6.3 4.2 3 4.8v13.4c3.3-.6 6.5-.2 9 1.7c2.5-1.9 5.7-2.3 9-1.7V4.8c-3.3-.6-6.5-.2-9 1.7zv13" />
      </svg>
    </button>
  );
}
