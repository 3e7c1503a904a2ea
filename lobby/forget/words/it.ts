import type { ForgetMessages } from './en.ts';

export const text: ForgetMessages = {
  privacy: 'I tuoi dati',
  kept: 'Qui non ci sono account. Il server conserva i tuoi posti con il nome che hai dato e quello che scrivi ai tavoli; questo browser conserva quali posti sono tuoi e le tue impostazioni.',
  heading: 'Dimenticami',
  goes: 'Se vuoi, questo sparisce per sempre:',
  seats: (count, written) =>
    count === 1
      ? `il tuo posto (${written}): lasci il tavolo, e se la corsa è in pieno svolgimento continua un bot`
      : `i tuoi ${written} posti: lasci i tavoli, e dove la corsa è in pieno svolgimento continua un bot`,
  lines: 'il tuo nome lì, tutto quello che ci hai scritto e dove ti arrivano gli avvisi',
  browser: 'il tuo nome, i posti, le gare e le impostazioni in questo browser',
  stays:
    'Quello che hai scritto ai tavoli che avevi già lasciato resta lì, ma senza il tuo nome. Restano anche le partite su questo dispositivo: puoi buttarle via dalla prima pagina.',
  forget: 'Dimenticami',
  isForgetting: 'Sto dimenticando …',
  done: 'Fatto: qui nessuno ti conosce più.',
};
