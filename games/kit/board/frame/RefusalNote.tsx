import { ToRules } from '../ToRules.tsx';
import { useShared } from './BoardFrame.tsx';

/** Shows why the rules refuse what the viewer has tried, with a link to the rule. Empty without a reason. */
export function RefusalNote<Reason extends string>({
  reason,
  sections,
}: {
  readonly reason: Reason | null;
  /** Section of the rules that explains each reason. */
  readonly sections: Readonly<Record<Reason, string>>;
}) {
  const { text, onRule } = useShared();
  return (
    <p className="paddock-refusal with-rules" role="status">
      {reason !== null && (
        <>
          {text.refusals[reason]}
          <ToRules text={text} section={sections[reason]} onRule={onRule} />
        </>
      )}
    </p>
  );
}
