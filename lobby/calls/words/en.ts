/** What is said of sounds and notifications; loaded with every table, but not before it. The other languages have the same keys. */
const en = {
  bell: 'Sounds and notifications',

  sound: 'Sounds',
  soundHelp:
    'When it’s your turn, when somebody sits down or writes, and at the start and the end.',
  volume: 'Volume',
  listen: 'Listen',

  notifications: 'Notifications',
  notificationsHelp:
    'When this tab is in the background: your turn, the start and the end of the race.',

  push: 'Call me even with Paddock closed',
  pushHelp:
    'For this table, on this device, until you leave the table. The call goes through your browser’s own service and says only which game it is.',
  pushForPlayers: 'Take a seat, and the table can call you even with Paddock closed.',

  obstacles: {
    noNotifications: 'This browser can’t show notifications.',
    noPush: 'This browser can’t be called.',
    needsHttps: 'Browsers can only be called from an address that begins with https.',
    needsInstalling:
      'On an iPhone or iPad, add Paddock to your home screen first, and open it from there.',
    blockedHere:
      'Your browser blocks notifications from Paddock. Allow them in its settings for this page.',
    notAllowed: 'Your browser has to allow it: try again and say yes to its question.',
    notKept:
      'Your browser doesn’t keep Paddock on this device, and without that it can’t be called.',
    noService: 'Your browser’s service for calls can’t be reached. Try again later.',
  },
};

export type CallsMessages = typeof en;
export const text: CallsMessages = en;
