import { Loading } from './ErrorStates.tsx';
import { lazyComponent } from './lazy-component.tsx';

/** A table's link and the ways to hand it on, loaded where it is shown: most races need none. */
export const Invite = lazyComponent(
  async () => (await import('../features/invite/TableLink.tsx')).TableLink,
  <Loading />,
);
