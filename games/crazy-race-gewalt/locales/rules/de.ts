import type { RulesText } from '../../../kit/text.ts';
import type { RulesSectionID } from '../../rules-sections.ts';

/** The rules of Crazy Race (Gewalt) in German. */
export const rulesText: RulesText<RulesSectionID> = {
  goal: [
    'Alle laufen auf der eigenen Bahn durch drei Etappen: Lila, Blau und Rot. Aber es geht nicht darum, am schnellsten zu sein. Deine geheime Wette sagt, auf welchem Platz du jede Etappe beenden sollst: Komm genau dann durch, nicht früher und nicht später. Karten machen das Gelände länger oder kürzer, für dich und für die anderen. Ihr spielt zu dritt, zu viert oder zu fünft.',
  ],
  components: [
    [
      'Fünf Bahnen nebeneinander. Jede hat drei Etappen mit fünf Abschnitten, jeder Abschnitt vier Felder.',
      '56 Streckenkarten mit 0 bis 8 Feldern: je sieben mit 2, 3, 5 und 6, je sechs mit 0, 1, 7 und 8, vier mit 4.',
      '20 Wettkarten. Gedruckt haben sie drei Zeilen: oben für drei Spieler, in der Mitte für vier, unten für fünf. Deine zeigt für jede Etappe einen Platz; bis zum Ende siehst nur du sie. Übrige Karten kommen ungesehen aus dem Spiel.',
      '15 Pokale: die Plätze jeder Etappe.',
      'Fünf Figuren und zwei Würfel. Für Experten 27 Aktionskarten: fünfmal „Konter“, viermal „Umzug“, jede Karte mit Pfeil zweimal.',
    ],
    'Deine Figur startet auf dem ersten Feld deiner Bahn und wechselt die Bahn nie. Auf der Hand hast du vier Streckenkarten. Wer beginnt, entscheidet das Los; dann geht es im Uhrzeigersinn.',
  ],
  turn: [
    'Wenn du magst, spielst du zuerst eine Streckenkarte oder wirfst eine ab und ziehst eine nach. Danach würfelst du mit beiden Würfeln und gehst so viele Felder: Würfeln ist Pflicht.',
    'Lege die Streckenkarte auf einen Abschnitt ohne Figur und ohne Karte, auf irgendeiner der fünf Bahnen, auch wo niemand läuft. Von da an hat der Abschnitt so viele Felder, wie die Karte zeigt; bei einer 0 wird er übersprungen. Figuren davor und dahinter bleiben, wo sie sind.',
  ],
  trophies: [
    'Überschreitest du das Ende einer Etappe, nimmst du sofort ihren nächsten Pokal: Wer als Erstes durch ist, bekommt Platz 1, und so weiter. Er liegt offen vor dir. Der Rest deines Zuges geht in der nächsten Etappe weiter. Liegen vor der Linie nur übersprungene Abschnitte? Dann bringt dich schon der erste Schritt hinüber.',
    'Hinter der roten Etappe bist du im Ziel und wirfst deine Handkarten ab. Die anderen laufen weiter. Ist nur noch eine Person unterwegs, bekommt sie die übrigen Pokale, und das Rennen ist vorbei.',
  ],
  points: [
    'Jetzt werden die Wetten aufgedeckt. Ein Pokal zählt nur, wenn du in dieser Etappe auf genau diesen Platz gewettet hast. Dann bringt er dir 1 Punkt und je 1 dazu für alle anderen, die dort auf denselben Platz gewettet haben, ob sie ihn bekommen haben oder nicht. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.',
    'Ein Beispiel zu viert: A wettet auf 4, 3, 2 und wird 3, 2, 3; B wettet auf 2, 3, 4 und wird 2, 3, 1; C wettet auf 2, 1, 2 und wird 1, 1, 2; D wettet auf 4, 3, 4 und wird 4, 4, 4.',
    [
      'A liegt nirgends richtig: 0 Punkte.',
      'B bekommt 2 für Lila (dort hat auch C auf Platz 2 gewettet) und 3 für Blau (Platz 3 wie auch bei A und D): 5 Punkte.',
      'C bekommt 1 für Blau (auf Platz 1 hat sonst niemand gewettet) und 2 für Rot (Platz 2 wie auch bei A): 3 Punkte.',
      'D bekommt 2 für Lila (Platz 4 wie auch bei A) und 2 für Rot (Platz 4 wie auch bei B): 4 Punkte.',
    ],
    'Wo die gedruckte Regel schweigt oder unklar ist, haben wir entschieden:',
    [
      'Wer beginnt, entscheidet das Los. Bei Gleichstand wird der Sieg geteilt.',
      'Streckenkarten dürfen auch auf Bahnen liegen, auf denen niemand (mehr) läuft.',
      'Das Rennen endet, sobald nur noch eine Person unterwegs ist.',
      'Wie oft es jede Strecken- und Aktionskarte gibt, und fast alle Zeilen der Wettkarten.',
    ],
  ],
  piles: [
    'Ist ein Stapel leer und es muss gezogen werden, wird seine Ablage zu einem neuen gemischt. Streckenkarten auf den Bahnen bleiben liegen. Ist gar nichts mehr da, zieht niemand nach.',
  ],
  expert: [
    'Alle haben zusätzlich vier Aktionskarten auf der Hand. Vor dem Würfeln darfst du eine Streckenkarte und eine Aktionskarte spielen oder abwerfen, in beliebiger Reihenfolge. Für jede ziehst du sofort nach; für eine, die noch gekontert werden kann, erst nach der Antwort.',
    'Karten mit Pfeil legst du offen vor jemanden, der noch unterwegs ist und noch keine solche Karte vor sich hat. Sie wirken im nächsten Zug dieser Person und werden dann abgeworfen. Kommst du ins Ziel, wird auch eine Karte abgeworfen, die vor dir liegt.',
  ],
  arrows: [
    [
      `Zugabe: zwei Züge hintereinander. Der zweite ist ein ganz normaler, wieder mit Karten.`,
      `Kaffeepause: kein Zug, weder Karten noch Würfel.`,
      `Würfelstreik: Karten sind erlaubt, dann ist der Zug vorbei, ohne einen Schritt.`,
      `Turbowürfel ×2: Die Würfel zählen doppelt.`,
      `Finger weg: Karten dürfen nicht gespielt, nur abgeworfen werden.`,
      `4 im Trab: 4 Felder gehen statt würfeln.`,
      `10 im Galopp: 10 Felder gehen statt würfeln.`,
      `Gegenwind −4: 4 Felder weniger als gewürfelt, aber nie rückwärts.`,
      `Rückenwind +4: 4 Felder mehr als gewürfelt.`,
    ],
  ],
  circles: [
    'Diese Karten spielst du nur für dich selbst, nie gegen andere.',
    [
      `Umzug: Du versetzt eine Streckenkarte, die auf irgendeiner Bahn liegt, auf einen Abschnitt ohne Figur und ohne Karte. Auf der Karte darf keine Figur stehen.`,
      `Konter: wehrt eine Aktionskarte ab, die vor dich gelegt wurde. Beide werden abgeworfen.`,
    ],
    'Sonst kannst du einen Konter nicht spielen, aber abwerfen darfst du ihn. Streckenkarten lassen sich nicht kontern, ein Konter auch nicht. Gegen dieselbe Person darfst du höchstens zweimal im Rennen kontern.',
    'Für den Konter ziehst du erst am Ende deines nächsten Zuges nach; hast du zwei hintereinander, nach dem ersten.',
    'Solange du kontern darfst und irgendeine Aktionskarte hast, wirst du gefragt, auch ohne Konter: So verrät das Warten nicht, was du hast. Lass dir also ruhig Zeit mit der Antwort!',
    'Bei den Aktionskarten haben wir entschieden: ihre Namen, die Frage nach Kontern, und dass die andere Person noch unterwegs sein muss. Auch, dass „Umzug“ auf jeder Bahn gilt, dass man bei „Finger weg“ abwerfen und bei „Würfelstreik“ Karten spielen darf.',
  ],
  options: [
    [
      'Expertenspiel: mit Aktionskarten.',
      'Zeit zum Kontern: Normalerweise wirst du sofort gefragt, wenn eine Karte vor dich gelegt wird. Spielt ihr über Tage, ist es besser erst am Anfang deines Zuges; die Karte selbst wird dann sofort ersetzt, und für einen Konter ziehst du am Ende dieses Zuges nach.',
    ],
  ],
};
