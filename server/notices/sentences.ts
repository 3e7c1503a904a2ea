import type { Language } from '../../games/kit/language.ts';
import type { CallKind } from './protocol.ts';

/** What somebody is told who is called; pages show the same. */
export const callSentences: Readonly<Record<Language, Readonly<Record<CallKind, string>>>> = {
  en: {
    turn: 'It’s your turn.',
    start: 'The race is on!',
    end: 'The race is over. See how it went.',
  },
  it: {
    turn: 'Tocca a te.',
    start: 'Si parte, la corsa comincia!',
    end: 'La corsa è finita. Guarda com’è andata.',
  },
  fr: {
    turn: 'C’est à toi de jouer.',
    start: 'C’est parti, la course commence !',
    end: 'La course est finie. Viens voir le résultat.',
  },
  de: {
    turn: 'Du bist dran.',
    start: 'Das Rennen geht los!',
    end: 'Das Rennen ist vorbei. Schau, wie es ausgegangen ist.',
  },
};
