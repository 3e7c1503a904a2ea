import type { CallsMessages } from './en.ts';

export const text: CallsMessages = {
  bell: 'Sons et notifications',

  sound: 'Sons',
  soundHelp: 'Quand c’est à toi, quand quelqu’un s’assoit ou écrit, au départ et à l’arrivée.',
  volume: 'Volume',
  listen: 'Écouter',

  notifications: 'Notifications',
  notificationsHelp:
    'Quand cet onglet est à l’arrière-plan : ton tour, le début et la fin de la course.',

  push: 'M’appeler même quand Paddock est fermé',
  pushHelp:
    'Pour cette table, sur cet appareil, jusqu’à ce que tu quittes la table. L’appel passe par le service de ton navigateur et dit seulement de quel jeu il s’agit.',
  pushForPlayers: 'Assieds-toi, et la table pourra t’appeler même quand Paddock est fermé.',

  obstacles: {
    noNotifications: 'Ce navigateur ne sait pas afficher de notifications.',
    noPush: 'Ce navigateur ne peut pas être appelé.',
    needsHttps: 'Un navigateur ne peut être appelé que depuis une adresse qui commence par https.',
    needsInstalling:
      'Sur iPhone ou iPad, ajoute d’abord Paddock à l’écran d’accueil, puis ouvre-le de là.',
    blockedHere:
      'Ton navigateur bloque les notifications de Paddock. Autorise-les dans ses réglages pour cette page.',
    notAllowed: 'Ton navigateur doit le permettre : réessaie et réponds oui à sa question.',
    notKept:
      'Ton navigateur ne garde pas Paddock sur cet appareil, et sans cela il ne peut pas être appelé.',
    noService: 'Le service d’appel de ton navigateur est injoignable. Réessaie plus tard.',
  },
};
