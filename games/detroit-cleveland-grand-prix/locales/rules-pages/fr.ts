import type { RulesPagesText } from './en.ts';

export const text: RulesPagesText = {
  atThisTable: 'Différent à cette table',
  inShort: 'La partie en cinq points',
  steps: [
    'Tu reçois une main de cartes. Chaque carte fait avancer certaines voitures : regarde lesquelles tu peux mener loin.',
    'Fais des offres pour les voitures. La première vendue part en pole position.',
    'En course, tu joues une carte par tour. Elle fait avancer toutes ses voitures de haut en bas, celles des autres aussi.',
    'Tu choisis les chemins : ouvre la voie à tes voitures et ferme-la aux autres.',
    'Les propriétaires touchent les primes des voitures qui arrivent. Après la dernière course, le plus riche gagne.',
  ],
  captions: {
    sale: (car, opening, price) =>
      `Le donneur ouvre à ${opening}, le deuxième passe. Le troisième offre ${price} et le donneur passe aussi : la ${car} est vendue ${price}. Première vendue, elle part en pole position.`,
    twoCars:
      'Carte 27 : d’abord, la verte 3 avance de six cases. Elle peut changer de couloir, et contourne l’orange 6. Ensuite seulement, l’orange 6 avance de trois.',
    blocked:
      'La carte 35 donne cinq cases à la jaune 1, mais quatre voitures de front ferment la piste. Elle doit aller le plus loin possible : deux cases, sur l’une de celles qui sont éclairées.',
    white:
      'La carte 34 au même endroit : le blanc avance de cinq cases. Les quatre voitures cerclées le peuvent, tu en choisis une. La jaune 1 ne le peut pas : le blanc n’a pas le droit de la faire avancer.',
    exchange:
      'Tant que la carte 47 agit, la noire 4 et la jaune 1 s’échangent : la carte 35 fait avancer la noire 4, et sur la carte 7 les deux ont changé de place.',
    prizes: (price, first) =>
      `Tu as acheté la rouge 5 pour ${price}, et elle arrive première : ${first} pour toi. Une voiture qui n’arrive pas ne rapporte rien, et ce qu’elle a coûté est perdu.`,
  },
};
