import type { RulesPagesText } from './en.ts';

const list = ([one, other]: readonly [number, number]) => `${one} et ${other}`;
const sum = ([one, other]: readonly [number, number]) => one + other;

export const text: RulesPagesText = {
  atThisTable: 'Différent à cette table',
  inShort: 'La course en cinq points',
  steps: [
    'Chacun a son insecte et sa piste. La pomme va au premier dont tout le corps a passé la ligne à damier.',
    'À chaque tour, tu pioches deux cartes (les experts quatre), tu en gardes une et tu passes le reste.',
    'Puis tu joues tes cartes : chaque patte de la carte avance d’une case, si elle a la place.',
    'Le corps peut avancer à tout moment, tant qu’aucune patte ne se retrouve à plus d’une case derrière lui.',
    'Si plusieurs insectes arrivent au même tour, les pattes décident, d’abord les pattes arrière.',
  ],
  captions: {
    start: 'Au départ, le corps occupe trois cases, et chaque patte est juste à côté de lui.',
    cards:
      'La première carte fait avancer deux pattes à gauche, la seconde les deux pattes arrière et la médiane droite. Tu gardes la première ; la seconde est passée.',
    order:
      'Une carte pour la patte avant et la patte médiane de gauche. La médiane doit attendre : celle de devant lui barre la route. Une fois celle-ci avancée, la médiane peut avancer aussi.',
    ahead:
      'Une carte pour les deux pattes avant. La gauche est déjà une case devant la tête et doit attendre. La droite avance, puis le corps, et maintenant la gauche peut avancer aussi.',
    body: 'Une carte pour les deux pattes arrière. Le corps peut suivre d’une case ; puis les pattes arrière, une case derrière la queue, le retiennent. Quand les deux ont avancé, le corps continue.',
    finish: (red, blue) =>
      `Les deux corps arrivent au même tour. Les pattes arrière du rouge sont sur les cases ${list(red)} : cela fait ${sum(red)}. Celles du bleu sont sur les cases ${list(blue)} : cela fait ${sum(blue)}. Le rouge gagne, même si les pattes avant du bleu sont plus loin.`,
    expert:
      'De quatre cartes, tu en gardes une et tu en passes trois ; des trois que tu reçois, de nouveau une, et ainsi de suite.',
  },
};
