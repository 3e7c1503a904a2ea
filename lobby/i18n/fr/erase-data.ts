import type { EraseDataMessages } from '../en/erase-data.ts';

export const text: EraseDataMessages = {
  privacy: 'Vie privée',
  kept: 'Ici, pas de compte. Le serveur garde tes places avec le nom que tu as donné et ce que tu écris aux tables ; ce navigateur garde quelles places sont à toi, et tes réglages.',
  heading: 'Supprimer mes données',
  goes: 'Ceci sera supprimé pour de bon :',
  seats: (count, written) =>
    count < 2
      ? `ta place (${written}) : tu quittes la table, et dans une partie en cours, un bot continue`
      : `tes ${written} places : tu quittes les tables, et dans les parties en cours, des bots continuent`,
  lines: 'ton nom et tes messages là-bas, et les notifications push',
  browser: 'ton nom, tes places, tes parties et tes réglages dans ce navigateur',
  stays:
    'Ce que tu as écrit à des tables déjà quittées et tes résultats aux défis du jour restent, mais sans ton nom. Les parties sur cet appareil restent aussi : tu peux les supprimer depuis la page d’accueil.',
  forget: 'Supprimer mes données',
  isForgetting: 'Suppression…',
  done: 'C’est fait : tes données sont supprimées.',
};
