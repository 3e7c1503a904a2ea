import type { CheckMessages } from '../en/check.ts';

export const text: CheckMessages = {
  button: 'Controlla la partita',
  heading: 'È andato tutto in regola?',
  right: 'Giusto',
  wrong: 'Sbagliato',
  unknown: 'Non verificabile',
  moves: (count) =>
    count === '1'
      ? 'L’unica mossa è permessa dalle regole e porta a questo risultato.'
      : `Tutte le ${count} mosse sono permesse dalle regole e portano a questo risultato.`,
  movesEnded: (count) =>
    count === '1'
      ? 'L’unica mossa è permessa dalle regole; la partita è stata interrotta prima di un risultato.'
      : `Tutte le ${count} mosse sono permesse dalle regole; la partita è stata interrotta prima di un risultato.`,
  movesWrong: 'Le mosse non corrispondono alla registrazione.',
  seed: 'Tutte le mescolate vengono dal seme del server e dai semi aggiunti dalle pagine dei giocatori.',
  seedUntil: (move) =>
    `Fino alla mossa ${move} tutte le mescolate vengono dal seme del server e dai semi dei giocatori; poi la partita è proseguita in un browser.`,
  seedWrong: 'Le mescolate non vengono dal seme del server e dai semi dei giocatori.',
  noChance:
    'Questa partita non si può verificare: il server non aveva fissato un seme prima dell’inizio.',
  fingerprint:
    'Il seme del server corrisponde all’impegno che questo browser ha visto prima della prima mossa.',
  fingerprintWrong: 'Il seme del server non corrisponde all’impegno che questo browser ha visto.',
  notShown: 'Questo browser non ha visto alcun impegno: non si è seduto a quel tavolo.',
  number: 'Tra i semi c’è quello aggiunto da questo browser.',
  numberWrong: 'Tra i semi manca quello aggiunto da questo browser.',
  proves:
    'Dunque né un giocatore né il server può aver truccato le mescolate, a meno che il server non fosse d’accordo con l’ultimo che si è seduto.',
  byHand: 'Controllare a mano',
  byHandHelp:
    'L’impegno è lo SHA-256 delle cifre del seme del server. Il seme è lo SHA-256 delle righe qui sotto, ognuna chiusa da un a capo.',
  secret: 'Seme del server',
  shownFingerprint: 'Impegno',
  lines: 'Righe',
  seedName: 'Seme',
};
