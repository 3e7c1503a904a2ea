import type { RulesPagesText } from './en.ts';

const list = ([one, other]: readonly [number, number]) => `${one} und ${other}`;
const sum = ([one, other]: readonly [number, number]) => one + other;

export const text: RulesPagesText = {
  atThisTable: 'Anders an diesem Tisch',
  inShort: 'Das Rennen in fünf Schritten',
  steps: [
    'Jeder hat seinen Käfer und seine Bahn. Den Apfel holt, wer zuerst mit dem ganzen Körper über die karierte Linie ist.',
    'In jeder Runde ziehst du zwei Karten (Experten vier), behältst eine und gibst den Rest weiter.',
    'Dann spielst du deine Karten: Jedes Bein auf einer Karte geht ein Feld vor, wenn es Platz hat.',
    'Der Körper darf jederzeit nachrücken, solange kein Bein mehr als ein Feld hinter ihm zurückbleibt.',
    'Sind mehrere in derselben Runde im Ziel, entscheiden die Beine, zuerst die Hinterbeine.',
  ],
  captions: {
    start: 'Am Start liegt der Körper auf drei Feldern, und jedes Bein steht direkt daneben.',
    cards:
      'Die erste Karte bewegt zwei linke Beine, die zweite beide Hinterbeine und das rechte Mittelbein. Du behältst die erste; die zweite geht weiter.',
    order:
      'Eine Karte für das linke Vorderbein und das linke Mittelbein. Das Mittelbein muss warten: Das Vorderbein steht ihm im Weg. Ist das vorgerückt, kann auch das Mittelbein vor.',
    ahead:
      'Eine Karte für beide Vorderbeine. Das linke ist schon ein Feld vor dem Kopf und muss warten. Das rechte geht vor, dann der Körper, und jetzt kann auch das linke vor.',
    body: 'Eine Karte für beide Hinterbeine. Der Körper kann ein Feld folgen; dann halten ihn die Hinterbeine auf, die ein Feld hinter dem Körperende stehen. Sind beide vorgerückt, geht der Körper weiter.',
    finish: (red, blue) =>
      `Beide Körper sind in derselben Runde im Ziel. Die Hinterbeine von Rot stehen auf den Feldern ${list(red)}: das macht ${sum(red)}. Die von Blau stehen auf ${list(blue)}: das macht ${sum(blue)}. Also gewinnt Rot, obwohl die Vorderbeine von Blau weiter sind.`,
    expert:
      'Von vier Karten behältst du eine und gibst drei weiter; von den dreien, die du bekommst, wieder eine, und so fort.',
  },
};
