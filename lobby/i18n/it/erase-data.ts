import type { EraseDataMessages } from '../en/erase-data.ts';

export const text: EraseDataMessages = {
  privacy: 'I tuoi dati',
  kept: 'Qui non ci sono account. Il server conserva i tuoi posti con il nome che hai dato e quello che scrivi ai tavoli; questo browser conserva quali posti sono tuoi e le tue impostazioni.',
  heading: 'Elimina i miei dati',
  goes: 'Questo verrà eliminato per sempre:',
  seats: (count, written) =>
    count === 1
      ? `il tuo posto (${written}): lasci il tavolo, e in una partita in corso continua un bot`
      : `i tuoi ${written} posti: lasci i tavoli, e nelle partite in corso continuano dei bot`,
  lines: 'il tuo nome e i tuoi messaggi a quei tavoli, e le loro notifiche push',
  browser: 'il tuo nome, i posti, le partite e le impostazioni in questo browser',
  stays:
    'Quello che hai scritto ai tavoli che avevi già lasciato e i risultati delle sfide del giorno restano, ma senza il tuo nome. Restano anche le partite su questo dispositivo: puoi eliminarle dalla pagina iniziale.',
  forget: 'Elimina i miei dati',
  isForgetting: 'Eliminazione…',
  done: 'Fatto. I tuoi dati sono stati eliminati.',
};
