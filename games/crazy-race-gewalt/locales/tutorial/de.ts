import type { LessonText } from './en.ts';

/** Text of the tutorial of Crazy Race (Gewalt) in German. */
export const words: LessonText = {
  told: {
    goal: 'Hier gewinnt nicht, wer am schnellsten ist. Alle laufen auf der eigenen Bahn durch drei Etappen – Lila, Blau, Rot – und haben für jede heimlich auf einen Platz gewettet. Du willst genau die Plätze, auf die du gewettet hast.',
    bet: 'Deine Wette, die nur du siehst: Platz 3 in Lila, Platz 1 in Blau, Platz 2 in Rot. Zu dritt willst du also als Letztes durch Lila kommen. Lass die anderen vor!',
    longer:
      'Mistral hat einen Abschnitt deiner Bahn verlängert: fünf Felder statt vier. Das sollte dich bremsen – aber in Lila willst du ja hinten bleiben. Deine Wette kennt niemand.',
    trophy:
      'Bora ist durch Lila und hat dort den Pokal für Platz 1. Kommt auch Mistral vor dir durch, hast du in Lila Platz 3, wie gewettet.',
    points:
      'Am Ende werden alle Wetten aufgedeckt. Ein Pokal für den gewetteten Platz bringt 1 Punkt und je 1 dazu für alle, die dort auf denselben Platz gewettet haben. Jeder andere Pokal bringt nichts.',
  },
  asked: {
    shorten: {
      say: 'Vor dem Würfeln darfst du eine Streckenkarte legen: Der Abschnitt hat dann so viele Felder, wie sie zeigt. Leg deine 0 auf Boras Bahn, in Lila, vor die Figur – dieser Abschnitt wird übersprungen.',
      better:
        'Das ist erlaubt, hilft hier aber deiner Wette nicht. Leg die 0 vor Boras Figur, in den lila Teil von Boras Bahn: So kommt Bora früher durch.',
    },
    roll: {
      say: 'Du hast gleich eine Karte nachgezogen. Jetzt würfle mit beiden Würfeln: Das ist Pflicht, und du gehst so viele Felder.',
      better: 'Eine Karte im Zug, mehr nicht: Jetzt würfle.',
    },
    lengthen: {
      say: 'Bleib noch etwas hinten: Leg deine 8 auf deine eigene Bahn, in Lila, vor deine Figur. Acht Felder statt vier!',
      better:
        'Denk an deine Wette: Du willst als Letztes durch Lila. Leg die 8 vor deine Figur, in den lila Teil deiner eigenen Bahn.',
    },
    rollAgain: {
      say: 'Und jetzt würfle. Dann schau auf Bora.',
      better: 'Eine Karte im Zug, mehr nicht: Jetzt würfle.',
    },
  },
  own: 'Jetzt du allein: Lass auch Mistral durch – aber in Blau willst du vorn sein. In jedem Zug darfst du eine Karte legen oder abwerfen, dann würfelst du.',
  remarks: {
    ownShorter: 'Dein eigener Weg ist jetzt kürzer. Gut, wenn du dort früh sein willst.',
    ownLonger: 'Dein eigener Weg ist jetzt länger. Gut, wenn andere vor dir durch sollen.',
    othersShorter: 'Du hilfst jemandem voran. Gut, wenn der vor dir durch soll.',
    othersLonger: 'Du hältst jemanden auf. Gut, wenn du vorher durch willst.',
    alike: 'Vier Felder statt vier: Das ändert nichts – aber du hast eine Karte nachgezogen.',
    nobodys: 'Dort läuft niemand: Die Karte ist aus dem Weg, und du hast eine nachgezogen.',
    discarded:
      'Die Karte ist weg, und du hast eine nachgezogen. Gut, wenn sie nichts genützt hätte.',
    noCard:
      'Du hast ohne Karte gewürfelt. Meist kann eine von vieren deiner Wette ein wenig helfen.',
  },
  learnt: [
    'Die Wette zählt: Komm durch jede Etappe genau auf diesem Platz.',
    'Vor dem Würfeln darfst du eine Karte legen, auf jede Bahn: 0 bis 3 kürzt sie, 5 bis 8 verlängert sie.',
    'Achte darauf, was die anderen legen: Es verrät etwas über ihre Wetten.',
  ],
};
