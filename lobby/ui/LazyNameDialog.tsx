import { lazyComponent } from './lazy-component.tsx';

/** The dialog for the player's name, loaded when it is asked for: few change it. */
export const LazyNameDialog = lazyComponent(
  async () => (await import('./NameDialog.tsx')).NameDialog,
  null,
);
