import type { GrandPrixText } from '../text.ts';

export const options: GrandPrixText['options'] = {
  races: {
    label: 'Courses',
    help: 'Combien de courses compte la partie. L’argent se garde d’une course à l’autre.',
  },
  tracks: {
    label: 'Circuits',
    help: 'Où l’on court.',
    choices: {
      alternating: 'En alternance, Cleveland d’abord',
      'detroit-first': 'En alternance, Detroit d’abord',
      cleveland: 'Cleveland seulement',
      detroit: 'Detroit seulement',
    },
  },
  prizes: {
    label: 'Primes',
    help: 'Ce que rapportent les places, de la première à la sixième, en dollars.',
  },
  tensInDeck: {
    label: 'Les 10 dans le paquet',
    help: 'Les sept 10, le blanc compris, sont distribués avec les autres cartes ; aucun n’arrive avec une voiture.',
  },
  noCarLimit: {
    label: 'Voitures sans limite',
    help: 'Chacun peut acheter autant de voitures qu’il veut. On en garde une pour chacun des autres, sauf si l’on joue même sans voiture.',
  },
  noCarNeeded: {
    label: 'Même sans voiture',
    help: 'Personne n’est obligé d’acheter une voiture, et aucune n’est réservée à qui n’en a pas.',
  },
  whiteOwnPartial: {
    label: 'Blanc pour ses voitures',
    help: 'Avec le blanc, tu peux aussi faire avancer une de tes voitures qui ne peut pas faire toutes les cases : elle va aussi loin que possible.',
  },
  mayHold: {
    label: 'Garder ses cartes',
    help: 'Quand toutes tes voitures sont arrivées, rien ne t’oblige plus à jouer. Sans voiture à toi, ce n’est pas permis.',
  },
  tournamentSeating: {
    label: 'Ordre de tournoi',
    help: 'En course, les tours suivent la grille de départ au lieu des places autour de la table.',
  },
};
