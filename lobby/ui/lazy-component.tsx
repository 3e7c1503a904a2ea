import type { ComponentType, ReactNode } from 'react';
import { useText } from '../i18n/useText.tsx';
import { useLoadedPart } from '../lib/useLoaded.ts';
import { TryAgain } from './ErrorStates.tsx';

/** A part of a page that is loaded when it is shown first (or before: `loadPart`), and what stands in its place until it is there. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode,
): ComponentType<Props> {
  return (props) => {
    const { text } = useText();
    const { value: Part, hasFailed } = useLoadedPart(load);
    if (hasFailed) return <TryAgain sentence={text.problems.offline} />;
    return Part ? <Part {...props} /> : meanwhile;
  };
}
