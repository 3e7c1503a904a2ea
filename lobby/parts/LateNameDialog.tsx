import type { ComponentProps } from 'react';
import { useText } from '../i18n/useText.tsx';
import { useLoaded } from '../useLoaded.ts';
import type { NameDialog } from './NameDialog.tsx';
import { TryAgain } from './Trouble.tsx';

const loadNameDialog = async () => (await import('./NameDialog.tsx')).NameDialog;

/** The dialog for the player's name, loaded when it is asked for: few change it. */
export function LateNameDialog(props: ComponentProps<typeof NameDialog>) {
  const { text } = useText();
  const dialog = useLoaded(loadNameDialog);
  if (dialog.hasFailed) return <TryAgain sentence={text.problems.offline} />;
  return dialog.value && <dialog.value {...props} />;
}
