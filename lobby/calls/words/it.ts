import type { CallsMessages } from './en.ts';

export const text: CallsMessages = {
  bell: 'Suoni e notifiche',

  sound: 'Suoni',
  soundHelp: 'Quando tocca a te, quando qualcuno si siede o scrive, alla partenza e all’arrivo.',
  volume: 'Volume',
  listen: 'Ascolta',

  notifications: 'Notifiche',
  notificationsHelp:
    'Quando questa scheda è in secondo piano: il tuo turno, l’inizio e la fine della corsa.',

  push: 'Chiamami anche a Paddock chiuso',
  pushHelp:
    'Per questo tavolo, su questo dispositivo, finché non lasci il tavolo. L’avviso passa dal servizio del tuo browser e dice soltanto di quale gioco si tratta.',
  pushForPlayers: 'Siediti, e il tavolo potrà chiamarti anche a Paddock chiuso.',

  obstacles: {
    noNotifications: 'Questo browser non sa mostrare notifiche.',
    noPush: 'Questo browser non si può chiamare.',
    needsHttps: 'Un browser si può chiamare solo da un indirizzo che comincia con https.',
    needsInstalling:
      'Su iPhone o iPad aggiungi prima Paddock alla schermata Home, poi aprilo da lì.',
    blockedHere:
      'Il tuo browser blocca le notifiche di Paddock. Consentile nelle sue impostazioni per questa pagina.',
    notAllowed: 'Il browser deve permetterlo: riprova e rispondi sì alla sua domanda.',
    notKept:
      'Il tuo browser non conserva Paddock su questo dispositivo, e così non si può chiamare.',
    noService: 'Il servizio di chiamata del tuo browser non risponde. Riprova più tardi.',
  },
};
