import type { PrivacyMessages } from '../en/privacy.ts';

export const text: PrivacyMessages = {
  privacy: {
    heading: 'I tuoi dati',
    lead: 'Niente account, cookie, pubblicità o tracciamento. Ecco che cosa conserviamo.',
    sections: [
      {
        heading: 'Sul server',
        items: [
          'I tuoi posti: il nome che hai dato, le tue mosse e un hash della chiave con cui il tuo browser dimostra che sono tuoi. La chiave stessa ce l’ha solo il tuo browser.',
          'Quello che scrivi ai tavoli. Può leggerlo chiunque apra il tavolo.',
          'Un hash di un testo casuale nel tuo browser, perché non torni chi è stato rimosso da un tavolo. Fino all’inizio della partita anche un hash del tuo indirizzo internet.',
          'Se attivi le notifiche push: l’indirizzo push del tuo browser. Le notifiche sono cifrate, le consegna il produttore del browser e non contengono nomi.',
          'I tuoi risultati nelle sfide del giorno, con il tuo nome se ne hai scelto uno. Tutti li vedono nelle classifiche del giorno e della settimana. Si cancellano dopo lo stesso tempo delle partite finite. Se elimini i tuoi dati, restano senza il tuo nome.',
        ],
      },
      {
        heading: 'Il tuo indirizzo internet',
        items: [
          'Al server serve per risponderti e per contare le richieste, contro gli abusi. Resta in memoria per poco e non finisce mai nei log.',
          'Viene salvato solo dove i moderatori potrebbero dover intervenire. Quando un tavolo viene segnalato o un giocatore bloccato: gli indirizzi di chi segnala e di chi ha il tavolo aperto, per 30 giorni. Quando viene bloccato l’indirizzo stesso: fino alla fine del blocco.',
        ],
      },
      {
        heading: 'In questo browser',
        items: [
          'Il tuo nome, i tuoi posti, le tue partite e le impostazioni. Nessun altro le vede.',
        ],
      },
    ],
    howLong: 'Per quanto tempo',
    kept: (finished, abandoned) =>
      `Una partita finita si elimina con il suo tavolo ${finished} giorni dopo l’ultima modifica, chat compresa; una non finita dopo ${abandoned} giorni di inattività. Un tavolo che qualcuno ha aperto non si elimina mai.`,
    keptBeside:
      'Le segnalazioni si cancellano dopo 30 giorni. Le copie di sicurezza del server durano finché le conserva chi lo gestisce.',
    forgotten: 'Eliminare i tuoi dati',
    forgetMe: 'Elimina i miei dati',
    howToBe:
      'Puoi eliminare in ogni momento i tuoi posti, il tuo nome e i tuoi messaggi, con tutto ciò che è in questo browser. Se non hai più il browser con i tuoi posti, rivolgiti ai moderatori: possono farlo per te a qualsiasi tavolo.',
  },
  report: {
    label: 'Che cosa non va a questo tavolo?',
    help: (max) =>
      `Lo leggeranno i moderatori. Al massimo ${max} caratteri. Vedranno anche i nomi al tavolo, i messaggi e gli indirizzi internet, compreso il tuo.`,
    send: 'Segnala',
    done: 'Grazie. I moderatori daranno un’occhiata.',
  },
};
