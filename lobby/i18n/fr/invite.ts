import type { InviteMessages } from '../en/invite.ts';

export const text: InviteMessages = {
  link: 'Lien vers cette table',
  copyLink: 'Copier le lien',
  isCopied: 'Copié ✓',
  copied: 'Copié. Envoie-le à tes amis.',
  notCopied: 'Ton navigateur refuse de le copier : sélectionne le lien et copie-le à la main.',
  share: 'Partager…',
  shareText: (title) => `Joue à ${title} avec moi !`,
  qrCode: 'Code QR',
  qrCodeOf: 'Code QR du lien vers cette table',
  qrCodeHelp:
    'Il suffit de le viser avec l’appareil photo d’un téléphone pour arriver à cette table.',
  onlyHere:
    'Ce lien ne marche que sur cet ordinateur. Pour jouer avec d’autres, ouvre Paddock à une adresse qu’ils peuvent joindre eux aussi.',
};
