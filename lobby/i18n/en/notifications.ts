/** Text for sounds and notifications; loaded with every table, but not before it. The other languages have the same keys. */
const en = {
  bell: 'Sounds and notifications',

  sound: 'Sounds',
  soundHelp: 'When it’s your turn, when somebody joins or writes, and at the start and the end.',
  volume: 'Volume',
  listen: 'Listen',

  notifications: 'Notifications',
  notificationsHelp:
    'When this tab is in the background: your turn, the start and the end of the match.',

  push: 'Notify me even when Paddock is closed',
  pushHelp:
    'For this table, on this device, until you leave the table. The notification goes through your browser’s push service. It says only which game it is, and whether it’s about your turn, the start or the end.',
  pushForPlayers: 'Take a seat to get notifications even when Paddock is closed.',

  obstacles: {
    noNotifications: 'This browser can’t show notifications.',
    noPush: 'This browser doesn’t support push notifications.',
    needsHttps: 'Push notifications need an address that begins with https.',
    needsInstalling:
      'On an iPhone or iPad, add Paddock to your home screen first, and open it from there.',
    blockedHere:
      'Your browser blocks notifications from Paddock. Allow them in its settings for this page.',
    notAllowed: 'Your browser has to allow it: try again and say yes to its question.',
    notKept: 'Your browser doesn’t save Paddock on this device, and push notifications need that.',
    noService: 'Your browser’s push service can’t be reached. Try again later.',
  },
};

export type NotificationsMessages = typeof en;
export const text: NotificationsMessages = en;
