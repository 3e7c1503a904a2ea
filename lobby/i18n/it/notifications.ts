import type { NotificationsMessages } from '../en/notifications.ts';

export const text: NotificationsMessages = {
  bell: 'Suoni e notifiche',

  sound: 'Suoni',
  soundHelp: 'Quando tocca a te, quando qualcuno entra o scrive, all’inizio e alla fine.',
  volume: 'Volume',
  listen: 'Ascolta',

  notifications: 'Notifiche',
  notificationsHelp:
    'Quando questa scheda è in secondo piano: il tuo turno, l’inizio e la fine della partita.',

  push: 'Avvisami anche quando Paddock è chiuso',
  pushHelp:
    'Per questo tavolo, su questo dispositivo, finché non lasci il tavolo. La notifica passa dal servizio push del tuo browser. Dice soltanto di quale gioco si tratta, e se è per il tuo turno, l’inizio o la fine.',
  pushForPlayers: 'Siediti per ricevere notifiche anche quando Paddock è chiuso.',

  obstacles: {
    noNotifications: 'Questo browser non sa mostrare notifiche.',
    noPush: 'Questo browser non supporta le notifiche push.',
    needsHttps: 'Le notifiche push richiedono un indirizzo che comincia con https.',
    needsInstalling:
      'Su iPhone o iPad aggiungi prima Paddock alla schermata Home, poi aprilo da lì.',
    blockedHere:
      'Il tuo browser blocca le notifiche di Paddock. Consentile nelle sue impostazioni per questa pagina.',
    notAllowed: 'Il browser deve permetterlo: riprova e rispondi sì alla sua domanda.',
    notKept:
      'Il tuo browser non salva Paddock su questo dispositivo, e le notifiche push ne hanno bisogno.',
    noService: 'Il servizio push del tuo browser non risponde. Riprova più tardi.',
  },
};
