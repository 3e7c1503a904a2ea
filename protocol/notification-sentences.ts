import type { Language } from '../games/kit/language.ts';
import type { NotificationKind } from './notifications.ts';

/** Texts of push notifications; pages use the same ones. */
export const notificationSentences: Readonly<
  Record<Language, Readonly<Record<NotificationKind, string>>>
> = {
  en: {
    turn: 'It’s your turn.',
    start: 'The match has started!',
    end: 'The match is over. See how it went.',
  },
  it: {
    turn: 'Tocca a te.',
    start: 'La partita è iniziata!',
    end: 'La partita è finita. Guarda com’è andata.',
  },
  fr: {
    turn: 'C’est à toi de jouer.',
    start: 'La partie a commencé !',
    end: 'La partie est finie. Viens voir le résultat.',
  },
  de: {
    turn: 'Du bist dran.',
    start: 'Die Partie hat begonnen!',
    end: 'Die Partie ist vorbei. Schau, wie sie ausgegangen ist.',
  },
};
