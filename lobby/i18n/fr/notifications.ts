import type { NotificationsMessages } from '../en/notifications.ts';

export const text: NotificationsMessages = {
  bell: 'Sons et notifications',

  sound: 'Sons',
  soundHelp: 'Quand c’est à toi, quand quelqu’un arrive ou écrit, au début et à la fin.',
  volume: 'Volume',
  listen: 'Écouter',

  notifications: 'Notifications',
  notificationsHelp:
    'Quand cet onglet est à l’arrière-plan : ton tour, le début et la fin de la partie.',

  push: 'Me prévenir même quand Paddock est fermé',
  pushHelp:
    'Pour cette table, sur cet appareil, jusqu’à ce que tu quittes la table. La notification passe par le service push de ton navigateur. Elle dit seulement de quel jeu il s’agit, et si c’est pour ton tour, le début ou la fin.',
  pushForPlayers: 'Assieds-toi pour recevoir des notifications même quand Paddock est fermé.',

  obstacles: {
    noNotifications: 'Ce navigateur ne sait pas afficher de notifications.',
    noPush: 'Ce navigateur ne gère pas les notifications push.',
    needsHttps: 'Les notifications push demandent une adresse qui commence par https.',
    needsInstalling:
      'Sur iPhone ou iPad, ajoute d’abord Paddock à l’écran d’accueil, puis ouvre-le de là.',
    blockedHere:
      'Ton navigateur bloque les notifications de Paddock. Autorise-les dans ses réglages pour cette page.',
    notAllowed: 'Ton navigateur doit le permettre : réessaie et réponds oui à sa question.',
    notKept:
      'Ton navigateur n’enregistre pas Paddock sur cet appareil, et les notifications push en ont besoin.',
    noService: 'Le service push de ton navigateur est injoignable. Réessaie plus tard.',
  },
};
