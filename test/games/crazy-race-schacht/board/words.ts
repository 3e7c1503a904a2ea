/** The words of the board with simple values, for their tests. */

import type { BoardText } from '../../../../games/crazy-race-schacht/locales/board/en.ts';
import { models } from '../../../../games/crazy-race-schacht/rules/components.ts';
import { stringsIn } from '../../../support/browser/words.ts';

/** Returns the sentences above the board with simple values in them. */
export function sentencesOf({ sentences }: BoardText): string[] {
  return [
    ...stringsIn(sentences),
    ...models.flatMap((model) => [sentences.moveShown(model, 2), sentences.moveChosen(model)]),
    ...[1, 2].flatMap((count) => [
      sentences.moveShown('C', count),
      sentences.chooseLocomotive(count),
      sentences.split(count),
      sentences.splitFurther(count),
      sentences.chooseDriver(count),
    ]),
    ...[['Ada'], ['Ada', 'Ben']].flatMap((people) => [
      sentences.answered(people),
      sentences.waitFor(people),
      sentences.watchReclaim(people),
      sentences.watchPenalty(people),
      sentences.over(people),
    ]),
    sentences.chooseSide(4),
    sentences.chooseFirstSide(4),
    sentences.sideChosen(4, 2),
    sentences.watchPlacing('Ada', 1),
    sentences.watchMoving('Ada'),
    sentences.watchPrize('Ada'),
  ];
}

/** Returns all words of the board that take values. */
export function boardWordsOf(board: BoardText): string[] {
  const { actions, stage, outcome, piles } = board;
  const side = stage.side(3, { model: null, distance: 3 });
  return [
    ...sentencesOf(board),
    ...[1, 2].flatMap((count) => [
      actions.takeBack(count),
      actions.takeBackHelp(count),
      actions.giveUpRest(count),
      actions.declineHelp(count),
      actions.stealFrom('Ada', count),
      stage.side(count, { model: null, distance: count }),
      board.driver(3, count),
      board.ownPile(count),
      board.points(count),
      piles.turntable(count),
      piles.finish(count),
      outcome.moved('X', 'Y', { spaces: count, jumps: 3 - count }),
    ]),
    actions.pointAt(4, side),
    actions.placeAt(4, 2),
    actions.drawPoints(null),
    actions.drawPoints(6),
    actions.discardPoints(5, 'turntable'),
    actions.discardPoints(5, 'finish'),
    stage.winsTie('Ada', 4),
    stage.spacesForCards(3),
    stage.enlarge,
    stage.close,
    stage.side(3, { model: null, distance: '?' }),
    stage.tabooSide(side),
    stage.noCards(side),
    outcome.gains.turntable(5),
    outcome.gains.finish(null),
    board.tracks,
    board.pointsPiles,
    board.locomotive('X', 'Y', 3),
    board.pileCards([6, 5]),
    board.pointsCards([6, 5]),
    board.lastStage(2),
  ];
}
