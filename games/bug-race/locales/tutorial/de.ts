import type { LessonText } from './en.ts';

/** Text of the tutorial of Bug Race in German. */
export const words: LessonText = {
  told: {
    goal: 'Der große Käfer ist deiner. Sein ganzer Körper muss über die Ziellinie, zum Apfel – vor denen von Bora und Mistral. Jeder hat eine eigene Bahn: Im Weg stehen dir nur deine eigenen Beine.',
    legs: 'Sechs sind es, und zwei Regeln gelten. Auf einer Seite überholt kein Bein das vordere oder teilt sich ein Feld mit ihm. Und keines geht verloren: höchstens ein Feld vor dem Kopf, höchstens eines hinter dem Körperende.',
    passed:
      'Alle haben gewählt, und die Karten wandern zugleich nach links: Deine bekommt Bora, und du bekommst eine von Mistral. Sie zeigt beide Hinterbeine und ein Mittelbein – alle drei sind noch blockiert. Kein Wunder, dass Mistral sie nicht wollte.',
    body: 'Alle Beine sind vorgerückt. Der Körper braucht keine Karte: Er rückt vor, solange er kein Bein verliert – jederzeit, während du spielst, und von selbst am Ende deiner Runde. Wie weit, bestimmen die Hinterbeine.',
    race: 'Dein Körper kam zwei Felder weit, die anderen nur eines: Ihre Hinterbeine halten sie fest. Wessen Körper am Ende einer Runde über der Linie ist, gewinnt; sind es mehrere, zählen die Beine, die weiter vorn stehen. In dieser Runde wandern die Karten nach rechts, zu Mistral.',
  },
  asked: {
    keep: {
      say: 'Du hast zwei Karten gezogen; jedes Bein auf einer Karte macht einen Schritt, wenn Platz ist. Eine behältst du, die andere bekommt Bora. Behalte die mit beiden Vorderbeinen: Vor ihnen ist frei.',
      better:
        'Auf der sind nur Mittel- und Hinterbeine, und jedes hat ein anderes direkt vor sich: Keines könnte vor. Behalte die mit beiden Vorderbeinen.',
    },
    first: {
      say: 'Jetzt spielst du beide, in beliebiger Reihenfolge. Nimm die Karte mit den Vorderbeinen und tipp an, was leuchtet: erst die Vorderbeine, dann hat das Mittelbein Platz. Dann spiel sie.',
      better:
        'Die noch nicht: Ihre Beine sind alle blockiert, und die Karte wäre umsonst weg. Nimm sie zurück und spiel zuerst die mit den Vorderbeinen.',
    },
    second: {
      say: 'Siehst du: Jetzt haben die Beine auf Mistrals Karte Platz. Nimm sie und beweg die Beine von vorn nach hinten. Dann spiel sie.',
      better: 'Auf dieser Karte kann noch etwas vor. Beweg alle drei Beine, bevor du sie spielst.',
    },
    end: {
      say: 'Beide Karten sind gespielt. Tipp auf „Fertig“ und schau auf den Körper.',
      better: 'Es gibt nichts mehr zu spielen: Tipp auf „Fertig“.',
    },
  },
  own: 'Jetzt du allein: Wähle eine Karte, dann spiel beide. Such nach dem, was deine Hinterbeine vorbringt – und danach, was vorher weg muss.',
  remarks: {
    keptMore: 'Die behaltene Karte kann im Moment mehr Beine bewegen als die weitergegebene.',
    keptLess:
      'So wie es steht, hätte die weitergegebene Karte mehr Beine bewegt. Vielleicht macht die neue das wett.',
    keptAlike:
      'So wie es steht, bewegen beide Karten gleich viele Beine. Dann zählen die Hinterbeine, denn sie halten den Körper fest.',
    allMoved: 'Jedes Bein auf dieser Karte ist vor. Mehr gibt sie nicht her.',
    someMoved:
      'Nicht alle Beine auf dieser Karte konnten vor. Spiel zuerst, was den anderen vorn Platz macht.',
    noneMoved: 'Kein Bein auf dieser Karte konnte vor: Sie ging umsonst auf die Ablage.',
  },
  learnt: [
    'Behalte die Karte, deren Beine Platz haben, und denk daran, wer die andere bekommt.',
    'Vorderbeine machen denen dahinter Platz; darum zählt die Reihenfolge deiner Karten.',
    'Der Körper folgt den Hinterbeinen. Lässt du eines zurück, kommst du nicht weiter.',
  ],
};
