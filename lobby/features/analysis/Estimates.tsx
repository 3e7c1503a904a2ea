import { useEffect, useRef } from 'react';
import { AnalysisText, useAnalysisText } from '../../i18n/replay-messages.tsx';
import { analysisID } from '../../lib/element-ids.ts';
import { Loading } from '../../ui/ErrorStates.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import type { EstimatedProps } from './estimated-props.ts';

const LazyAnalysisPanel = lazyComponent(
  async () => (await import('./AnalysisPanel.tsx')).AnalysisPanel,
  <Loading />,
);

interface ToggleProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Shows the button that opens and closes the analysis. */
export function AnalyseButton(props: ToggleProps) {
  return (
    <AnalysisText>
      <Button {...props} />
    </AnalysisText>
  );
}

function Button({ isOpen, onToggle }: ToggleProps) {
  const words = useAnalysisText();
  return (
    <button
      type="button"
      className="button button-small"
      aria-expanded={isOpen}
      aria-controls={isOpen ? analysisID : undefined}
      onClick={onToggle}
    >
      {words.ask}
    </button>
  );
}

/**
 * Shows the analysis of a match and leads the reader to it. It reveals all hands, so it is only for finished matches
 * and those against bots alone.
 */
export function Estimates(props: EstimatedProps) {
  return (
    <AnalysisText>
      <Panel {...props} />
    </AnalysisText>
  );
}

function Panel(props: EstimatedProps) {
  const words = useAnalysisText();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'start' });
    panel.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      id={analysisID}
      ref={panel}
      tabIndex={-1}
      className="estimates"
      aria-label={words.heading}
    >
      <LazyAnalysisPanel {...props} />
    </section>
  );
}
