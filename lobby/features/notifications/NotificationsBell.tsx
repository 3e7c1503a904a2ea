import { lazyComponent } from '../../ui/lazy-component.tsx';

/** Shows the button for sounds and notifications at a table. Its place stays reserved until it is loaded. */
export const NotificationsBell = lazyComponent(
  async () => (await import('./Bell.tsx')).Bell,
  <span className="header-button" />,
);
