import type { CallsMessages } from './en.ts';

export const text: CallsMessages = {
  bell: 'Töne und Benachrichtigungen',

  sound: 'Töne',
  soundHelp:
    'Wenn du dran bist, wenn sich jemand hinsetzt oder etwas schreibt, beim Start und am Ende.',
  volume: 'Lautstärke',
  listen: 'Anhören',

  notifications: 'Benachrichtigungen',
  notificationsHelp:
    'Wenn dieser Tab im Hintergrund liegt: dein Zug, der Start und das Ende des Rennens.',

  push: 'Ruf mich, auch wenn Paddock zu ist',
  pushHelp:
    'Für diesen Tisch, auf diesem Gerät, bis du den Tisch verlässt. Der Ruf läuft über den Dienst deines Browsers und verrät nur, um welches Spiel es geht.',
  pushForPlayers: 'Setz dich, dann kann dich der Tisch rufen, auch wenn Paddock zu ist.',

  obstacles: {
    noNotifications: 'Dieser Browser kann keine Benachrichtigungen zeigen.',
    noPush: 'Dieser Browser lässt sich nicht rufen.',
    needsHttps: 'Browser lassen sich nur von einer Adresse aus rufen, die mit https beginnt.',
    needsInstalling:
      'Auf iPhone und iPad: Leg Paddock erst auf den Home-Bildschirm und öffne es von dort.',
    blockedHere:
      'Dein Browser blockiert Benachrichtigungen von Paddock. Erlaub sie in seinen Einstellungen für diese Seite.',
    notAllowed: 'Dein Browser muss es erlauben: Versuch es noch einmal und sag Ja zu seiner Frage.',
    notKept:
      'Dein Browser behält Paddock nicht auf diesem Gerät, und ohne das lässt er sich nicht rufen.',
    noService: 'Der Rufdienst deines Browsers ist nicht erreichbar. Versuch es später noch einmal.',
  },
};
