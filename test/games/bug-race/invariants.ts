/** Checks of what holds in every position of every match. */

import {
  legs as allLegs,
  type Bug,
  type BugRaceOptions,
  type BugRaceState,
} from '../../../games/bug-race/index.ts';
import { legInFront } from '../../../games/bug-race/rules/components.ts';
import { finishBody, receiverOf } from '../../../games/bug-race/rules/index.ts';

const yesNo = [false, true];

/** Every combination of the options, on short tracks. */
export const setups: readonly Partial<BugRaceOptions>[] = yesNo.flatMap((expert) =>
  yesNo.flatMap((optionalLegs) =>
    yesNo.map((playOn) => ({ expert, optionalLegs, playOn, trackLength: expert ? 13 : 9 })),
  ),
);

/** Every card, wherever it is: 0 to 69, each once. */
export function pieces(G: BugRaceState): number[] {
  return [
    ...(G.secret?.pile ?? []),
    ...G.discards,
    ...Object.values(G.players).flatMap(({ offered, kept }) => [...offered, ...kept]),
    ...Object.values(G.cardsInPlay).flatMap((card) => (card ? [card.cardID] : [])),
  ];
}

/** Lists what is wrong with a bug by BR-3, BR-4, BR-5 and BR-6. */
function faultsOfBug({ body, legs }: Bug, trackLength: number): string[] {
  const strayed = allLegs.filter((leg) => legs[leg] < body - 3 || legs[leg] > body + 1);
  const beyond = allLegs.filter((leg) => legs[leg] > trackLength);
  const crossed = allLegs.filter((leg) => {
    const inFront = legInFront[leg];
    return inFront !== null && legs[leg] >= legs[inFront];
  });
  return [
    ...strayed.map((leg) => `BR-3 ${leg}`),
    ...beyond.map((leg) => `BR-5 ${leg}`),
    ...crossed.map((leg) => `BR-4 ${leg}`),
    ...(body > finishBody(trackLength) ? ['BR-6'] : []),
  ];
}

/** Lists what is wrong with the cards that a seat has passed on in this turn: BR-10, BR-11. */
function faultsOfPasses(G: BugRaceState, seat: string): string[] {
  const counts = (G.players[seat]?.passedOn ?? []).map(({ cards: { length } }) => length);
  const allCounts = G.options.expert ? [3, 2, 1] : [1];
  const done = G.step === 'legMove' ? allCounts.length : counts.length;
  const isWrong =
    String(counts) !== String(allCounts.slice(0, done)) ||
    G.players[seat]?.passedOn.some(({ to }) => to !== receiverOf(G, seat));
  return isWrong ? [`seat ${seat} passed on ${counts}`] : [];
}

/** Lists what is wrong with a state. */
export function faultsOf(G: BugRaceState): string[] {
  const miscounted = G.racing.filter((seat) => {
    const hand = G.players[seat];
    return G.handSizes[seat] !== (hand?.offered.length ?? 0) + (hand?.kept.length ?? 0);
  });
  const ready = Object.values(G.step === 'legPass' ? G.isDone : G.hasChosen);
  return [
    ...Object.values(G.bugs).flatMap((bug) => faultsOfBug(bug, G.options.trackLength)),
    ...miscounted.map((seat) => `hand of seat ${seat} is miscounted`),
    ...(G.result ? [] : G.racing.flatMap((seat) => faultsOfPasses(G, seat))),
    ...(ready.includes(true) ? ['somebody is ready with the other phase'] : []),
    ...(G.pileSize === G.secret?.pile.length ? [] : ['the pile is miscounted']),
  ];
}
