import type { NotificationsMessages } from '../en/notifications.ts';

export const text: NotificationsMessages = {
  bell: 'Töne und Benachrichtigungen',

  sound: 'Töne',
  soundHelp:
    'Wenn du dran bist, wenn jemand dazukommt oder etwas schreibt, beim Start und am Ende.',
  volume: 'Lautstärke',
  listen: 'Anhören',

  notifications: 'Benachrichtigungen',
  notificationsHelp:
    'Wenn dieser Tab im Hintergrund liegt: dein Zug, der Start und das Ende der Partie.',

  push: 'Auch benachrichtigen, wenn Paddock geschlossen ist',
  pushHelp:
    'Für diesen Tisch, auf diesem Gerät, bis du den Tisch verlässt. Die Benachrichtigung läuft über den Push-Dienst deines Browsers. Sie verrät nur, um welches Spiel es geht und ob es dein Zug, der Start oder das Ende ist.',
  pushForPlayers: 'Setz dich, um auch bei geschlossenem Paddock benachrichtigt zu werden.',

  obstacles: {
    noNotifications: 'Dieser Browser kann keine Benachrichtigungen zeigen.',
    noPush: 'Dieser Browser unterstützt keine Push-Benachrichtigungen.',
    needsHttps: 'Push-Benachrichtigungen brauchen eine Adresse, die mit https beginnt.',
    needsInstalling:
      'Auf iPhone und iPad: Leg Paddock erst auf den Home-Bildschirm und öffne es von dort.',
    blockedHere:
      'Dein Browser blockiert Benachrichtigungen von Paddock. Erlaub sie in seinen Einstellungen für diese Seite.',
    notAllowed: 'Dein Browser muss es erlauben: Versuch es noch einmal und sag Ja zu seiner Frage.',
    notKept:
      'Dein Browser speichert Paddock nicht auf diesem Gerät, und Push-Benachrichtigungen brauchen das.',
    noService:
      'Der Push-Dienst deines Browsers ist nicht erreichbar. Versuch es später noch einmal.',
  },
};
