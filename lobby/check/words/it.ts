import type { CheckMessages } from './en.ts';

export const text: CheckMessages = {
  button: 'Controlla questa partita',
  heading: 'È andato tutto in regola?',
  right: 'Giusto',
  wrong: 'Sbagliato',
  unknown: 'Non si può dire',
  moves: (count) =>
    `Tutte le ${count} mosse sono permesse dalle regole e portano a questo risultato.`,
  movesEnded: (count) =>
    `Tutte le ${count} mosse sono permesse dalle regole; la partita è stata chiusa prima di un risultato.`,
  movesWrong: 'Le mosse non sono come dice la registrazione.',
  seed: 'Tutta la fortuna è nata dal segreto del server e dai numeri aggiunti dalle pagine dei giocatori.',
  seedUntil: (move) =>
    `Fino alla mossa ${move} tutta la fortuna è nata dal segreto del server e dai numeri dei giocatori; poi la partita è proseguita in un browser.`,
  seedWrong: 'La fortuna non è nata dal segreto del server e dai numeri dei giocatori.',
  noChance:
    'Di questa partita nessuno può dire come sia stata scelta la fortuna: prima non è stato fissato alcun segreto.',
  fingerprint:
    'Il segreto è quello di cui questo browser ha visto l’impronta prima della prima mossa.',
  fingerprintWrong: 'Il segreto non è quello di cui questo browser ha visto l’impronta.',
  notShown: 'Questo browser non ha visto alcuna impronta: non si è seduto a quel tavolo.',
  number: 'Tra i numeri c’è quello aggiunto da questo browser.',
  numberWrong: 'Tra i numeri manca quello aggiunto da questo browser.',
  proves:
    'Dunque nessun giocatore può aver scelto la fortuna, e nemmeno il server, a meno che non fosse d’accordo con chi si è seduto per ultimo.',
  byHand: 'Controllare a mano',
  byHandHelp:
    'L’impronta è lo SHA-256 delle cifre del segreto. Il seme è lo SHA-256 delle righe qui sotto, ognuna chiusa da un a capo.',
  secret: 'Segreto',
  shownFingerprint: 'Impronta',
  lines: 'Righe',
  seedName: 'Seme',
};
