import type { TransferFault } from '../../../protocol/devices.ts';

/** Text for transferring seats to another device; loaded with it. The other languages have the same keys. */
export const en = {
  help: 'Open this link on the other device, or point its camera at the code. You also keep your seats here.',
  once: 'It works only once. Don’t share it: anybody who opens it can play as you.',
  link: 'Link for the other device',
  copied: 'Copied. Open it on the other device.',
  shareText: 'My tables in Paddock',
  qrCode: 'QR code of the link for the other device',
  left: (time: string) => `Works for another ${time} minutes.`,
  over: 'The time is up, and this link no longer works.',
  again: 'Make a new link',
  onlyHere:
    'This link works on this computer only. To continue elsewhere, open Paddock at an address that the other device can reach.',
  page: {
    heading: 'Continue here',
    help: 'Your seats at tables come to this device. They stay on the other one as well.',
    take: 'Bring my tables here',
    noCode: 'There is no code in this address. Open the whole link that the other device shows.',
    done: 'Your tables are here',
    table: (title: string, names: string) => `${title} with ${names}`,
    kept: 'You already have seats of your own at these tables on this device. It keeps them:',
  },
  faults: {
    wrongCode: 'This link is incomplete. Open it exactly as the other device shows it.',
    usedCode:
      'This link was used already, and works only once. Make a new one on the other device.',
    expiredCode: 'This link is older than ten minutes. Make a new one on the other device.',
    tooManyTries: 'Too many failed attempts. Make a new link on the other device.',
    unknownCode: 'This link is no longer valid. Make a new one on the other device.',
    noSeats: 'None of these seats is yours now: the tables are gone, or you have left them.',
  } satisfies Record<TransferFault, string>,
};

export type DeviceMessages = typeof en;
export const text: DeviceMessages = en;
