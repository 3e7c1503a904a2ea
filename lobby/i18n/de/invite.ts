import type { InviteMessages } from '../en/invite.ts';

export const text: InviteMessages = {
  link: 'Link zu diesem Tisch',
  copyLink: 'Link kopieren',
  isCopied: 'Kopiert ✓',
  copied: 'Kopiert. Schick ihn deinen Freunden.',
  notCopied: 'Dein Browser will ihn nicht kopieren: Markier den Link und kopier ihn von Hand.',
  share: 'Teilen …',
  shareText: (title) => `Spiel ${title} mit mir!`,
  qrCode: 'QR-Code',
  qrCodeOf: 'QR-Code des Links zu diesem Tisch',
  qrCodeHelp: 'Wer die Handykamera darauf richtet, kommt an diesen Tisch.',
  onlyHere:
    'Dieser Link geht nur auf diesem Computer. Damit andere mitspielen können, öffne Paddock unter einer Adresse, die auch sie erreichen.',
};
