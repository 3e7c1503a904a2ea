import { type EventFormatters, formatEvent } from '../../kit/event-formatters.ts';
import type { Language } from '../../kit/language.ts';
import { listIn } from '../../kit/locales/list.ts';
import type { PlayerID } from '../../kit/player-id.ts';
import { seatsFrom } from '../../kit/seats.ts';
import type { NameOf } from '../../kit/text.ts';
import {
  type ActionCardID,
  actionKind,
  arrowOf,
  maxCounters,
  sectionsPerStage,
  squaresOn,
  stageOf,
} from '../rules/components.ts';
import type { GewaltEvent, ScoredTrophy } from '../rules/events.ts';
import { laneOf } from '../rules/lanes.ts';
import type { SectionRef } from '../rules/state.ts';
import type { BoardText } from './board/en.ts';
import { betInWords, betsOf } from './event-details.ts';
import type { LogWords } from './log/en.ts';
import type { GewaltText } from './text.ts';

/** Returns functions that name cards and places in one language. */
function namesIn(language: Language, words: LogWords, { kinds, stages }: BoardText) {
  const list = listIn(language);
  const section = (number: number) =>
    `${stages[stageOf(number)]} ${(number % sectionsPerStage) + 1}`;
  return {
    list,
    section,
    action: (cardID: ActionCardID) => words.quoted(kinds[actionKind(cardID)]),
    /** Names a section in the lane of the player, or of another one. */
    placeFor: (playerID: PlayerID, { lane, section: number }: SectionRef) => {
      const named = lane === laneOf(playerID) ? words.ownLane : words.lane;
      return `${named(lane + 1)}, ${section(number)}`;
    },
    scoredTrophy: ({ stage, trophy, bet, sameBets, points }: ScoredTrophy, nameOf: NameOf) => {
      if (trophy !== bet) return words.wrongBet(stage, trophy, bet);
      const same = sameBets.length === 0 ? '' : words.sameBet(list(sameBets.map(nameOf)));
      return words.rightBet(stage, trophy, points) + same;
    },
  };
}

/** Returns the function that describes the events of a log in one language. */
export function eventDescriber(
  language: Language,
  words: LogWords,
  boardText: BoardText,
): GewaltText['describeEvent'] {
  const { list, section, action, placeFor, scoredTrophy } = namesIn(language, words, boardText);
  const eventFormatters: EventFormatters<GewaltEvent> = {
    raceBegan: ({ seats, firstPlayer, isExpert }, nameOf) =>
      words.raceBegan(isExpert, list(seatsFrom(seats, firstPlayer).map(nameOf))),
    turnBegan: ({ playerID, isSecond }, nameOf) =>
      (isSecond ? words.secondTurn : words.turnBegan)(nameOf(playerID)),
    laidSection: ({ playerID, cardID, ...place }, nameOf) =>
      words.laidSection(nameOf(playerID), squaresOn(cardID), placeFor(playerID, place)),
    discarded: ({ playerID, deck, cardID }, nameOf) =>
      deck === 'section'
        ? words.discardedSection(nameOf(playerID), squaresOn(cardID))
        : words.discardedAction(nameOf(playerID), action(cardID)),
    relocated: ({ playerID, actionID, cardID, from, to }, nameOf) =>
      words.relocated(nameOf(playerID), action(actionID), {
        card: squaresOn(cardID),
        from: placeFor(playerID, from),
        to: placeFor(playerID, to),
      }),
    actionLaid: ({ playerID, target, cardID }, nameOf) =>
      words.actionLaid(nameOf(playerID), action(cardID), nameOf(target)),
    asked: ({ playerID, from, cardID }, nameOf) =>
      words.asked(nameOf(playerID), action(cardID), nameOf(from)),
    countered: ({ playerID, from, cardID, times }, nameOf) =>
      words.countered(nameOf(playerID), action(cardID), {
        from: nameOf(from),
        times,
        max: maxCounters,
      }),
    allowed: ({ playerID, from, cardID }, nameOf) =>
      words.allowed(nameOf(playerID), action(cardID), nameOf(from)),
    actionTookEffect: ({ playerID, from, cardID }, nameOf) =>
      words.actionTookEffect(
        action(cardID),
        nameOf(from),
        words.effects[arrowOf(cardID)](nameOf(playerID)),
      ),
    actionSpent: ({ playerID, cardID }, nameOf) =>
      words.actionSpent(action(cardID), nameOf(playerID)),
    rolled: ({ playerID, dice, effect, steps }, nameOf) => {
      const change = effect === null ? '' : words.diceChanges[effect];
      return words.rolled(nameOf(playerID), list(dice.map(String)) + change, steps);
    },
    stayed: ({ playerID }, nameOf) => words.stayed(nameOf(playerID)),
    moved: ({ playerID, to, path, steps }, nameOf) => {
      const name = nameOf(playerID);
      if (to === null) return words.overTheLine(name);
      if (path.length === 0) return words.unmoved(name);
      return words.moved(name, steps, `${section(to.section)}, ${words.square(to.square)}`);
    },
    crossed: ({ playerID, stage, place }, nameOf) => words.crossed(nameOf(playerID), stage, place),
    finished: ({ playerID, laid }, nameOf) =>
      words.finished(nameOf(playerID), laid === null ? '' : words.too(action(laid))),
    tookRest: ({ playerID, trophies }, nameOf) => {
      const taken = trophies.map(({ stage, place }) => words.trophy(stage, place));
      return words.tookRest(nameOf(playerID), list(taken), taken.length);
    },
    drew: ({ playerID, deck, isOwed }, nameOf) =>
      words.drew(nameOf(playerID), deck, isOwed ? words.owed : ''),
    reshuffled: ({ deck, count }) => words.reshuffled(deck, count),
    nothingToDraw: ({ playerID, deck }, nameOf) => words.nothingToDraw(nameOf(playerID), deck),
    betsShown: ({ bets }, nameOf) => {
      const told = betsOf(bets).map(([seat, places]) => `${nameOf(seat)} ${betInWords(places)}`);
      return words.betsShown(list(told));
    },
    scored: ({ playerID, rows, points }, nameOf) => {
      const trophies = rows.map((row) => scoredTrophy(row, nameOf)).join(words.betweenTrophies);
      return words.scored(nameOf(playerID), points, trophies);
    },
    raceEnded: ({ winners }, nameOf) =>
      (winners.length === 1 ? words.raceWon : words.raceShared)(list(winners.map(nameOf))),
  };
  return (event, nameOf) => formatEvent(eventFormatters, event, nameOf);
}
