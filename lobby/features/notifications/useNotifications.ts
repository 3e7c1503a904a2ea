import { useEffect, useEffectEvent, useRef } from 'react';
import type { CatalogGame, GameModule } from '../../../games/index.ts';
import { type NotificationKind, notificationKinds } from '../../../protocol/notifications.ts';
import type { Table } from '../../../protocol/tables.ts';
import { useText } from '../../i18n/useText.tsx';
import type { RememberedSeat } from '../../lib/seats.ts';
import type { MatchSnapshot } from '../connection/connection.ts';
import { alertBetween, asFarAsSeen, type Moment, momentOf } from './alerts.ts';
import { unlockedSound, unlockSound } from './audio.ts';
import { noteNotifying, notificationsAreOn, notifyingTables } from './choices.ts';
import { useBadge } from './waiting-count.ts';

/*
 * The part of notifications that every table page loads: it looks for alerts. Sounds and notifications are loaded when
 * there is one.
 */

/** The parts of a table's page that notifications depend on. */
interface CallsProps {
  readonly table: Table;
  readonly game: CatalogGame;
  readonly module: Pick<GameModule, 'playersToMove'>;
  readonly match: Pick<MatchSnapshot, 'state' | 'newLines'>;
  /** Undefined on a page that only watches. */
  readonly seat: RememberedSeat | undefined;
  /** Whether the board has not shown everything yet. */
  readonly isBehind: boolean;
}

/** Returns whether it is the viewer's turn, or null if not known yet. */
function isAwaited({ table, module, match: { state }, seat }: CallsProps): boolean | null {
  if (state === null) return null;
  const own = table.seats.find(({ playerID }) => playerID === seat?.playerID);
  const isOver = table.status === 'finished' || state.result !== null;
  // A bot that stands in for the viewer plays by itself.
  if (!own || own.standIn !== null || isOver) return false;
  return module.playersToMove(state.G).includes(own.playerID);
}

const isCall = (happening: string): happening is NotificationKind =>
  notificationKinds.some((kind) => kind === happening);

const mayNotify = () =>
  notificationsAreOn.get() && 'Notification' in window && Notification.permission === 'granted';

/** Logs a failure to load or show an alert, since the page itself shows everything. */
const atEase = (task: Promise<unknown>) => void task.catch((error) => console.warn(error));

/** Alerts a table's viewer by sounds, notifications and the icon's badge, as chosen. */
export function useNotifications(props: CallsProps): void {
  const { table, game, match, seat, isBehind } = props;
  const { language } = useText();
  const { matchID } = table;
  const former = useRef<Moment | null>(null);
  const isMyTurn = isAwaited(props);
  const viewer = seat?.playerID ?? null;
  const now = momentOf(table, viewer, { isAwaited: isMyTurn, newLines: match.newLines });

  useEffect(() => {
    const seen = isBehind ? asFarAsSeen(now, former.current) : now;
    const happening = former.current && alertBetween(former.current, seen);
    former.current = seen;
    if (!happening) return;
    if (unlockedSound()) atEase(import('./sounds.ts').then(({ play }) => play(happening)));
    if (!document.hidden || !isCall(happening) || !mayNotify()) return;
    const { title } = game.info.description[language];
    const call = { kind: happening, matchID, title };
    atEase(import('./notify.ts').then(({ notify }) => notify(call, language)));
  });

  useBadge(isMyTurn ? 1 : 0);
  usePresses();
  useReturn(matchID);
  usePush(matchID, seat);
}

/** In milliseconds. The effect of a press is shown first, since a device may take long to open its sound output. */
const untilSound = 100;

function usePresses(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unlock = () => {
      clearTimeout(timer);
      // It still counts as part of the press.
      timer = setTimeout(unlockSound, untilSound);
    };
    window.addEventListener('pointerup', unlock);
    window.addEventListener('keydown', unlock);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerup', unlock);
      window.removeEventListener('keydown', unlock);
    };
  }, []);
}

/** Removes the notification once the table's page is visible. */
function useReturn(matchID: string): void {
  useEffect(() => {
    const look = () => {
      if (document.hidden || !('Notification' in window)) return;
      if (Notification.permission !== 'granted') return;
      atEase(import('./notify.ts').then(({ closeNotification }) => closeNotification(matchID)));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [matchID]);
}

/** Keeps the server's push address of this device up to date. */
function usePush(matchID: string, seat: RememberedSeat | undefined): void {
  const { language } = useText();
  const renew = useEffectEvent(() => {
    if (!notifyingTables.get().includes(matchID)) return;
    if (!seat) noteNotifying(matchID, false);
    else {
      atEase(
        import('./push.ts').then(({ renewNotifications }) =>
          renewNotifications({ matchID, seat }, language),
        ),
      );
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another seat or language is the reason
  useEffect(() => renew(), [matchID, seat?.credentials, language]);
}
