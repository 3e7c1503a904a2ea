import type { InviteMessages } from '../en/invite.ts';

export const text: InviteMessages = {
  link: 'Link a questo tavolo',
  copyLink: 'Copia il link',
  isCopied: 'Copiato ✓',
  copied: 'Copiato. Mandalo ai tuoi amici.',
  notCopied: 'Il browser non vuole copiarlo: seleziona il link e copialo a mano.',
  share: 'Condividi…',
  shareText: (title) => `Gioca a ${title} con me!`,
  qrCode: 'Codice QR',
  qrCodeOf: 'Codice QR del link a questo tavolo',
  qrCodeHelp: 'Chi lo inquadra con la fotocamera del telefono arriva a questo tavolo.',
  onlyHere:
    'Questo link funziona solo su questo computer. Per giocare con altri, apri Paddock a un indirizzo che anche loro possano raggiungere.',
};
