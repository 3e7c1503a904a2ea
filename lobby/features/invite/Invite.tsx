import { Loading } from '../../ui/ErrorStates.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';

/** Shows a table's link and ways to share it. Loaded on demand, since most matches need none. */
export const Invite = lazyComponent(
  async () => (await import('./TableLink.tsx')).TableLink,
  <Loading />,
);
