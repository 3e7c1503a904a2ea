import { useEffect, useRef } from 'react';
import type { CatalogGame, GameModule } from '../../../games/index.ts';
import { type NotificationKind, notificationKinds } from '../../../protocol/notifications.ts';
import type { Table } from '../../../protocol/tables.ts';
import { useText } from '../../i18n/useText.tsx';
import type { RememberedSeat } from '../../lib/seats.ts';
import type { MatchSnapshot } from '../table/connection/connection.ts';
import { alertBetween, asFarAsSeen, type Moment, momentOf } from './alerts.ts';
import { unlockedSound, unlockSound } from './audio.ts';
import { noteNotifying, notificationsAreOn, notifyingTables } from './choices.ts';
import { useBadge } from './waiting.ts';

/*
 * What every table page loads of calls: it looks whether there is something to tell. How that is told is loaded then.
 */

/** What of a table's page calls depend on. */
interface CallsProps {
  readonly table: Table;
  readonly game: CatalogGame;
  readonly module: Pick<GameModule, 'playersToMove'>;
  readonly match: Pick<MatchSnapshot, 'state' | 'newLines'>;
  /** undefined: this page only watches. */
  readonly seat: RememberedSeat | undefined;
  /** Whether something has happened that the board has not shown yet. */
  readonly isBehind: boolean;
}

/** Whether the match waits for the viewer; null: not known yet. */
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

/** What can't be loaded or shown is left: the page itself tells everything. */
const atEase = (task: Promise<unknown>) => void task.catch((error) => console.warn(error));

/** Calls the viewer of a table by sounds, notifications and the icon's badge, as they have chosen. */
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

/** Milliseconds: what a press does is to be seen first, since a device may take long to open its sound. */
const untilSound = 100;

function usePresses(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unlock = () => {
      clearTimeout(timer);
      // It still counts as one with the press.
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

/** Takes the notification away once the table is looked at. */
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

/** Keeps what the server knows of this device up to date. */
function usePush(matchID: string, seat: RememberedSeat | undefined): void {
  const { language } = useText();
  // Read when the seat or the language is another one, not at each of its changes.
  const latest = useRef(seat);
  latest.current = seat;
  const credentials = seat?.credentials;
  useEffect(() => {
    if (!notifyingTables.get().includes(matchID)) return;
    const called = latest.current;
    if (credentials === undefined || !called) noteNotifying(matchID, false);
    else {
      atEase(
        import('./push.ts').then(({ renewNotifications }) =>
          renewNotifications({ matchID, seat: called }, language),
        ),
      );
    }
  }, [matchID, credentials, language]);
}
