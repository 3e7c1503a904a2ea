import { listIn } from '../../../kit/locales/list.ts';
import { bidStep, defaultPrizes, startMoney } from '../../rules/components.ts';
import { moneyIn } from '../money.ts';

const list = listIn('de');
const money = moneyIn('de');

import type { RulesText } from '../../../kit/text.ts';
import type { RulesSectionID } from '../../rules-sections.ts';

/** The rules of Detroit–Cleveland Grand Prix in German. */
export const rulesText: RulesText<RulesSectionID> = {
  goal: [
    'Sechs Rennwagen, und noch gehört dir keiner. Vor jedem Rennen werden sie versteigert; dann bewegen alle mit ihren Karten alle Wagen, die eigenen wie die der anderen. Wem die Wagen gehören, die ins Ziel kommen, der bekommt das Preisgeld. Nach dem letzten Rennen – meist dem dritten – gewinnt, wer am meisten Geld hat. Ihr spielt zu zweit bis zu sechst.',
  ],
  components: [
    [
      'Zwei Strecken, Cleveland und Detroit, mit breiten Geraden und engen Kurven.',
      'Sechs Wagen: Gelb 1, Blau 2, Grün 3, Schwarz 4, Rot 5 und Orange 6.',
      '39 Bewegungskarten: Jede zeigt von oben nach unten einen bis sechs Wagen und wie viele Felder sie fahren. Weiß ist ein Wagen deiner Wahl, der die volle Zahl fahren kann.',
      'Sieben Zehner: einer für jeden Wagen und ein weißer, der normalerweise nicht mitspielt.',
      'Drei Tauschkarten mit je zwei Wagen und sechs Gebotskarten, eine für jeden Wagen.',
      `${money(startMoney)} für jeden zum Anfang.`,
    ],
  ],
  beforeRace: [
    'Normalerweise kommen die Zehner beiseite. Alle anderen Karten, 42 Stück, werden verteilt; manche bekommen also vielleicht eine mehr. Schau dir deine Hand gut an: Je weiter deine Karten einen Wagen bringen, desto mehr ist er dir wert. Weiß kann jedem helfen.',
    'Wer zuerst gibt, wird ausgelost. Später gibt, wem der letzte Siegerwagen gehörte. Gehörte er niemandem, dann wem der bestplatzierte Wagen mit Besitzer gehörte; gab es auch den nicht, dann wer links vom letzten Geber sitzt.',
  ],
  auction: [
    'Die Wagen werden nacheinander verkauft: Die sechs Gebotskarten werden gemischt, und die oberste zeigt den Wagen, um den es geht. Beim ersten eröffnet, wer gegeben hat; bei jedem weiteren, wer links vom letzten Käufer sitzt. Im Uhrzeigersinn bietet oder passt ihr:',
    [
      `Das erste Gebot ist mindestens ${money(bidStep)}. Jedes weitere ist höher, in Schritten von ${money(bidStep)}; Sprünge sind erlaubt. Mehr, als du hast, kannst du nicht bieten.`,
      'Wer passt, ist aus dieser Versteigerung raus. Reicht dein Geld nicht für das nächste Gebot, passt du automatisch.',
      'Geht niemand mehr höher, zahlt, wer zuletzt geboten hat, an die Bank und bekommt den Wagen samt seinem Zehner. Die Gebotskarte liegt offen vor dem Käufer. Der Wagen kommt auf den nächsten Startplatz: der zuerst verkaufte auf die Pole-Position.',
      'Wer welchen Zehner kauft, sehen alle: Eine kleine 10 unter einem Wagen zeigt, dass sein Besitzer den Zehner noch auf der Hand hat.',
      'Bietet niemand, wird der Wagen am Ende noch einmal angeboten; wer gepasst hat, darf dann wieder bieten. Will ihn auch dann niemand, startet er herrenlos. Er fährt mit wie jeder andere, aber sein Zehner spielt in diesem Rennen nicht mit, und sein Preisgeld bleibt in der Bank.',
    ],
  ],
  carForEverybody: [
    'Zu zweit darfst du bis zu drei Wagen haben, zu dritt bis zu fünft zwei, zu sechst einen. Wer so viele hat, bietet nicht mehr.',
    `Normalerweise bekommen alle mindestens einen. Sobald nur noch so viele Wagen übrig sind, wie Leute keinen haben, bieten nur noch diese. Bietet keiner von ihnen, wird der Wagen wie jeder andere am Ende noch einmal angeboten. Bietet auch dann keiner, muss der Erste in der Reihe ihn für ${money(bidStep)} kaufen oder für alles, was er hat, wenn das weniger ist. Darf überhaupt nur noch einer bieten und hat noch keinen Wagen, kauft er sofort zu diesem Preis.`,
  ],
  race: [
    'Es beginnt, wem der Wagen auf der Pole-Position gehört (ist er herrenlos, der nächste mit Besitzer; hat niemand einen Wagen, beginnt der Geber); dann geht es im Uhrzeigersinn. Bist du dran, spielst du eine Karte offen auf den Stapel, auch wenn deine Wagen schon im Ziel sind.',
    'Die Karte bewegt alle ihre Wagen von oben nach unten, egal wem sie gehören. Welchen Weg sie fahren, bestimmst du; die Besitzer dürfen nur etwas vorschlagen. Probier es auf dem Spielplan aus: Nichts gilt, bevor du die Karte spielst.',
    'Wer keine Karten mehr hat, wird übersprungen.',
  ],
  driving: [
    [
      'Ein Wagen fährt Feld für Feld vorwärts: geradeaus oder schräg auf die Spur daneben. Nie zur Seite, nie zurück, nie auf oder über einen anderen Wagen. Schräg zwischen zwei Wagen hindurch darf er.',
      'Er muss die volle Zahl fahren, wenn irgendein Weg das zulässt, sonst so weit wie möglich. Ist vor ihm alles besetzt, bleibt er stehen.',
      'Innen in manchen Kurven sind die Felder länger: Das ist der kürzere Weg.',
      'Über die Ziellinie darf er auch, bevor seine Zahl aufgebraucht ist; der Rest verfällt.',
    ],
  ],
  white: [
    'Für Weiß wählst du einen Wagen, der die volle Zahl fahren kann; über die Ziellinie zu kommen zählt auch. Er darf nicht schon im Ziel sein, und keine andere Zeile der Karte darf ihn bewegen.',
    'Gibt es so einen, wenn Weiß an der Reihe ist, musst du einen davon nehmen. Gibt es keinen, lässt sich die Karte so nicht spielen: Es kommt also darauf an, wohin die Wagen davor gefahren sind.',
  ],
  exchange: [
    'Eine Tauschkarte bewegt selbst nichts. Bis zum Ende deines nächsten Zuges sind ihre zwei Wagen auf allen Bewegungskarten vertauscht, egal wer sie spielt: Sind es Schwarz und Gelb, bewegt Schwarz auf einer Karte den gelben Wagen und Gelb den schwarzen. Das gilt auch für Zehner. Der Wagen, den du für Weiß wählst, wird nie getauscht.',
    'Mehrere Tausche wirken nacheinander, der älteste zuerst.',
  ],
  stuck: [
    'Du musst spielen, solange eine deiner Karten spielbar ist. Tauschkarten und Karten ohne Weiß sind es immer, auch wenn sich nichts bewegt; Wagen im Ziel werden übergangen. Hängen bleiben kannst du also nur mit Karten, die Weiß zeigen: Dann setzt du aus. (Am echten Tisch zeigst du zum Beweis deine Hand; hier prüft es der Server.) Läuft ein Tausch von dir, endet er auch mit so einem Zug.',
  ],
  finish: [
    'Das Rennen ist vorbei, wenn alle Wagen im Ziel oder alle Karten gespielt sind – oder wenn eine ganze Runde lang niemand eine Karte gespielt hat und kein Tausch läuft.',
    `Für die Wagen im Ziel gibt es der Reihe nach: ${list(defaultPrizes.map(money))}. Ein Wagen, der nicht ankommt, bringt nichts.`,
    'Nach dem letzten Rennen gewinnt das meiste Geld. Bei Gleichstand teilt ihr euch den Sieg.',
    'Wo die gedruckte Regel schweigt oder unklar ist, haben wir entschieden:',
    [
      'Ein Gebot darf Stufen überspringen, und ein noch einmal angebotener Wagen wird neu versteigert.',
      'Brauchen mehrere noch einen Wagen, bieten nur sie, und der Erste in der Reihe muss vielleicht kaufen.',
      'Ein blockierter Wagen fährt so weit wie möglich, auch schräg zwischen zwei Wagen hindurch.',
      'Das Rennen endet auch, wenn eine ganze Runde lang niemand eine Karte gespielt hat. Bei Gleichstand wird der Sieg geteilt.',
      'Die Preisgelder ab dem dritten Platz, den Verlauf der Strecken und fast alle Karten.',
    ],
  ],
  options: [
    [
      'Rennen: eines bis sechs statt drei.',
      'Strecken: Normalerweise ist das erste Rennen in Cleveland, das zweite in Detroit und so weiter im Wechsel. Ihr könnt auch mit Detroit anfangen oder auf einer Strecke bleiben.',
      'Preisgelder: andere Beträge für die sechs Plätze.',
      'Zehner im Stapel: Alle sieben Zehner werden mit den anderen Karten verteilt. Kein Wagen bringt mehr seinen mit.',
      'Wagen ohne Limit: Du darfst beliebig viele Wagen kaufen, solange für jeden einer bleibt; mit „Auch ohne Wagen“ gilt auch das nicht.',
      'Auch ohne Wagen: Niemand muss kaufen, und kein Wagen bleibt für die reserviert, die noch keinen haben.',
      'Weiß für eigene Wagen: Mit Weiß darfst du auch einen eigenen Wagen bewegen, der nicht die volle Zahl fahren kann. Er fährt so weit wie möglich, mindestens ein Feld. Ist sonst nichts spielbar, musst du es tun.',
      'Karten zurückhalten: Sind alle deine Wagen im Ziel, brauchst du in deinem Zug keine Karte zu spielen. Ohne eigenen Wagen geht das nicht.',
      'Turnierordnung: Im Rennen folgt auf die Pole-Position, wem der nächste Wagen in der Startaufstellung gehört, und so weiter; dein bester Startplatz zählt. Wer keinen Wagen hat, kommt zuletzt.',
    ],
  ],
};
