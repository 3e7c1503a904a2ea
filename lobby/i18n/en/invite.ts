/** Text for sharing a table's link; loaded with it. The other languages have the same keys. */
export const en = {
  link: 'Link to this table',
  copyLink: 'Copy the link',
  isCopied: 'Copied ✓',
  copied: 'Copied. Send it to your friends.',
  notCopied: 'Your browser won’t copy it: select the link and copy it by hand.',
  share: 'Share…',
  shareText: (title: string) => `Play ${title} with me!`,
  qrCode: 'QR code',
  qrCodeOf: 'QR code of the link to this table',
  qrCodeHelp: 'Point a phone’s camera at it to come to this table.',
  onlyHere:
    'This link works on this computer only. To play with others, open Paddock at an address that they can reach.',
};

export type InviteMessages = typeof en;
export const text: InviteMessages = en;
