import { late } from '../parts/late.tsx';

/** The button for sounds and notifications, where a table's page has its ways out. Its place is kept free until it is there. */
export const CallsBell = late(
  async () => (await import('./Bell.tsx')).Bell,
  <span className="header-button" />,
);
