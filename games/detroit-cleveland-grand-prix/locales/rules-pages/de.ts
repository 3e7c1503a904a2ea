import type { RulesPagesText } from './en.ts';

export const text: RulesPagesText = {
  atThisTable: 'Anders an diesem Tisch',
  inShort: 'Das Spiel in fünf Schritten',
  steps: [
    'Du bekommst Karten auf die Hand. Jede bewegt bestimmte Wagen: Sieh nach, welche du weit bringen kannst.',
    'Biete auf Wagen. Der zuerst verkaufte startet von der Pole-Position.',
    'Im Rennen spielst du jedes Mal eine Karte. Sie bewegt alle ihre Wagen von oben nach unten, auch die der anderen.',
    'Die Wege wählst du: Mach deinen Wagen die Bahn frei und den anderen dicht.',
    'Für Wagen, die ins Ziel kommen, bekommen ihre Besitzer Preisgeld. Nach dem letzten Rennen gewinnt, wer das meiste Geld hat.',
  ],
  captions: {
    sale: (car, opening, price) =>
      `Wer gibt, bietet zuerst: ${opening}. Die zweite Person passt, die dritte bietet ${price}, dann passt auch die erste: ${car} ist für ${price} verkauft. Als erster verkaufter Wagen startet er von der Pole-Position.`,
    twoCars:
      'Karte 27: Zuerst fährt Grün 3 sechs Felder. Der Wagen darf die Spur wechseln und fährt um Orange 6 herum. Erst dann fährt Orange 6 drei Felder.',
    blocked:
      'Karte 35 gibt Gelb 1 fünf Felder, aber vier Wagen nebeneinander machen die Strecke dicht. Er muss so weit fahren, wie es geht: zwei Felder, auf eins der hellen.',
    white:
      'Karte 34 an derselben Stelle: Weiß fährt fünf Felder. Das können alle vier umringten Wagen, also wählst du einen davon. Gelb 1 kann es nicht, deshalb darf Weiß ihn nicht bewegen.',
    exchange:
      'Solange Karte 47 gilt, sind Schwarz 4 und Gelb 1 vertauscht: Karte 35 bewegt Schwarz 4, und auf Karte 7 haben die beiden die Plätze gewechselt.',
    prizes: (price, first) =>
      `Du hast Rot 5 für ${price} gekauft, und er kommt als Erster ins Ziel: ${first} für dich. Ein Wagen, der nicht ins Ziel kommt, bringt nichts, und was er gekostet hat, ist weg.`,
  },
};
