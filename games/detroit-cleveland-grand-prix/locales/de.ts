import { type EventFormatters, formatEvent } from '../../kit/event-formatters.ts';
import { bots, refusals as sharedRefusals, toRules, watching } from '../../kit/locales/de.ts';
import { once } from '../../kit/once.ts';
import type { NameOf } from '../../kit/text.ts';
import { bidStep, type Car, defaultPrizes, startMoney } from '../rules/components.ts';
import type { GrandPrixEvent, SaleReason } from '../rules/events.ts';
import { boardText } from './board/de.ts';
import { moneyIn } from './money.ts';
import { options } from './options/de.ts';
import { carNumber, distanceOf, richestFirst, turnsFrom } from './telling.ts';
import type { GrandPrixText } from './text.ts';

type Event<Type extends GrandPrixEvent['type']> = Extract<GrandPrixEvent, { type: Type }>;

/** Adjectives as they follow “der”. With one more “n” they follow “den” and “dem”. */
const adjectives: Readonly<Record<Car, string>> = {
  yellow: 'gelbe',
  blue: 'blaue',
  green: 'grüne',
  black: 'schwarze',
  red: 'rote',
  orange: 'orange',
};

const lists = once(() => new Intl.ListFormat('de'));
const money = moneyIn('de');
const { tracks } = boardText;

function derWagen(car: Car): string {
  return `der ${adjectives[car]} Wagen (${carNumber(car)})`;
}

function denWagen(car: Car): string {
  return `den ${adjectives[car]}n Wagen (${carNumber(car)})`;
}

