import type { DeviceMessages } from '../en/devices.ts';

export const text: DeviceMessages = {
  help: 'Ouvre ce lien sur l’autre appareil, ou vise le code avec son appareil photo. Tu gardes aussi tes places ici.',
  once: 'Il ne marche qu’une fois. Ne le partage pas : qui l’ouvre peut jouer à ta place.',
  link: 'Lien pour l’autre appareil',
  copied: 'Copié. Ouvre-le sur l’autre appareil.',
  shareText: 'Mes tables sur Paddock',
  qrCode: 'Code QR du lien pour l’autre appareil',
  left: (time) => `Encore valable ${time} minutes.`,
  over: 'Le temps est écoulé, et ce lien ne marche plus.',
  again: 'Créer un nouveau lien',
  onlyHere:
    'Ce lien ne marche que sur cet ordinateur. Pour continuer ailleurs, ouvre Paddock à une adresse que l’autre appareil peut joindre lui aussi.',
  page: {
    heading: 'Continuer ici',
    help: 'Tes places seront aussi disponibles sur cet appareil. Elles restent sur l’autre.',
    take: 'Récupérer mes tables ici',
    noCode:
      'Il n’y a pas de code dans cette adresse. Ouvre le lien entier que montre l’autre appareil.',
    done: 'Tes tables sont ici',
    table: (title, names) => `${title} avec ${names}`,
    kept: 'À ces tables, tu as déjà une place sur cet appareil ; c’est elle qui est gardée :',
  },
  faults: {
    wrongCode: 'Ce lien est incomplet. Ouvre-le exactement comme l’autre appareil le montre.',
    usedCode:
      'Ce lien a déjà servi, et ne marche qu’une fois. Crées-en un nouveau sur l’autre appareil.',
    expiredCode: 'Ce lien a plus de dix minutes. Crées-en un nouveau sur l’autre appareil.',
    tooManyTries: 'Trop d’essais ratés. Crée un nouveau lien sur l’autre appareil.',
    unknownCode: 'Ce lien n’est plus valable. Crées-en un nouveau sur l’autre appareil.',
    noSeats:
      'Aucune de ces places n’est plus à toi : les tables ont disparu, ou tu les as quittées.',
  },
};
