import type { RulesPagesText } from './en.ts';

const list = ([one, other]: readonly [number, number]) => `${one} e ${other}`;
const sum = ([one, other]: readonly [number, number]) => one + other;

export const text: RulesPagesText = {
  atThisTable: 'Diverso a questo tavolo',
  inShort: 'La corsa in cinque passi',
  steps: [
    'Ognuno ha il suo insetto e la sua pista. La mela va al primo con tutto il corpo oltre la linea a scacchi.',
    'A ogni turno peschi due carte (gli esperti quattro), ne tieni una e passi il resto.',
    'Poi giochi le tue carte: ogni zampa sulla carta avanza di una casella, se ha spazio.',
    'Il corpo può avanzare in qualsiasi momento, purché nessuna zampa resti più di una casella dietro di lui.',
    'Se più insetti arrivano nello stesso turno, decidono le zampe, per prime le posteriori.',
  ],
  captions: {
    start: 'Alla partenza il corpo occupa tre caselle e ogni zampa gli sta proprio accanto.',
    cards:
      'La prima carta muove due zampe a sinistra, la seconda le due posteriori e la mediana destra. Tieni la prima; la seconda passa.',
    order:
      'Una carta per la zampa anteriore e la mediana di sinistra. La mediana deve aspettare: davanti ha l’altra. Dopo il passo dell’anteriore può farlo anche lei.',
    ahead:
      'Una carta per le due zampe anteriori. La sinistra è già una casella davanti alla testa e deve aspettare. Fa un passo la destra, poi il corpo, e ora può farlo anche la sinistra.',
    body: 'Una carta per le due zampe posteriori. Il corpo può seguire di una casella; poi lo fermano le zampe posteriori, una casella dietro la coda. Dopo il passo di entrambe il corpo avanza ancora.',
    finish: (red, blue) =>
      `I due corpi arrivano nello stesso turno. Le zampe posteriori del rosso stanno sulle caselle ${list(red)}: fa ${sum(red)}. Quelle del blu sulle caselle ${list(blue)}: fa ${sum(blue)}. Vince il rosso, anche se le zampe anteriori del blu sono più avanti.`,
    expert:
      'Di quattro carte ne tieni una e ne passi tre; delle tre che ricevi di nuovo una, e così via.',
  },
};
