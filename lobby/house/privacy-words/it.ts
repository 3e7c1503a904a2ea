import type { PrivacyMessages } from './en.ts';

export const text: PrivacyMessages = {
  privacy: {
    heading: 'I tuoi dati',
    lead: 'Qui non ci sono account, né cookie, né pubblicità, e nessuno conta chi passa. Ecco che cosa viene conservato comunque.',
    sections: [
      {
        heading: 'Sul server',
        items: [
          'I tuoi posti: il nome che hai dato, le tue mosse e un’impronta della chiave con cui il tuo browser dimostra che sono tuoi. La chiave stessa ce l’ha solo il tuo browser.',
          'Quello che scrivi ai tavoli. Può leggerlo chiunque apra il tavolo.',
          'Un’impronta di un testo casuale che il tuo browser conserva, perché non torni chi è stato allontanato da chi è a capotavola; fino all’inizio della corsa anche una del tuo indirizzo internet.',
          'Se vuoi gli avvisi a pagina chiusa: dove si raggiunge il tuo browser. Li trasporta, sigillati, chi lo produce; non contengono nomi.',
        ],
      },
      {
        heading: 'Il tuo indirizzo internet',
        items: [
          'Al server serve per risponderti, e in memoria conta quanto ne arriva, perché nessuno intasi tutto. È presto dimenticato, e nel suo registro non c’è.',
          'Viene salvato solo dove chi gestisce questo sito potrebbe dover intervenire: quando un tavolo viene segnalato o qualcuno lì viene bloccato, quello di chi lo segnala e di chi lo ha aperto, per 30 giorni; e quando viene bloccato, fino alla fine del blocco.',
        ],
      },
      {
        heading: 'In questo browser',
        items: [
          'Il tuo nome, i tuoi posti, le tue gare, le partite su questo dispositivo e le impostazioni. Nessun altro le vede.',
        ],
      },
    ],
    howLong: 'Per quanto tempo',
    kept: (finished, abandoned) =>
      `Una corsa e il suo tavolo si cancellano ${finished} giorni dopo la fine; un tavolo con cui nessuno va avanti dopo ${abandoned} giorni.`,
    keptBeside:
      'Le segnalazioni si cancellano dopo 30 giorni. Le copie di sicurezza del server durano finché le conserva chi lo gestisce.',
    forgotten: 'Farsi dimenticare',
    forgetMe: 'Dimenticami',
    howToBe:
      'Puoi far cancellare subito i tuoi posti, il tuo nome e tutto quello che hai scritto, insieme a tutto ciò che conserva questo browser. Se non hai più il browser con i tuoi posti, rivolgiti a chi gestisce questo sito: può farlo per te a qualsiasi tavolo.',
  },
  report: {
    label: 'Che cosa non va a questo tavolo?',
    help: (most) =>
      `Lo leggerà chi gestisce questo sito. Al massimo ${most} caratteri. Con la segnalazione vede i nomi al tavolo, quello che è stato scritto e gli indirizzi internet, anche il tuo.`,
    send: 'Segnala',
    done: 'Grazie. Chi gestisce questo sito darà un’occhiata.',
  },
};
