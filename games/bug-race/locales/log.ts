import { type EventFormatters, formatEvent } from '../../kit/event-formatters.ts';
import type { Language } from '../../kit/language.ts';
import { listIn } from '../../kit/locales/list.ts';
import { type Leg, legCards } from '../rules/components.ts';
import type { BugRaceEvent } from '../rules/events.ts';
import type { Step } from '../rules/state.ts';
import type { LogWords } from './log/en.ts';
import type { BugRaceText } from './text.ts';

/** Returns the function that describes the events of a log in one language. */
export function eventDescriber(language: Language, words: LogWords): BugRaceText['describeEvent'] {
  const list = listIn(language);
  const theLegs = (legs: readonly Leg[]) => list(legs.map(words.theLeg));
  const thePieces = (steps: readonly Step[]) => {
    const legs = steps.filter((step) => step !== 'body');
    const sections = steps.length - legs.length;
    return list([...legs.map(words.theLeg), ...(sections > 0 ? [words.theBody(sections)] : [])]);
  };
  const eventFormatters: EventFormatters<BugRaceEvent> = {
    chose: ({ playerID }, nameOf) => words.chose(nameOf(playerID)),
    passed: ({ direction, count, swap }) => (swap ? words.swapped : words.passed[direction])(count),
    played: ({ playerID, cardID, steps, unmoved }, nameOf) => {
      const name = nameOf(playerID);
      const isUnmoved = unmoved.length > 0;
      if (steps.length === 0) {
        return isUnmoved
          ? words.playedInVain(name)
          : words.played(name, theLegs(legCards[cardID]?.legs ?? []));
      }
      const moved = words.playedAndMoved(name, thePieces(steps));
      return isUnmoved ? `${moved} ${words.unmoved(theLegs(unmoved), unmoved.length)}` : moved;
    },
    stepped: ({ playerID, step }, nameOf) => words.moved(nameOf(playerID), thePieces([step])),
    cardFinished: ({ playerID, unmoved }, nameOf) =>
      words.cardFinished(nameOf(playerID), theLegs(unmoved)),
    done: ({ playerID, bodySteps }, nameOf) =>
      bodySteps > 0
        ? words.movedAndDone(nameOf(playerID), words.theBody(bodySteps))
        : words.done(nameOf(playerID)),
    crossed: ({ playerID, place }, nameOf) => words.crossed(nameOf(playerID), place),
    reshuffled: () => words.reshuffled,
    turnBegan: ({ turn }) => words.turnBegan(turn),
    raceEnded: ({ winners }, nameOf) =>
      (winners.length === 1 ? words.raceWon : words.raceShared)(list(winners.map(nameOf))),
  };
  return (event, nameOf) => formatEvent(eventFormatters, event, nameOf);
}
