import { type EventFormatters, formatEvent } from '../../kit/event-formatters.ts';
import type { Language } from '../../kit/language.ts';
import { listIn } from '../../kit/locales/list.ts';
import { once } from '../../kit/once.ts';
import {
  driverValue,
  homeProgress,
  pointsValue,
  type StageCardID,
  sides,
  stageSide,
  trackSpaces,
} from '../rules/components.ts';
import type { SchachtEvent } from '../rules/events.ts';
import type { RevealedDriver } from '../rules/state.ts';
import type { BoardText } from './board/en.ts';
import type { LogWords } from './log/en.ts';
import type { SchachtText } from './text.ts';

/** Returns the players with cards at a side, in the order of their first cards, each with a sum: `4`, or `3 + 1 = 4`. */
function playedSums(cards: readonly RevealedDriver[]) {
  return [...new Set(cards.map(({ playerID }) => playerID))].map((playerID) => {
    const values = cards
      .filter((card) => card.playerID === playerID)
      .map(({ cardID }) => driverValue(cardID));
    const sum = values.reduce((total, value) => total + value, 0);
    return { playerID, sum: values.length > 1 ? `${values.join(' + ')} = ${sum}` : `${sum}` };
  });
}

/** Describes the four sides of a stage card in their order, with a sentence for each. */
function sidesOf(cardID: StageCardID, { models, stage }: BoardText): string {
  const sentences = sides.map((side) => {
    const { model, distance } = stageSide(cardID, side);
    const named = stage.side(side + 1, { model: model && models[model], distance });
    return `${named.charAt(0).toUpperCase()}${named.slice(1)}.`;
  });
  return sentences.join(' ');
}

/** Returns where a locomotive has come to (CS-15). */
function destination(progress: number, words: LogWords): string {
  if (progress === homeProgress) return words.home;
  if (progress === trackSpaces) return words.ontoTurntable;
  return progress < trackSpaces
    ? words.outbound(progress)
    : words.homebound(homeProgress - progress);
}

/** Returns the destination of a movement, with the turntable on the way and the jumps. */
function wayOf({ from, to, jumps }: Extract<SchachtEvent, { type: 'advanced' }>, words: LogWords) {
  const end = destination(to, words);
  const isAcross = from < trackSpaces && to > trackSpaces;
  const way = isAcross ? words.acrossTurntable(end, to === homeProgress) : end;
  return jumps === 0 ? way : way + words.jumps(jumps);
}

/** Returns the function that describes the events of a log in one language. */
export function eventDescriber(
  language: Language,
  words: LogWords,
  boardText: BoardText,
): SchachtText['describeEvent'] {
  const list = listIn(language);
  const sumsList = once(() => new Intl.ListFormat(language, { type: 'unit' }));
  const eventFormatters: EventFormatters<SchachtEvent> = {
    stageBegan: ({ stage, stageCard, firstPlayer }, nameOf) =>
      `${words.stageBegan(stage, nameOf(firstPlayer))} ${sidesOf(stageCard, boardText)}`,
    placed: ({ playerID, side }, nameOf) => words.placed(nameOf(playerID), side + 1),
    passed: ({ playerID }, nameOf) => words.passed(nameOf(playerID)),
    passedOver: ({ playerID }, nameOf) => words.passedOver(nameOf(playerID)),
    tookBack: ({ playerID }, nameOf) => words.tookBack(nameOf(playerID)),
    outOfCards: ({ playerID }, nameOf) => words.outOfCards(nameOf(playerID)),
    cardsOut: () => words.cardsOut,
    sideEmpty: ({ side, isTaboo }) => (isTaboo ? words.taboo : words.sideEmpty)(side + 1),
    revealed: ({ side, cards, winner, sum, isTie }, nameOf) => {
      const played = playedSums(cards).map((each) => `${nameOf(each.playerID)} ${each.sum}`);
      const name = nameOf(winner);
      const ending = isTie ? words.winsTie(name, sum) : words.wins(name);
      return `${words.revealed(side + 1, sumsList().format(played))} ${ending}`;
    },
    movementLost: ({ playerID, side, left, model }, nameOf) => {
      const name = nameOf(playerID);
      const home = model ? words.isHome(name, words.models[model]) : words.allHome(name);
      return words.movementLost(home, left, side + 1);
    },
    advanced: (event, nameOf) =>
      words.advanced(nameOf(event.playerID), words.models[event.model], wayOf(event, words)),
    tookPoints: ({ playerID, pile, cardID }, nameOf) =>
      cardID === null
        ? words.pileEmpty(nameOf(playerID), words.piles[pile])
        : words.tookPoints(nameOf(playerID), pointsValue(cardID), words.piles[pile]),
    stole: ({ playerID, from, cardID }, nameOf) =>
      words.stole(nameOf(playerID), pointsValue(cardID), nameOf(from)),
    declined: ({ playerID, side, left }, nameOf) =>
      words.declined(nameOf(playerID), left, side + 1),
    reclaimed: ({ playerID, tookCard }, nameOf) =>
      (tookCard ? words.reclaimed : words.reclaimedNone)(nameOf(playerID)),
    discarded: () => words.discarded,
    lostHighest: ({ playerID, cardID, distance }, nameOf) =>
      words.lostHighest(nameOf(playerID), distance, pointsValue(cardID)),
    choseDiscard: ({ playerID }, nameOf) => words.choseDiscard(nameOf(playerID)),
    lostChosen: ({ playerID, cardID, distance }, nameOf) =>
      words.lostChosen(nameOf(playerID), distance, pointsValue(cardID)),
    raceEnded: ({ winners }, nameOf) =>
      (winners.length === 1 ? words.raceWon : words.raceShared)(list(winners.map(nameOf))),
  };
  return (event, nameOf) => formatEvent(eventFormatters, event, nameOf);
}
