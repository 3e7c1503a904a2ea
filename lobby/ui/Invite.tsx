import { Loading } from './ErrorStates.tsx';
import { lazyComponent } from './lazy-component.tsx';

/** Shows a table's link and ways to share it. Loaded on demand, since most matches need none. */
export const Invite = lazyComponent(
  async () => (await import('../features/invite/TableLink.tsx')).TableLink,
  <Loading />,
);