function demWagen(car: Car): string {
  return `dem ${adjectives[car]}n Wagen (${carNumber(car)})`;
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function gridPlace(startPosition: number): string {
  return startPosition === 1 ? 'von der Pole-Position' : `von Startplatz ${startPosition}`;
}

function distance(event: Event<'moved'>): string {
  const { gone, ending } = distanceOf(event);
  if (ending === 'finish') return 'über die Ziellinie';
  if (ending === 'short') return `nur ${gone} von ${event.spaces} Feldern: Dann ist er blockiert`;
  return gone === 1 ? '1 Feld' : `${gone} Felder`;
}

/** Returns a player and a verb, preceded by the printed car if another one moves in its place. */
function subject(event: Event<'moved' | 'stayed'>, name: string, verb: string): string {
  const { car, shown } = event;
  if (shown === car) return `${name} ${verb}`;
  if (shown === 'white') return `Für Weiß ${verb} ${name}`;
  return `Statt mit ${demWagen(shown)} ${verb} ${name}`;
}

function toldSale(event: Event<'sold'>, nameOf: NameOf): string {
  const { car, playerID, price, why, startPosition, hasTen } = event;
  const name = nameOf(playerID);
  const heads: Readonly<Record<SaleReason, string>> = {
    bid: `${name} kauft`,
    nobodyBid: `Niemand bietet, also muss ${name} zugreifen und kauft`,
    onlyOne: `Nur ${name} darf noch bieten, hat noch keinen Wagen und kauft`,
  };
  const ten = hasTen ? ' samt seinem Zehner' : '';
  return `${heads[why]} ${denWagen(car)}${ten} für ${money(price)}. Er startet ${gridPlace(startPosition)}.`;
}

const eventFormatters: EventFormatters<GrandPrixEvent> = {
  raceBegan: ({ race, track, dealer }, nameOf) =>
    `Rennen ${race}, in ${tracks[track]}: ${nameOf(dealer)} gibt die Karten.`,
  offered: ({ car, isSecondOffer, bidders }, nameOf) => {
    const names = bidders.map(nameOf);
    const who =
      names.length === 1
        ? `Nur ${lists().format(names)} darf bieten`
        : `Der Reihe nach dürfen ${lists().format(names)} bieten`;
    return `${capitalized(derWagen(car))} kommt ${isSecondOffer ? 'noch einmal ' : ''}unter den Hammer. ${who}.`;
  },
  bid: ({ playerID, car, amount }, nameOf) =>
    `${nameOf(playerID)} bietet ${money(amount)} für ${denWagen(car)}.`,
  passed: ({ playerID, isTooPoor }, nameOf) =>
    isTooPoor
      ? `${nameOf(playerID)} hat nicht genug Geld für das nächste Gebot und ist raus.`
      : `${nameOf(playerID)} passt.`,
  sold: toldSale,
  returned: ({ car }) =>
    `Niemand bietet auf ${denWagen(car)}: Er wird am Ende noch einmal angeboten.`,
  unowned: ({ car, startPosition }) =>
    `Wieder will niemand ${denWagen(car)}: Er startet herrenlos ${gridPlace(startPosition)}.`,
  raceStarted: ({ race, firstPlayer, turnOrder }, nameOf) =>
    `Rennen ${race} ist gestartet! Die Reihenfolge: ${lists().format(turnsFrom(firstPlayer, turnOrder).map(nameOf))}.`,
  played: ({ playerID, number }, nameOf) => `${nameOf(playerID)} spielt Karte Nr. ${number}.`,
  moved: (event, nameOf) =>
    `${subject(event, nameOf(event.playerID), 'fährt')} mit ${demWagen(event.car)} ${distance(event)}.`,
  stayed: (event, nameOf) =>
    `${subject(event, nameOf(event.playerID), 'kann')} mit ${demWagen(event.car)} nicht fahren: Er ist ${event.why === 'blocked' ? 'blockiert' : 'schon im Ziel'}.`,
  cameHome: ({ car, place, owner }, nameOf) =>
    owner === null
      ? `${capitalized(derWagen(car))}, der niemandem gehört, kommt auf Platz ${place} ins Ziel.`
      : `${capitalized(derWagen(car))} von ${nameOf(owner)} kommt auf Platz ${place} ins Ziel!`,
  exchangeBegan: ({ playerID, cars }, nameOf) =>
    `Bis zum Ende des nächsten Zuges von ${nameOf(playerID)} sind ${lists().format(cars.map(derWagen))} auf allen Karten vertauscht.`,
  exchangeEnded: ({ playerID, cars }, nameOf) =>
    `Der Tausch von ${nameOf(playerID)} zwischen ${lists().format(cars.map(demWagen))} ist vorbei.`,
  idle: ({ playerID, why }, nameOf) => {
    const reasons = {
      noCards: 'hat keine Karten mehr und wird übersprungen',
      unable: 'hat keine spielbare Karte und setzt aus',
      held: 'hält die Karten zurück und spielt keine',
    };
    return `${nameOf(playerID)} ${reasons[why]}.`;
  },
  raceEnded: ({ race, why }) => {
    const reasons = {
      allHome: 'Alle Wagen sind im Ziel',
      cardsOut: 'Alle Karten sind gespielt',
      nobodyPlayed: 'Eine ganze Runde lang hat niemand eine Karte gespielt',
    };
    return `Rennen ${race} ist vorbei: ${reasons[why]}.`;
  },
  prize: ({ car, place, owner, amount }, nameOf) =>
    owner === null
      ? `${capitalized(derWagen(car))} gehört niemandem: Das Preisgeld für Platz ${place}, ${money(amount)}, bleibt in der Bank.`
      : `${nameOf(owner)} bekommt ${money(amount)} für Platz ${place} mit ${demWagen(car)}.`,
  settled: ({ race, money: all }, nameOf) => {
    const sums = richestFirst(all).map(([playerID, sum]) => `${nameOf(playerID)} ${money(sum)}`);
    return `Das Geld nach Rennen ${race}: ${lists().format(sums)}.`;
  },
  matchEnded: ({ winners }, nameOf) => {
    const named = lists().format(winners.map(nameOf));
    return winners.length === 1
      ? `Die Partie ist vorbei: ${named} hat das meiste Geld und gewinnt!`
      : `Die Partie ist vorbei: ${named} haben das meiste Geld und teilen sich den Sieg!`;
  },
};

/** All words of Detroit–Cleveland Grand Prix in German. */
export const text: GrandPrixText = {
  options,
  rules: [
    {
      id: 'goal',
      heading: 'Das Ziel',
      body: [
        'Sechs Rennwagen, und noch gehört dir keiner. Vor jedem Rennen werden sie versteigert; dann bewegen alle mit ihren Karten alle Wagen, die eigenen wie die der anderen. Wem die Wagen gehören, die ins Ziel kommen, der bekommt das Preisgeld. Nach dem letzten Rennen – meist dem dritten – gewinnt, wer am meisten Geld hat.',
      ],
    },
    {
      id: 'components',
      heading: 'Material',
      body: [
        [
          'Zwei Strecken, Cleveland und Detroit, mit breiten Geraden und engen Kurven.',
          'Sechs Wagen: Gelb 1, Blau 2, Grün 3, Schwarz 4, Rot 5 und Orange 6.',
          'Bewegungskarten: Jede zeigt von oben nach unten einen bis sechs Wagen und wie viele Felder sie fahren. Weiß ist ein Wagen deiner Wahl.',
          'Sieben Zehner: einer für jeden Wagen und ein weißer, der normalerweise nicht mitspielt.',
          'Drei Tauschkarten mit je zwei Wagen.',
          `${money(startMoney)} für jeden zum Anfang.`,
        ],
      ],
    },
    {
      id: 'beforeRace',
      heading: 'Vor dem Rennen',
      body: [
        'Die Zehner kommen beiseite. Alle anderen Karten, 42 Stück, werden verteilt; manche bekommen also vielleicht eine mehr. Schau dir deine Hand gut an: Je weiter deine Karten einen Wagen bringen, desto mehr ist er dir wert.',
        'Wer zuerst gibt, wird ausgelost. Später gibt, wem der letzte Siegerwagen gehörte. Gehörte er niemandem, dann wem der bestplatzierte Wagen mit Besitzer gehörte; gab es auch den nicht, dann wer links vom letzten Geber sitzt.',
      ],
    },
    {
      id: 'auction',
      heading: 'Die Versteigerung',
      body: [
        'Die Wagen werden nacheinander verkauft, in zufälliger Reihenfolge. Beim ersten eröffnet, wer gegeben hat; bei jedem weiteren, wer links vom letzten Käufer sitzt. Im Uhrzeigersinn bietet oder passt ihr:',
        [
          `Das erste Gebot ist mindestens ${money(bidStep)}. Jedes weitere ist höher, in Schritten von ${money(bidStep)}; Sprünge sind erlaubt. Mehr, als du hast, kannst du nicht bieten.`,
          'Wer passt, ist bei diesem Wagen raus. Reicht dein Geld nicht für das nächste Gebot, passt du automatisch.',
          'Geht niemand mehr höher, zahlt, wer zuletzt geboten hat, an die Bank und bekommt den Wagen samt seinem Zehner. Der Wagen kommt auf den nächsten Startplatz: der zuerst verkaufte auf die Pole-Position.',
          'Wer welchen Zehner kauft, sehen alle: Eine kleine 10 unter einem Wagen zeigt, dass sein Besitzer den Zehner noch auf der Hand hat.',
          'Bietet niemand, wird der Wagen am Ende noch einmal angeboten. Will ihn auch dann niemand, startet er herrenlos. Er fährt mit wie jeder andere, aber sein Zehner spielt in diesem Rennen nicht mit, und sein Preisgeld bleibt in der Bank.',
        ],
      ],
    },
    {
      id: 'carForEverybody',
      heading: 'Für jeden ein Wagen',
      body: [
        'Zu zweit darfst du bis zu drei Wagen haben, zu dritt bis zu fünft zwei, zu sechst einen. Wer so viele hat, bietet nicht mehr.',
        `Alle bekommen mindestens einen. Sobald nur noch so viele Wagen übrig sind, wie Leute keinen haben, bieten nur noch diese. Bietet keiner von ihnen, wird der Wagen wie jeder andere am Ende noch einmal angeboten. Bietet auch dann keiner, muss der Erste in der Reihe ihn für ${money(bidStep)} kaufen oder für alles, was er hat, wenn das weniger ist. Darf überhaupt nur noch einer bieten und hat noch keinen Wagen, kauft er sofort zu diesem Preis.`,
      ],
    },
    {
      id: 'race',
      heading: 'Das Rennen',
      body: [
        'Es beginnt, wem der Wagen auf der Pole-Position gehört (ist er herrenlos, der nächste mit Besitzer); dann geht es im Uhrzeigersinn. Bist du dran, spielst du eine Karte, auch wenn deine Wagen schon im Ziel sind.',
        'Die Karte bewegt alle ihre Wagen von oben nach unten, egal wem sie gehören. Welchen Weg sie fahren, bestimmst du. Probier es auf dem Plan aus: Nichts gilt, bevor du die Karte spielst.',
        'Wer keine Karten mehr hat, wird übersprungen.',
      ],
    },
    {
      id: 'driving',
      heading: 'So wird gefahren',
      body: [
        [
          'Ein Wagen fährt Feld für Feld vorwärts: geradeaus oder schräg auf die Spur daneben. Nie zur Seite, nie zurück, nie auf oder über einen anderen Wagen. Schräg zwischen zwei Wagen hindurch darf er.',
          'Er muss die volle Zahl fahren, wenn irgendein Weg das zulässt, sonst so weit wie möglich. Ist vor ihm alles besetzt, bleibt er stehen.',
          'Innen in manchen Kurven sind die Felder länger: Das ist der kürzere Weg.',
          'Über die Ziellinie darf er auch, bevor seine Zahl aufgebraucht ist; der Rest verfällt.',
        ],
      ],
    },
    {
      id: 'white',
      heading: 'Weiß',
      body: [
        'Für Weiß wählst du einen Wagen, der die volle Zahl fahren kann; über die Ziellinie zu kommen zählt auch. Er darf nicht schon im Ziel sein, und keine andere Zeile der Karte darf ihn bewegen.',
        'Gibt es so einen, wenn Weiß an der Reihe ist, musst du einen davon nehmen. Gibt es keinen, lässt sich die Karte so nicht spielen: Es kommt also darauf an, wohin die Wagen davor gefahren sind.',
      ],
    },
    {
      id: 'exchange',
      heading: 'Tauschkarten',
      body: [
        'Eine Tauschkarte bewegt selbst nichts. Bis zum Ende deines nächsten Zuges sind ihre zwei Wagen auf allen Bewegungskarten vertauscht, egal wer sie spielt: Sind es Schwarz und Gelb, bewegt Schwarz auf einer Karte den gelben Wagen und Gelb den schwarzen. Das gilt auch für Zehner. Der Wagen, den du für Weiß wählst, wird nie getauscht.',
        'Mehrere Tausche wirken nacheinander, der älteste zuerst.',
      ],
    },
    {
      id: 'stuck',
      heading: 'Wenn nichts geht',
      body: [
        'Du musst spielen, solange eine deiner Karten spielbar ist. Tauschkarten und Karten ohne Weiß sind es immer, auch wenn sich nichts bewegt; Wagen im Ziel werden übergangen. Hängen bleiben kannst du also nur mit Karten, die Weiß zeigen: Dann setzt du aus. Läuft ein Tausch von dir, endet er auch mit so einem Zug.',
      ],
    },
    {
      id: 'finish',
      heading: 'Ziel und Preisgeld',
      body: [
        'Das Rennen ist vorbei, wenn alle Wagen im Ziel oder alle Karten gespielt sind – oder wenn eine ganze Runde lang niemand eine Karte gespielt hat und kein Tausch läuft.',
        `Für die Wagen im Ziel gibt es der Reihe nach: ${lists().format(defaultPrizes.map(money))}. Wer nicht ankommt, bekommt nichts.`,
        'Nach dem letzten Rennen gewinnt das meiste Geld. Bei Gleichstand teilt ihr euch den Sieg.',
      ],
    },
    {
      id: 'options',
      heading: 'Optionen eines Tisches',
      body: [
        [
          'Rennen: eines bis sechs statt drei.',
          'Strecken: Normalerweise ist das erste Rennen in Cleveland, das zweite in Detroit und so weiter im Wechsel. Ihr könnt auch mit Detroit anfangen oder auf einer Strecke bleiben.',
          'Preisgelder: andere Beträge für die sechs Plätze.',
          'Zehner im Stapel: Alle sieben Zehner werden mit den anderen Karten verteilt. Kein Wagen bringt mehr seinen mit.',
          'Wagen ohne Limit: Du darfst beliebig viele Wagen kaufen, solange für jeden einer bleibt.',
          'Auch ohne Wagen: Niemand muss kaufen, und kein Wagen bleibt für die reserviert, die noch keinen haben.',
          'Weiß für eigene Wagen: Mit Weiß darfst du auch einen eigenen Wagen bewegen, der nicht die volle Zahl fahren kann. Er fährt so weit wie möglich, mindestens ein Feld.',
          'Karten zurückhalten: Sind alle deine Wagen im Ziel, brauchst du in deinem Zug keine Karte zu spielen. Ohne eigenen Wagen geht das nicht.',
          'Turnierordnung: Im Rennen folgt auf die Pole-Position, wem der nächste Wagen in der Startaufstellung gehört, und so weiter; dein bester Startplatz zählt. Wer keinen Wagen hat, kommt zuletzt.',
        ],
      ],
    },
  ],
  toRules,
  watching,
  bots,
  score: money,
  tell: (event, nameOf) => formatEvent(eventFormatters, event, nameOf),
  refusals: {
    ...sharedRefusals,
    notPlaying: 'Du spielst in dieser Partie nicht mit: Lehn dich zurück und schau zu.',
    wrongPhase: 'Jetzt nicht: Das gehört zu einem anderen Teil der Partie.',
    notYourTurn: 'Du bist nicht dran: Warte, bis du gefragt bist.',
    atLimit: 'Mehr Wagen darfst du nicht haben: Warte auf das Rennen.',
    shutOut: 'Die übrigen Wagen sind für die, die noch keinen haben: Warte auf das Rennen.',
    alreadyPassed: 'Bei diesem Wagen hast du gepasst: Warte auf den nächsten.',
    notAMultiple: `Das ist kein gültiges Gebot: Biete in Schritten von ${money(bidStep)}.`,
    tooLow: 'Das liegt nicht über dem letzten Gebot: Biete mehr oder passe.',
    tooHigh: 'So viel Geld hast du nicht: Biete weniger oder passe.',
    notInHand: 'Diese Karte hast du nicht auf der Hand: Spiel eine von deinen.',
    badMoves: 'Diese Züge sind nicht lesbar: Probier sie noch einmal auf dem Plan aus.',
    notPlayable:
      'Diese Karte ist nicht spielbar, denn auf keinem Weg bleibt ein Wagen für Weiß: Spiel eine andere.',
    wrongCar:
      'Diese Zeile der Karte gilt für einen anderen Wagen: Fahr mit dem, und achte auf die Tauschkarten.',
    carHome: 'Dieser Wagen ist im Ziel und bleibt dort: Weiter mit der nächsten Zeile.',
    lapsed: 'Alle Wagen sind im Ziel: Ignorier den Rest der Karte.',
    sideways: 'Zur Seite fährt kein Wagen: Fahr geradeaus oder schräg nach vorn.',
    notForward: 'Das ist nicht das nächste Feld: Fahr Feld für Feld vorwärts.',
    pathBlocked: 'Da steht ein anderer Wagen: Fahr um ihn herum.',
    tooLong: 'Das ist zu weit: Halt bei der Zahl auf der Karte oder an der Ziellinie.',
    tooShort: 'Das ist nicht weit genug: Such einen Weg, auf dem der Wagen weiter kommt.',
    whiteHome: 'Dieser Wagen ist schon im Ziel: Wähl für Weiß einen, der noch fährt.',
    whiteOnCard: 'Diesen Wagen bewegt eine andere Zeile der Karte: Wähl für Weiß einen anderen.',
    whiteTooFar: 'Dieser Wagen kann nicht die volle Zahl fahren: Wähl für Weiß einen anderen.',
    mustUseWhite: 'Weiß lässt sich nutzen: Wähl einen Wagen und seinen Weg.',
    noWhiteCar: 'So bleibt kein Wagen für Weiß: Geh zurück und wähl andere Wege.',
    mayNotHold: 'An diesem Tisch darf niemand Karten zurückhalten: Spiel eine.',
    noCar: 'Zurückhalten darf nur, wer Wagen hat und alle im Ziel: Spiel eine Karte.',
    carsRacing: 'Ein Wagen von dir fährt noch: Spiel eine Karte.',
  },
  board: boardText,
};
