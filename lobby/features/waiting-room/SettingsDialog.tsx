import { type FormEvent, useRef, useState } from 'react';
import { validateOptions, valuesOfOptions } from '../../../games/kit/options.ts';
import { useWaitingRoomText } from '../../i18n/setup-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import type { HostRequests } from '../../lib/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { focusFault, OptionsField, PlayersField } from '../new-match/MatchFields.tsx';
import { TimeControlField } from '../new-match/TimeControlField.tsx';
import { VisibilityField } from '../new-match/VisibilityField.tsx';
import type { HostProps } from './host-props.ts';
import { useHostRequest } from './useHostRequest.ts';

type Settings = Required<HostRequests['settings']>;

/** Returns only the settings that differ, so that nothing unchanged is reported as changed. */
function changedIn(before: Settings, after: Settings): HostRequests['settings'] {
  const keys = ['setupData', 'numPlayers', 'timeControl', 'unlisted'] as const;
  const changed = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  return Object.fromEntries(changed.map((key) => [key, after[key]]));
}

/** The form of a new table, for an existing one. */
export function SettingsDialog({
  table,
  game: shelfGame,
  host,
  onClose,
}: HostProps & { readonly onClose: () => void }) {
  const { text } = useText();
  const { host: words } = useWaitingRoomText();
  const { problem, send } = useHostRequest(table, host);
  const fields = shelfGame.info.options;
  // The settings when the form was opened.
  const [before] = useState(() => ({
    setupData: valuesOfOptions(fields, table.setupData),
    numPlayers: table.seats.length,
    timeControl: table.timeControl,
    unlisted: table.unlisted,
  }));
  const [wished, setWished] = useState(before);
  const form = useRef<HTMLFormElement>(null);
  const set = (changes: Partial<typeof before>) => setWished({ ...wished, ...changes });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (validateOptions(fields, wished.setupData) !== undefined) return focusFault(form.current);
    const changed = changedIn(before, wished);
    if (Object.keys(changed).length === 0 || (await send('settings', changed))) onClose();
  };

  return (
    <Dialog title={words.settings} onClose={onClose}>
      <p className="field-help">{words.settingsHelp}</p>
      <form ref={form} onSubmit={submit} noValidate>
        <PlayersField
          game={shelfGame}
          numPlayers={wished.numPlayers}
          min={table.seats.filter(({ name }) => name !== null).length}
          onChange={(numPlayers) => set({ numPlayers })}
        />
        <VisibilityField isUnlisted={wished.unlisted} onChange={(unlisted) => set({ unlisted })} />
        <TimeControlField
          info={shelfGame.info}
          timeControl={wished.timeControl}
          onChange={(timeControl) => set({ timeControl })}
        />
        <OptionsField
          game={shelfGame}
          values={wished.setupData}
          onChange={(setupData) => set({ setupData })}
        />
        <ProblemNote problem={problem} />
        <div className="buttons">
          <button type="submit" className="button button-main">
            {text.save}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {text.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
