import { bots, seat, refusals as sharedRefusals, toRules, watching } from '../../kit/locales/de.ts';
import { boardText } from './board/de.ts';
import { logWords } from './log/de.ts';
import { eventDescriber } from './log.ts';
import { options } from './options/de.ts';
import type { BugRaceText } from './text.ts';

/** All words of Bug Race in German. */
export const text: BugRaceText = {
  language: 'de',
  options,
  headings: {
    goal: 'Das Ziel',
    bug: 'Dein Käfer',
    choosing: 'Eine Runde, erster Teil: wählen und weitergeben',
    legs: 'Eine Runde, zweiter Teil: Beine bewegen',
    body: 'Den Körper bewegen',
    finish: 'Der Zieleinlauf',
    expert: 'Expertenregeln',
    options: 'Optionen eines Tisches',
  },
  toRules,
  watching,
  seat,
  bots,
  describeEvent: eventDescriber('de', logWords),
  refusals: {
    ...sharedRefusals,
    notRacing: 'Dein Käfer ist nicht mehr im Rennen: Lehn dich zurück und schau den anderen zu.',
    wrongPhase: 'Jetzt nicht: Das gehört in den anderen Teil der Runde.',
    notOffered: 'Diese Karte steht nicht zur Wahl: Nimm eine von denen, die du angeboten bekommst.',
    sameChoice: 'Diese Karte hast du schon gewählt: Nimm eine andere oder warte auf die anderen.',
    notInHand: 'Diese Karte hast du nicht auf der Hand: Spiel eine von deinen.',
    cardInPlay: 'Es ist noch eine Karte im Spiel: Bring sie zuerst zu Ende.',
    noCardInPlay: 'Es ist keine Karte im Spiel: Spiel zuerst eine aus der Hand.',
    notALeg: 'Das ist keines der sechs Beine deines Käfers: Wähl eines davon.',
    notOnCard: 'Dieses Bein ist nicht auf der Karte: Beweg eines, das sie zeigt.',
    alreadyMoved: 'Dieses Bein hat seinen Schritt für diese Karte gemacht: Beweg ein anderes.',
    loseLeg: 'Der Körper würde ein Bein verlieren: Zieh zuerst die hintersten Beine nach.',
    legTaken: 'Ein anderes Bein steht im Weg: Beweg zuerst das.',
    trackEnds: 'Hier ist die Bahn zu Ende: Beweg etwas anderes.',
    bodyWaits: 'Das Bein käme zu weit nach vorn: Beweg zuerst den Körper.',
    mustMove:
      'Ein Bein dieser Karte kann noch einen Schritt machen: Beweg es, bevor du die Karte ablegst.',
    cardsLeft: 'Du hast noch Karten auf der Hand: Spiel sie zuerst.',
    alreadyDone: 'Du bist für diese Runde fertig: Warte auf die anderen.',
    badSteps: 'Diese Schritte sind nicht lesbar: Spiel die Karte noch einmal, Schritt für Schritt.',
  },
  board: boardText,
};
