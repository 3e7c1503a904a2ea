import { lazyComponent } from '../../ui/lazy-component.tsx';

/** The button for sounds and notifications, where a table's page has its ways out. Its place is kept free until it is there. */
export const NotificationsBell = lazyComponent(
  async () => (await import('./Bell.tsx')).Bell,
  <span className="header-button" />,
);
