import { late } from './late.tsx';

/** The dialog for the player's name, loaded when it is asked for: few change it. */
export const LateNameDialog = late(async () => (await import('./NameDialog.tsx')).NameDialog, null);
