import type { LessonText } from './en.ts';

/** Text of the tutorial of Detroit–Cleveland Grand Prix in German. */
export const words: LessonText = {
  told: {
    goal: 'Sechs Wagen, und noch gehört dir keiner. Erst werden sie versteigert, dann bewegen die Karten von allen alle Wagen. Wem die gehören, die früh ins Ziel kommen, der bekommt das Preisgeld. Nach drei Rennen gewinnt das meiste Geld.',
    hand: 'Schau dir erst deine Hand an. Jede Karte bewegt ihre Wagen von oben nach unten, so viele Felder weit, wie daneben steht. Grün steht auf vielen von deinen, und mit großen Zahlen: Niemand bringt ihn so weit wie du. Also ist dir Grün mehr wert als den anderen.',
    rest: 'Grün gehört dir und startet von der Pole-Position. Dazu hast du seinen Zehner bekommen, eine Karte, mit der Grün zehn Felder fährt. Bei den nächsten Wagen passen wir: Die anderen haben bessere Karten dafür, und dein Geld muss reichen.',
    special:
      'Du siehst: Alle bewegen die Wagen von allen – schau auf Blau und Grün. Ist vor einem Wagen alles besetzt, bleibt er stehen. Noch zwei Arten von Karten gibt es: Weiß bewegt einen Wagen nach Wahl, wenn er die volle Zahl fahren kann. Tauschkarten vertauschen eine Weile zwei Farben auf allen Karten.',
    finish:
      'Der Erste im Ziel bringt 200.000 $, dann 150.000 $, 100.000 $ und so weiter. Auch das Geld, das dir bleibt, zählt – zahl also für einen Wagen nicht mehr, als er dir bringt.',
  },
  asked: {
    bid: {
      say: 'Grün steht zum Verkauf, und du eröffnest. Biete: 10.000 $ reichen, mehr als 40.000 $ sollten es nicht sein.',
      better:
        'Grün passt zu gut zu deiner Hand, um ihn ziehen zu lassen – und mehr als 40.000 $ müssen es am Anfang nicht sein. Biete etwas dazwischen.',
    },
    more: {
      say: 'Bora ist auf 50.000 $ gegangen. Mit deiner Hand ist Grün mehr wert: Biete 60.000 $.',
      better:
        'Bleib dabei, aber mit Maß: Der erste Preis sind 200.000 $, und niemand weiß, wer ihn holt. Biete 60.000 $.',
    },
    blue: {
      say: 'Bora und Mistral haben je zwei Wagen, und mehr darf zu dritt niemand haben. Also bietet keiner gegen dich: Nimm Blau für das Mindeste, 10.000 $.',
      better:
        'Niemand kann gegen dich bieten: 10.000 $ reichen. Mehr wäre ein Geschenk an die Bank.',
    },
    first: {
      say: 'Das Rennen läuft, und die Pole-Position beginnt. Spiel die Karte mit Grün 6 und Schwarz 3: Wähl sie, zeig jedem Wagen seinen Weg, dann spiel sie.',
      better: 'Die heb dir auf. Fang mit der Karte an, die Grün 6 und Schwarz 3 zeigt.',
    },
    second: {
      say: 'Bora und Mistral haben ihre Wagen bewegt. Jetzt deine beiden: Spiel die Karte mit Blau 6 und Grün 3. Schau, wer im Weg steht, und fahr drum herum.',
      better:
        'Die würde eher den anderen helfen. Spiel die Karte mit Blau 6 und Grün 3: Beide gehören dir.',
    },
  },
  own: 'Jetzt du allein: Spiel drei Karten. Bring Grün und Blau voran, und schick die Wagen der anderen dorthin, wo sie nichts nützen – oder einander im Weg stehen.',
  remarks: {
    home: 'Einer deiner Wagen ist im Ziel, sein Preisgeld ist sicher.',
    blocked:
      'Dein eigener Wagen hatte keinen Platz und blieb stehen. Manchmal hilft es, erst einen anderen vorzulassen.',
    own: 'Diese Karte hat vor allem einem deiner Wagen genützt.',
    others:
      'Diese Karte hat einen fremden Wagen weiter gebracht als deinen. Sie loszuwerden kann richtig sein – am besten, wenn der wenig Platz hat.',
    alike:
      'Deiner kam so weit wie die anderen: Viel gewonnen hat niemand. Jetzt zählt, wo die Wagen stehen.',
    exchange:
      'Bis zum Ende deines nächsten Zuges sind diese zwei Farben auf allen Karten vertauscht. Pass auf, was du spielst!',
  },
  learnt: [
    'Kauf, was zu deiner Hand passt – und nicht zu teuer.',
    'Jede Karte bewegt auch fremde Wagen: Such dir aus, wann, und welchen Weg sie fahren.',
    'Wagen, die früh ins Ziel kommen, zahlen sich aus; wer nicht ankommt, bringt nichts.',
  ],
};
