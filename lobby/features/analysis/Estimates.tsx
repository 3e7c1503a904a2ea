import { useEffect, useId, useRef, useState } from 'react';
import { Loading } from '../../ui/ErrorStates.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { AnalysisText, useAnalysisText } from './AnalysisText.tsx';
import type { EstimatedProps } from './estimated-props.ts';

const LazyWorth = lazyComponent(async () => (await import('./Worth.tsx')).Worth, <Loading />);

/**
 * Shows the analysis of a match, computed on request. It reveals all hands, so it is only for finished matches and
 * those against bots alone.
 */
export function Estimates(props: EstimatedProps) {
  return (
    <AnalysisText>
      <AskedFor {...props} />
    </AnalysisText>
  );
}

function AskedFor(props: EstimatedProps) {
  const words = useAnalysisText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) panel.current?.scrollIntoView({ block: 'start' });
  }, [isOpen]);
  return (
    <section className="estimates" aria-label={words.ask}>
      <button
        type="button"
        className="button button-small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {words.ask}
      </button>
      {isOpen && (
        <div id={id} ref={panel}>
          <LazyWorth {...props} />
        </div>
      )}
    </section>
  );
}
