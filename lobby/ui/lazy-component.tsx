import type { ComponentType, ReactNode } from 'react';
import { useText } from '../i18n/useText.tsx';
import { useLoadedPart } from '../lib/useLoaded.ts';
import { TryAgain } from './ErrorStates.tsx';

/**
 * Makes a component that is loaded when it is first shown, or ahead of that by `loadPart`, and a placeholder until
 * then.
 */
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
