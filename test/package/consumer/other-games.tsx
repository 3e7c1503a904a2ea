/** The typed moves, boards and rules of the other games: see own-board.tsx. */
import {
  freeSpots,
  type GewaltMoves,
  type GewaltState,
  game,
  targetsOf,
} from 'paddock-games/crazy-race-gewalt';
import { Board as GewaltBoard, type GewaltBoardProps } from 'paddock-games/crazy-race-gewalt/board';
import { text as gewalt } from 'paddock-games/crazy-race-gewalt/locales/it';
import { legalSides, type SchachtMoves, standings } from 'paddock-games/crazy-race-schacht';
import {
  Board as SchachtBoard,
  type SchachtBoardProps,
} from 'paddock-games/crazy-race-schacht/board';
import { text as schacht } from 'paddock-games/crazy-race-schacht/locales/it';
import {
  bidRange,
  type GrandPrixMoves,
  playableCards,
  type SeenGrandPrixState,
} from 'paddock-games/detroit-cleveland-grand-prix';
import {
  Board as GrandPrixBoard,
  type GrandPrixBoardProps,
} from 'paddock-games/detroit-cleveland-grand-prix/board';
import { text as grandPrix } from 'paddock-games/detroit-cleveland-grand-prix/locales/it';

export function GewaltInItalian(props: GewaltBoardProps) {
  const { G } = props;
  const targets: readonly string[] = targetsOf(G, '0');
  return <GewaltBoard {...props} {...(freeSpots(G).length > targets.length && { text: gewalt })} />;
}

/** A tool that has the whole state asks in the same way. */
export function legalIn(G: GewaltState, ctx: GewaltBoardProps['ctx'], seat: string): string[] {
  return game.ai.enumerate(G, ctx, seat).map(({ move, args }) => `${move} ${args.join(' ')}`);
}

export function SchachtInItalian(props: SchachtBoardProps) {
  const { G } = props;
  const isDraw = standings(G).winners.length > legalSides(G).length;
  return <SchachtBoard {...props} {...(isDraw && { text: schacht })} />;
}

export function GrandPrixInItalian(props: GrandPrixBoardProps) {
  const { G } = props;
  const min: number = bidRange(G, '0')?.min ?? playableCards(G, '0').length;
  return <GrandPrixBoard {...props} {...(min > 0 && { text: grandPrix })} />;
}

export function moveAll(gewalt: GewaltMoves, schacht: SchachtMoves, grandPrix: GrandPrixMoves) {
  gewalt.playSection(3, 0, 14);
  gewalt.playAction(1, '2');
  // @ts-expect-error: lane and section are missing
  gewalt.playSection(3);
  // @ts-expect-error: seats are strings
  gewalt.playAction(1, 2);

  schacht.placeDriver(5, 2);
  schacht.advance('C', 2);
  schacht.advance('C', 2, [{ locomotive: 'A', distance: 1 }]);
  schacht.reclaim(null);
  // @ts-expect-error: there is no such locomotive
  schacht.advance('D', 2);
  // @ts-expect-error: an advance says how far
  schacht.advance('C', 2, [{ locomotive: 'A' }]);

  grandPrix.bid(20_000);
  grandPrix.playCard(47);
  grandPrix.playCard(33, [{ car: 'orange', path: [[3, 1], 'finish'] }]);
  // @ts-expect-error: there is no such car
  grandPrix.playCard(33, [{ car: 'pink', path: [] }]);
  // @ts-expect-error: money is a number
  grandPrix.bid('20000');
}

export function handOf({ players }: SeenGrandPrixState, seat: string): readonly number[] {
  // @ts-expect-error: that seat may be another player's
  players[seat].hand;
  return players[seat]?.hand ?? [];
}
