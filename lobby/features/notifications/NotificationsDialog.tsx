import { type ReactNode, useId, useState } from 'react';
import { useNotificationsText } from '../../i18n/match-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { type Problem, problems } from '../../lib/api.ts';
import { useStore } from '../../lib/persisted-store.ts';
import type { RememberedSeat } from '../../lib/seats.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { unlockSound } from './audio.ts';
import { notificationsAreOn, notifyingTables, soundIsOn, soundVolume } from './choices.ts';
import { type PushObstacle, pushObstacle, startNotifications, stopNotifications } from './push.ts';
import { play } from './sounds.ts';

/** Reason why notifications can't be shown or sent. */
type Obstacle = PushObstacle | Problem | 'noNotifications';

/** Shows the choices for sounds and notifications, of this browser and of this table. */
export function NotificationsDialog({
  matchID,
  seat,
  onClose,
}: {
  readonly matchID: string;
  readonly seat: RememberedSeat | undefined;
  readonly onClose: () => void;
}) {
  const { text } = useText();
  const words = useNotificationsText();
  return (
    <Dialog title={words.bell} onClose={onClose}>
      <div className="options">
        <Sounds />
        <Notifications />
        {seat ? (
          <Push matchID={matchID} seat={seat} />
        ) : (
          <p className="field-help calls-watching">{words.pushForPlayers}</p>
        )}
      </div>
      <div className="buttons">
        <button type="button" className="button" onClick={onClose}>
          {text.close}
        </button>
      </div>
    </Dialog>
  );
}

/** Shows a switch with its purpose, and with the reason if it can't be turned on. */
function Switch({
  label,
  help,
  isOn,
  obstacle,
  onChange,
  children,
}: {
  readonly label: string;
  readonly help: string;
  readonly isOn: boolean;
  readonly obstacle?: Obstacle | null;
  readonly onChange: (isOn: boolean) => void;
  readonly children?: ReactNode;
}) {
  const id = useId();
  return (
    <div className="option option-yes-no">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <p id={`${id}-help`} className="field-help">
        {help}
      </p>
      {children}
      <div className="calls-obstacle" role="alert">
        {obstacle && <ObstacleNote obstacle={obstacle} />}
      </div>
    </div>
  );
}

const isProblem = (obstacle: Obstacle): obstacle is Problem =>
  problems.some((problem) => problem === obstacle);

function ObstacleNote({ obstacle }: { readonly obstacle: Obstacle }) {
  const { text } = useText();
  const words = useNotificationsText();
  return (
    <p className="note note-bad">
      {isProblem(obstacle) ? text.problems[obstacle] : words.obstacles[obstacle]}
    </p>
  );
}

function Sounds() {
  const words = useNotificationsText();
  const isOn = useStore(soundIsOn);
  const volume = useStore(soundVolume);
  const id = useId();
  const listen = () => {
    unlockSound();
    void play('turn');
  };
  return (
    <Switch
      label={words.sound}
      help={words.soundHelp}
      isOn={isOn}
      onChange={(isWanted) => {
        soundIsOn.set(isWanted);
        if (isWanted) listen();
      }}
    >
      {isOn && (
        <div className="calls-volume">
          <label htmlFor={id}>{words.volume}</label>
          <input
            id={id}
            type="range"
            min={0}
            max={100}
            step={10}
            value={volume}
            onChange={({ target }) => {
              soundVolume.set(Number(target.value));
              listen();
            }}
          />
          <button type="button" className="button button-small" onClick={listen}>
            {words.listen}
          </button>
        </div>
      )}
    </Switch>
  );
}

function whyNoNotifications(): Obstacle | null {
  if (!('Notification' in window)) return 'noNotifications';
  return Notification.permission === 'denied' ? 'blockedHere' : null;
}

function Notifications() {
  const words = useNotificationsText();
  const isWanted = useStore(notificationsAreOn);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const isOn = isWanted && whyNoNotifications() === null && Notification.permission === 'granted';
  const change = async (isOnNow: boolean) => {
    notificationsAreOn.set(false);
    setObstacle(isOnNow ? whyNoNotifications() : null);
    if (!isOnNow || whyNoNotifications()) return;
    const isGranted = (await Notification.requestPermission()) === 'granted';
    notificationsAreOn.set(isGranted);
    if (!isGranted) setObstacle(whyNoNotifications() ?? 'notAllowed');
  };
  return (
    <Switch
      label={words.notifications}
      help={words.notificationsHelp}
      onChange={change}
      isOn={isOn}
      obstacle={obstacle}
    />
  );
}

function Push({ matchID, seat }: { readonly matchID: string; readonly seat: RememberedSeat }) {
  const { text, language } = useText();
  const words = useNotificationsText();
  const isOn = useStore(notifyingTables).includes(matchID);
  /** Choice being carried out, or null. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const change = async (isWanted: boolean) => {
    if (wanted !== null) return;
    setWanted(isWanted);
    setObstacle(null);
    const called = { matchID, seat };
    setObstacle(
      await (isWanted ? startNotifications(called, language) : stopNotifications(called)),
    );
    setWanted(null);
  };
  const known = pushObstacle();
  return (
    <Switch
      label={words.push}
      help={wanted === null ? words.pushHelp : text.loading}
      isOn={wanted ?? isOn}
      obstacle={obstacle ?? (isOn ? known : null)}
      onChange={change}
    />
  );
}
