import type { RulesPagesText } from './en.ts';

export const text: RulesPagesText = {
  atThisTable: 'A questo tavolo cambia',
  inShort: 'La corsa in cinque passi',
  steps: [
    'Si scopre una carta tappa. Ognuno dei suoi quattro lati offre un movimento.',
    'In tre giri metti carte macchinista coperte sui lati, oppure passi.',
    'Un lato alla volta si scoprono le carte. Vince la somma più alta; a parità, la prima carta.',
    'Chi vince un lato muove una delle sue locomotive, e salta gratis le altre.',
    'La piattaforma girevole e la stazione danno punti. Dopo otto tappe vince chi ne ha di più.',
  ],
  captions: {
    hand: 'Le tue otto carte macchinista',
    card: 'Il lato 1 è quello della freccia; gli altri seguono in senso orario. Qui il lato 2 fa avanzare una Pioniera di due caselle, e il lato 1 una locomotiva qualsiasi, di tante caselle quante sono le carte.',
    tie: 'Sul lato 1 il rosso ha 3 + 1 = 4, e il blu ha 4 con una carta sola. È parità, e la carta del rosso è arrivata prima: il rosso muove di due caselle una locomotiva a scelta. Il lato 3 è tabù, perché si gioca in tre e sugli altri lati ci sono carte.',
    split:
      'Su un «?» ci sono tre carte: tre caselle, di chiunque siano le carte. Una porta la Locotender sulla piattaforma girevole e vale 5 punti; con le altre due la Pioniera va da 2 a 4.',
    jump: 'La Pioniera è sulla casella 1 e ha due caselle. Salta gratis le compagne su 2 e 3, e arriva sulla 5.',
    turn: 'La Pioniera è sulla casella 4 e ha due caselle. Salta la 5; con la prima casella è sulla piattaforma girevole, dove prende un 5; salta di nuovo la 5, e con la seconda torna sulla 4, diretta al traguardo.',
  },
};
