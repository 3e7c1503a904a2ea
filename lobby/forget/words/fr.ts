import type { ForgetMessages } from './en.ts';

export const text: ForgetMessages = {
  privacy: 'Vie privée',
  kept: 'Ici, pas de compte. Le serveur garde tes places avec le nom que tu as donné et ce que tu écris aux tables ; ce navigateur garde quelles places sont à toi, et tes réglages.',
  heading: 'Oublie-moi',
  goes: 'Si tu le veux, ceci disparaît pour de bon :',
  seats: (count, written) =>
    count < 2
      ? `ta place (${written}) : tu quittes la table, et si la course est en cours, un bot continue`
      : `tes ${written} places : tu quittes les tables, et là où la course est en cours, un bot continue`,
  lines: 'ton nom là-bas, tout ce que tu y as écrit, et l’adresse où l’on t’appelle',
  browser: 'ton nom, tes places, tes courses et tes réglages dans ce navigateur',
  stays:
    'Ce que tu as écrit à des tables déjà quittées y reste, mais sans ton nom. Les parties sur cet appareil restent aussi : tu peux les jeter depuis la première page.',
  forget: 'Oublie-moi',
  isForgetting: 'Un instant, on oublie …',
  done: 'C’est fait : plus personne ici ne te connaît.',
};
