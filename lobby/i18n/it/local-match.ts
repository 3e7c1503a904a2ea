import { withD } from '../../../games/kit/locales/elision.ts';
import type { LocalMatchMessages } from '../en/local-match.ts';

export const text: LocalMatchMessages = {
  heading: (title: string) => `${title} sullo stesso dispositivo`,
  who: 'Chi gioca?',
  nameAt: (seat: string) => `${seat}: nome`,
  playerAt: (seat: string) => `${seat}: chi gioca`,
  noPerson: 'Qualcuno deve pur giocare: scegli una persona per uno dei posti.',
  start: 'Inizia la partita',
  handTo: (name: string) => `Passa il dispositivo ${withD('a', name)}`,
  handToHelp: 'È il suo turno. Gli altri guardino da un’altra parte!',
  iAm: (name: string) => `Sono ${name}`,
  again: 'Gioca ancora',
  playOn: {
    button: 'Continua da qui',
    who: 'Chi gioca?',
    help: 'Una copia della partita continua in questo browser da questa posizione. Le mani restano le stesse; le carte coperte vengono rimescolate. L’originale non cambia.',
    start: 'Continua',
  },
  onThisDevice: 'su questo dispositivo',
  toMove: (names: string) => `di turno: ${names}`,
  goOn: 'Continua',
  goOnLabel: (title: string, names: string) => `Continua: ${title} con ${names}`,
  deleteMatch: 'Elimina',
  deleteMatchLabel: (title: string) => `Elimina: ${title}`,
  deleteMatchTitle: 'Eliminare questa partita?',
  deleteMatchHelp: 'Non si potrà più recuperare.',
  notKept:
    'Per ora questo browser non salva nulla: puoi continuare a giocare, ma chiudendo la pagina la partita va persa.',
  quickBots: 'Senza pause',
  quickBotsHelp: 'I bot giocano subito, invece di prendersi il loro tempo.',
  botsStuck: 'I bot non rispondono più.',
  brokenMatch: 'Una partita illeggibile',
  broken: {
    heading: 'Questa partita è danneggiata',
    help: 'Quello che il browser ne ha salvato non si può più leggere. Tutte le altre partite sono intatte.',
  },
  unknown: {
    heading: 'Questa partita non è su questo dispositivo',
    help: 'È stata giocata in un altro browser, eliminata, oppure è finita da qualche giorno.',
  },
  gone: {
    heading: 'Questa partita è stata eliminata',
    help: 'È successo in un’altra finestra di questo browser.',
  },
};
