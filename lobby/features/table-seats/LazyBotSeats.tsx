import { Loading } from '../../ui/ErrorStates.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';

/** The host's controls for bots. */
export const LazyBotSeats = lazyComponent(
  async () => (await import('./BotSeats.tsx')).BotSeats,
  <Loading />,
);
