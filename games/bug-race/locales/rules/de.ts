import type { RulesText } from '../../../kit/text.ts';
import type { RulesSectionID } from '../../rules-sections.ts';

/** The rules of Bug Race in German. */
export const rulesText: RulesText<RulesSectionID> = {
  goal: [
    'Dein Käfer will den großen roten Apfel am Ende der Bahnen. Bring seinen ganzen Körper vor den anderen über die Ziellinie – mit sechs Beinen, die sich nie verheddern dürfen. Ihr rennt zu zweit, zu dritt oder zu viert.',
  ],
  bug: [
    'Jeder hat seine eigene Bahn, die Käfer kommen sich also nie in die Quere. Eine Bahn hat normalerweise 12 Felder: drei vor der Startlinie, drei hinter der Ziellinie.',
    'Der Körper ist drei Felder lang. Links und rechts laufen je drei Beine: vorn, in der Mitte und hinten. Am Start liegt er auf den drei Feldern vor der Startlinie. Jedes Bein steht direkt daneben: die Vorderbeine am Kopf, die Hinterbeine am Körperende.',
    'Zwei Regeln gelten immer:',
    [
      'Kein Bein geht verloren. Ein Bein steht immer neben dem Körper oder schräg davor oder dahinter: höchstens ein Feld vor dem Kopf, höchstens ein Feld hinter dem Körperende.',
      'Kein Bein stolpert über ein anderes. Auf derselben Seite stehen nie zwei Beine auf gleicher Höhe, und keines überholt das Bein vor ihm.',
    ],
  ],
  choosing: [
    'Die 70 Karten werden gemischt: 15 zeigen zwei der sechs Beine, 40 zeigen drei und 15 vier. Jeder zieht zwei Karten.',
    'Behalte eine Karte und gib die andere weiter. Alle wählen gleichzeitig und geheim, und du kannst es dir anders überlegen, bis auch der Letzte gewählt hat. Dann wandern alle Karten auf einmal: in der ersten Runde nach links, in der zweiten nach rechts und so weiter im Wechsel. Zu zweit tauscht ihr einfach.',
    'Am Ende hast du also die Karte, die du behalten hast, und eine, die jemand anders nicht wollte.',
  ],
  legs: [
    'Jetzt spielst du deine Karten nacheinander aus, in der Reihenfolge, die dir passt. Alle tun das gleichzeitig.',
    'Jedes Bein, das die Karte zeigt, und kein anderes, macht einen Schritt: ein Feld nach vorn. Die Reihenfolge der Beine bestimmst du, und auf sie kommt es an: Ein blockiertes Bein kann frei werden, wenn das Bein davor oder der Körper vorgerückt ist.',
    'Ein Bein kann seinen Schritt nicht machen, wenn',
    [
      'auf dem Feld davor schon das nächste Bein seiner Seite steht,',
      'es weiter als ein Feld vor den Kopf käme,',
      'es am Ende der Bahn steht. (Hinter dem letzten Feld gibt es noch einen Platz für Beine, neben dem Apfel.)',
    ],
    'Alle Beine auf der Karte, die sich bewegen können, müssen es auch; die übrigen bleiben einfach stehen. Die Karte wird abgelegt, sobald keines ihrer Beine mehr einen Schritt machen kann.',
    'Die Ablage liegt offen. Ist der Stapel leer, wird sie gemischt und zum neuen Stapel.',
  ],
  body: [
    'Für den Körper brauchst du keine Karte. Während du deine Karten spielst, darfst du ihn jederzeit vorschieben: vor einer Karte, danach oder zwischen zwei Beinen derselben Karte, so oft es geht.',
    'Er kann ein Feld vorrücken, wenn dabei kein Bein verloren geht: Alle müssen mindestens auf Höhe des Körperendes stehen. Schon ein Bein, das ein Feld hinter dem Körperende steht, hält den ganzen Körper auf.',
    'Solange du Karten spielst, musst du den Körper nie bewegen. Hast du alle gespielt, sag, dass du fertig bist: Dann rückt der Körper von selbst so weit vor, wie er kann. Die Runde endet, wenn alle fertig sind.',
  ],
  finish: [
    'Ist am Ende einer Runde mindestens ein Körper ganz über der Ziellinie, ist das Rennen vorbei. Beine dürfen noch zurückhängen. Alle spielen die Runde zu Ende, also nutze auch deine letzten Karten gut, wenn du schon über der Linie bist.',
    'Schaffen es mehrere Käfer in derselben Runde, entscheiden die Beine. Ein Beinpaar zählt so viel wie die Felder seiner beiden Beine zusammen: auf den Feldern 9 und 11 also 20. Das erste Feld der Bahn zählt 1, der Platz neben dem Apfel eins mehr als das letzte. (Zu viert entscheidet diese Zählweise etwa jedes zehnte Rennen.) Verglichen werden erst die Hinterbeine, dann die Mittelbeine, dann die Vorderbeine; mehr ist besser. Immer noch gleich? Dann teilen sie sich den Platz.',
    'Bei den Käfern, die nicht angekommen sind, zählt, wie weit ihr Körper gekommen ist, danach ebenso ihre Beine.',
    'Wo die gedruckte Regel schweigt oder unklar ist, haben wir entschieden:',
    [
      'Ein Bein macht pro Karte einen Schritt, in beliebiger Reihenfolge. Eine Bahn hat 12 Felder.',
      'Alle wählen und spielen gleichzeitig; weitergegebene Karten sieht niemand, bevor alle gewählt haben.',
      'Den Körper musst du nie bewegen, aber am Ende deiner Runde rückt er von selbst vor.',
      'Ein Beinpaar zählt als Summe. Gleiche Käfer teilen sich den Platz, und auch nicht angekommene bekommen einen.',
      'Wie „Weiterrennen“ im Einzelnen geht.',
    ],
  ],
  expert: [
    'Jeder zieht vier Karten statt zwei, behält eine und gibt drei weiter. Von den dreien, die du bekommst, behältst du eine und gibst zwei weiter, und so fort; auch die letzte wird weitergegeben. Innerhalb einer Runde wandern die Karten immer in dieselbe Richtung: in der ersten nach links, in der zweiten nach rechts, im Wechsel; zu zweit wird getauscht.',
    'Danach werden alle vier Karten gespielt.',
  ],
  options: [
    [
      'Expertenregeln: vier Karten pro Runde für jeden, wie oben beschrieben.',
      'Beine nach Wahl: Du darfst auch nur einige Beine der Karte bewegen und sie ablegen, wann du willst. In der gedruckten Regel steht beides: erst, dass man darf, später, dass alle Beine vor müssen.',
      'Weiterrennen: Mit dem ersten Käfer ist noch nicht Schluss. Wer im Ziel ist, zieht keine Karten mehr und gibt keine weiter; die anderen rennen, bis höchstens einer übrig ist. Wer in einer früheren Runde ankommt, liegt vor allen späteren.',
      'Länge der Bahn: kürzere oder längere Bahnen. Die drei Felder vor dem Start und hinter dem Ziel bleiben.',
    ],
  ],
};
