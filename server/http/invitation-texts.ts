import type { Language } from '../../games/kit/language.ts';
import { elide } from '../../games/kit/locales/elision.ts';

/** A title and the line below it, as messengers show a link. */
interface TitleAndLine {
  readonly title: string;
  readonly line: string;
}

/** Texts of link previews in one language. */
interface InvitationTexts {
  readonly home: TitleAndLine;
  readonly daily: (game: string) => TitleAndLine;
  /** Names the table's host, or null if there is none at the moment. */
  readonly table: (game: string, host: string | null) => string;
  readonly seatsFree: (free: number, all: number) => string;
  readonly noSeatFree: string;
  readonly waiting: string;
  readonly underWay: TitleAndLine;
  readonly over: TitleAndLine;
}

/** Texts of link previews, in the language of a table's host or of the visitor. */
export const invitationTexts: Readonly<Record<Language, InvitationTexts>> = {
  en: {
    home: {
      title: 'Paddock – racing board games',
      line: 'Racing board games to play together, wherever you are.',
    },
    daily: (game) => ({
      title: `Daily challenge: ${game}`,
      line: 'The same deal for everybody, on this day only. Can you do better?',
    }),
    table: (game, host) => (host === null ? `${game}: a table` : `${game}: ${host}’s table`),
    seatsFree: (free, all) => `${free} of ${all} seats free`,
    noSeatFree: 'all seats taken',
    waiting: 'Open the link and take a seat, or just watch.',
    underWay: { title: 'the match is on', line: 'The match has started. Come and watch!' },
    over: { title: 'the match is over', line: 'See how it ended, or create a table of your own.' },
  },
  it: {
    home: {
      title: 'Paddock – giochi di corse',
      line: 'Giochi di corse da tavolo da giocare insieme, ovunque siate.',
    },
    daily: (game) => ({
      title: `Sfida del giorno: ${game}`,
      line: 'La stessa partita per tutti, solo in questo giorno. Sai fare di meglio?',
    }),
    table: (game, host) => (host === null ? `${game}: un tavolo` : `${game}: il tavolo di ${host}`),
    seatsFree: (free, all) =>
      free === 1 ? `1 posto libero su ${all}` : `${free} posti liberi su ${all}`,
    noSeatFree: 'tutti i posti occupati',
    waiting: 'Apri il link e siediti, oppure guarda e basta.',
    underWay: { title: 'la partita è iniziata', line: 'Si gioca già: vieni a guardare!' },
    over: { title: 'la partita è finita', line: 'Guarda com’è andata, o crea un tavolo tuo.' },
  },
  fr: {
    home: {
      title: 'Paddock – jeux de course',
      line: 'Des jeux de course à jouer ensemble, où que vous soyez.',
    },
    daily: (game) => ({
      title: `Défi du jour : ${game}`,
      line: 'La même donne pour tout le monde, ce jour-là seulement. Feras-tu mieux ?',
    }),
    table: (game, host) =>
      host === null ? `${game} : une table` : `${game} : la table ${elide('de', host)}`,
    seatsFree: (free, all) =>
      free === 1 ? `1 place libre sur ${all}` : `${free} places libres sur ${all}`,
    noSeatFree: 'toutes les places sont prises',
    waiting: 'Ouvre le lien et prends place, ou regarde simplement.',
    underWay: { title: 'la partie a commencé', line: 'La partie est en cours. Viens regarder !' },
    over: { title: 'la partie est finie', line: 'Regarde le résultat, ou crée ta propre table.' },
  },
  de: {
    home: {
      title: 'Paddock – Rennspiele',
      line: 'Rennspiele zum gemeinsamen Spielen, egal wo ihr seid.',
    },
    daily: (game) => ({
      title: `Herausforderung des Tages: ${game}`,
      line: 'Dieselbe Partie für alle, nur an diesem Tag. Kannst du es besser?',
    }),
    table: (game, host) => (host === null ? `${game}: ein Tisch` : `${game}: Tisch von ${host}`),
    seatsFree: (free, all) =>
      free === 1 ? `1 von ${all} Sitzen frei` : `${free} von ${all} Sitzen frei`,
    noSeatFree: 'alle Sitze besetzt',
    waiting: 'Öffne den Link und setz dich dazu, oder schau einfach zu.',
    underWay: { title: 'die Partie läuft', line: 'Die Partie hat begonnen. Schau zu!' },
    over: {
      title: 'die Partie ist vorbei',
      line: 'Sieh nach, wie es ausging, oder eröffne selbst einen Tisch.',
    },
  },
};
