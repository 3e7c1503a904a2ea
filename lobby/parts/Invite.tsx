import { late } from './late.tsx';
import { Loading } from './Trouble.tsx';

/** A table's link and the ways to hand it on, loaded where it is shown: most races need none. */
export const Invite = late(
  async () => (await import('../invite/TableLink.tsx')).TableLink,
  <Loading />,
);
