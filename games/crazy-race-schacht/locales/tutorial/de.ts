import type { LessonText } from './en.ts';

/** Text of the tutorial of Crazy Race (Schacht) in German. */
export const words: LessonText = {
  told: {
    goal: 'Du hast drei Loks. Jede fährt zur Drehscheibe, wendet dort und kommt zurück in den Bahnhof. An beiden Enden liegen Punktekarten, die besten obenauf – früh da sein lohnt sich.',
    stage:
      'Die Etappenkarte zeigt, worum es geht: an drei Seiten eine Lok und wie viele Felder sie fahren darf. An der vierten wählst du die Lok. Um die Seiten bietet ihr mit Lokführerkarten, verdeckt, in drei Runden. Die höchste Summe gewinnt die Seite.',
    taboo:
      'Zu dritt bleibt immer eine Seite leer: Jetzt liegen an drei Seiten Karten, also ist die vierte tabu. Und noch weiß niemand, wie hoch die anderen geboten haben.',
    reclaim:
      'Eine 5 von der Drehscheibe! Mistral konnte in dieser Etappe nichts bewegen und darf eine Karte zurücknehmen: der Trost für ein Gebot, das danebenging.',
    cards:
      'Deine drei Karten liegen jetzt auf deinem Stapel. Nur einmal im Rennen darfst du ihn zurücknehmen, und es gibt acht Etappen: Teil sie dir gut ein, oder passe. Und denk daran: Wo eine andere deiner Loks steht, springst du umsonst darüber.',
  },
  asked: {
    bid: {
      say: 'Deine Pionierlok könnte vier Felder fahren: Seite 1. Wähl deine 4, zeig auf Seite 1 und leg sie hin.',
      better: 'Das kann auch mal gut sein. Hier wollen wir Seite 1: Leg deine 4 dorthin.',
    },
    more: {
      say: 'Mistral will auch Seite 1 – womit, sieht niemand. Aber die Summe zählt: Leg eine 2 zu deiner 4.',
      better: 'Deine 4 allein reicht vielleicht nicht. Verstärk sie: Leg eine 2 an Seite 1.',
    },
    question: {
      say: 'Seite 3 hat ein Fragezeichen: Wer sie gewinnt, fährt ein Feld für jede Karte dort und darf sie auf Loks aufteilen. Leg deine andere 2 dorthin, gegen Boras Karte.',
      better: 'Versuch es mit dem Fragezeichen an Seite 3: mit deiner anderen 2.',
    },
    move: {
      say: 'Seite 1 gehört dir: 4 und 2 sind 6, Mistral hat 5. Jetzt fährt deine Pionierlok ihre vier Felder – schick sie los.',
      better: 'Die vier Felder hast du gewonnen: Verschenk sie nicht. Fahr los.',
    },
    share: {
      say: 'Auch das Fragezeichen gehört dir: drei Karten, drei Felder. Zwei davon bringen deine Pionierlok auf die Drehscheibe und zu ihren Punkten. Das dritte ist für eine andere Lok.',
      better:
        'Nutz alle drei, aber fahr mit der Pionierlok nur zwei: Dann steht sie auf der Drehscheibe und holt ihre Punkte, und das dritte hilft einer anderen aus dem Bahnhof.',
    },
  },
  own: 'Jetzt du allein. In dieser Etappe beginnt Bora. Schau, welche Seiten dir helfen – und wo die anderen schon bieten.',
  remarks: {
    alone: 'Dort hatte noch niemand geboten. Bleibt es so, reicht auch eine niedrige Karte.',
    against:
      'An dieser Seite bist du nicht allein: Jetzt entscheidet die Summe, bei Gleichstand die frühere Karte.',
    together:
      'Deine Karten an dieser Seite zählen zusammen. Je stärker die Summe, desto eher weichen andere aus.',
    saved:
      'Eine Karte gespart: Deine acht müssen acht Etappen reichen und kommen nur einmal wieder.',
    points:
      'Punkte! Für den Nächsten dort liegt eine Karte, die weniger oder höchstens gleich viel bringt.',
    jumped: 'Eine deiner eigenen Loks stand im Weg, und du bist umsonst darübergesprungen.',
    moved: 'Ein Stück weiter. Was nah beieinandersteht, kann später übereinander springen.',
    declined: 'Du hast die Fahrt verschenkt. Das kann richtig sein – meist zählt aber jedes Feld.',
    reclaimed: 'Diese Karte hilft dir noch einmal. Sie war der Trost für eine Etappe ohne Fahrt.',
    tookBack:
      'Dein Stapel ist wieder auf der Hand. Das ging nur einmal: Ab jetzt zählt jede Karte.',
  },
  learnt: [
    'Geboten wird verdeckt; an jeder Seite fährt die höchste Summe, bei Gleichstand die frühere Karte.',
    'Wer früh an der Drehscheibe und im Bahnhof ist, holt die besseren Punkte.',
    'Acht Karten müssen acht Etappen reichen. Passen ist oft klug.',
  ],
};
