import { lazyComponent } from '../../ui/lazy-component.tsx';

/** The dialog for the player's name, loaded on demand. */
export const LazyNameDialog = lazyComponent(
  async () => (await import('./NameDialog.tsx')).NameDialog,
  null,
);
