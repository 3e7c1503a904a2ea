import type { RulesText } from '../../../kit/text.ts';
import type { RulesSectionID } from '../../rules-sections.ts';

/** The rules of Crazy Race (Schacht) in German. */
export const rulesText: RulesText<RulesSectionID> = {
  goal: [
    'Deine drei Lokomotiven fahren zur Drehscheibe, wenden dort und kehren in den Bahnhof zurück. An beiden Enden gibt es Punkte, und wer früh kommt, bekommt meist die besten. Nach acht Etappen gewinnt, wer die meisten Punkte hat. Ihr spielt zu dritt oder zu viert.',
  ],
  components: [
    [
      'Ein Gleis mit sechs Feldern. Das sechste ist die Drehscheibe; links vom ersten liegt der Bahnhof, in dem alle starten und ankommen.',
      'Drei Lokomotiven: Pionierlok (A), Tenderlok (B) und Schnellzuglok (C). Alle sind gleich schnell; das Modell sagt nur, für welche Seiten der Etappenkarten sie fahren.',
      'Acht Lokführerkarten auf der Hand: 1, 1, 2, 2, 3, 3, 4 und 6. Mit ihnen bietest du um die Fahrten.',
    ],
    'Für alle gibt es acht Etappenkarten und zwei Stapel Punktekarten: acht Karten an den Drehscheiben (vier Fünfer und vier Vierer) und sechs im Ziel (6, 5, 5, 4, 4 und 3). Normalerweise liegen die Stapel offen und geordnet, die höchste Karte oben. (In einer gedruckten Übersetzung liegt die niedrigste oben.)',
  ],
  placing: [
    'Eine Etappenkarte wird aufgedeckt. Drei ihrer vier Seiten zeigen je eine Lokomotive und eine Entfernung von 1 bis 4, die vierte nur eine Entfernung oder ein Fragezeichen. Die Seiten sind vom Pfeil an im Uhrzeigersinn von 1 bis 4 nummeriert.',
    'Dann gibt es drei Runden. Wer in der ersten Etappe beginnt, entscheidet das Los; reihum im Uhrzeigersinn legt jeder eine Lokführerkarte verdeckt an eine Seite oder passt. An einer Seite dürfen beliebig viele Karten liegen, auch mehrere von dir. Passt du, bist du in der nächsten Runde wieder dabei.',
    'Zu dritt bleibt eine Seite leer: Sobald an drei Seiten Karten liegen, ist die vierte für diese Etappe tabu.',
  ],
  moving: [
    'Seite für Seite, vom Pfeil an im Uhrzeigersinn, werden die Karten aufgedeckt. Die höchste Summe gewinnt die Seite. Liegen mehrere gleichauf, gewinnt, wer von ihnen dort zuerst eine Karte gelegt hat. Nur wer die Seite gewinnt, darf fahren:',
    [
      'Lokomotive und Zahl: Deine Lok dieses Modells fährt so viele Felder. Ist sie schon im Ziel, verfällt die Fahrt.',
      'Nur eine Zahl: Du wählst eine deiner Loks, die so viele Felder fährt.',
      'Fragezeichen: Du bekommst ein Feld für jede Karte an dieser Seite, egal von wem. Verteile sie auf deine Loks, wie du willst, auch abwechselnd.',
    ],
    'Eine Zahl wird ganz gefahren oder gar nicht; von einem Fragezeichen darfst du auch nur einen Teil nutzen. Du musst nicht fahren, aber was du nicht nutzt, verfällt.',
  ],
  track: [
    [
      'Deine Loks fahren auf deinem eigenen Gleis: hin von 1 bis 6, zurück von 5 bis 1 und dann in den Bahnhof.',
      'Ein Feld, auf dem eine andere deiner Loks steht, wird übersprungen und kostet nichts, egal wohin diese unterwegs ist. Eine gut gestellte Schlange macht dich schnell!',
      'Auf der Drehscheibe wendet die Lok, und du nimmst die oberste Karte vom Drehscheibenstapel. Das Wenden kostet nichts, und was von der Fahrt übrig ist, geht gleich weiter. Ist die Drehscheibe besetzt, wird sie übersprungen; deine Lok wendet trotzdem und bekommt ihre Karte.',
      'Zurück im Bahnhof ist die Lok im Ziel und aus dem Rennen; du nimmst die oberste Karte vom Zielstapel. Was von der Fahrt übrig ist, verfällt, außer beim Fragezeichen: Da dürfen andere Loks es nutzen.',
      'Ein leerer Stapel bringt nichts.',
    ],
  ],
  cards: [
    'Nach der Etappe legt jeder seine gespielten Karten verdeckt auf den eigenen Stapel. Hast du keine Seite gewonnen, mit der du eine Lok hättest bewegen können, darfst du vorher eine deiner Karten aus dieser Etappe zurück auf die Hand nehmen.',
    'Ein einziges Mal im Rennen darfst du deinen ganzen Stapel zurück auf die Hand nehmen: jederzeit, solange Karten gelegt werden, auch wenn du nicht dran bist und auch wenn du noch Karten hast. Das kostet dich nicht deinen Zug. Karten an der Etappenkarte bleiben dort liegen. Teil sie dir gut ein: In acht Etappen kannst du 24-mal eine Karte legen, und deine acht Karten kommen nur einmal wieder.',
    'Wie viele Karten du hast, geht niemanden etwas an; aber sobald deine Hand leer ist, erfahren es alle. Hast du dann deinen Stapel schon zurückgenommen, wirst du übersprungen. Gewinnen kannst du trotzdem noch.',
    'In der nächsten Etappe beginnt, wer links vom bisherigen Startspieler sitzt.',
  ],
  end: [
    'Das Rennen endet nach der achten Etappe. Es endet früher, wenn alle ihren Stapel schon zurückgenommen haben und niemand mehr Karten auf der Hand hat: Dann wird nur noch die laufende Etappe ausgewertet.',
    'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand zählt die jeweils hinterste Lok: Es gewinnt, wer damit weiter vorn steht. Immer noch gleich? Dann teilt ihr euch den Sieg.',
    'Wo die gedruckte Regel schweigt oder unklar ist, haben wir entschieden:',
    [
      'Wer beginnt, entscheidet das Los. Bei Gleichstand an einer Seite zählen nur die ersten Karten derer, die gleichauf liegen.',
      'Eine Zahl wird ganz gefahren oder gar nicht. Wer auf eine Fahrt verzichtet, hätte fahren können und nimmt keine Karte zurück.',
      'Deine Loks überspringen einander immer. Auch wer die besetzte Drehscheibe überspringt, bekommt ihre Karte.',
      'Den Stapel nimmst du zurück, solange Karten gelegt werden, nicht zu anderer Zeit.',
      'Wer keine Karten hat und den Stapel schon zurückgenommen hat, wird übersprungen. Bei völligem Gleichstand wird der Sieg geteilt.',
    ],
  ],
  options: [
    [
      'Punktestapel: Normalerweise liegt die höchste Karte oben. Ihr könnt auch die niedrigste nach oben legen oder die Stapel mischen; dann ist nur die oberste Karte zu sehen.',
      'Strafe für Nachzügler: Wer am Ende eine Lok in der größten Entfernung vom Ziel hat, wirft die höchste eigene Punktekarte ab. Wer eine in der nächstgrößten Entfernung hat, wirft eine Karte nach Wahl ab. Bei gleicher Entfernung trifft es alle, und beide Strafen können dieselbe Person treffen; Loks im Ziel zählen nicht.',
      'Zugüberfall: Kommt deine zweite Lok ins Ziel und jemand anders hat Punktekarten, darfst du davon blind eine ziehen, statt die vom Stapel zu nehmen.',
      'Wenn zwei sich streiten … (Gleichstand verliert): Liegen mehrere gleichauf an der Spitze, gewinnt die nächstniedrigere Punktzahl. Teilen sich auch die mehrere, oder liegen alle gleichauf, entscheidet die hinterste Lok.',
      'Weniger Punktekarten: Aus jedem Stapel kommen vor dem Rennen bis zu fünf Karten heraus, die niedrigsten zuerst.',
    ],
  ],
};
