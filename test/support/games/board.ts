import { register } from 'node:module';
import { expect } from 'chai';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BoardProps } from '../../../games/kit/board/board-props.ts';
import { type Language, languages } from '../../../games/kit/language.ts';
import type { GameName } from '../../../games/paddock.ts';
import { itLong } from '../long.ts';
import { anyMove, type Move, seededChoice, type TestTable } from './table.ts';

/** Loader that replaces stylesheets, which are for bundlers, with empty modules. */
const emptyStyles = `export async function load(url, context, next) {
  return url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context);
}`;

/** Makes imports of stylesheets load nothing. Call it before a board is imported. */
export function leaveOutStyles(): void {
  register(`data:text/javascript,${encodeURIComponent(emptyStyles)}`);
}

/**
 * Returns a function that returns the props that the lobby gives a board: for a match of these people at a test table,
 * and one of its players or a spectator (null). The moves do nothing.
 */
export const boardPropsFor =
  <G, Text, Moves>(matchData: NonNullable<BoardProps<G, Text, Moves>['matchData']>) =>
  (
    table: TestTable<G>,
    playerID: string | null,
    language: BoardProps<G, Text, Moves>['language'],
    text: Text,
  ): BoardProps<G, Text, Moves> => ({
    // A view is a G without what is hidden: `secret` may be missing there.
    G: table.viewOf(playerID) as G,
    // A board that is only drawn calls none.
    moves: {} as Moves,
    matchData,
    log: table.log,
    playerID,
    language,
    text,
  });

/** A game's board, for matches of some people. */
interface DrawnBoard<G, Text, Moves> {
  readonly name: GameName;
  readonly names: readonly string[];
  /** Draws it for one of its players or a spectator (null), in English or with other props. */
  readonly shownTo: (
    table: TestTable<G>,
    viewer: string | null,
    props?: Partial<BoardProps<G, Text, Moves>>,
  ) => string;
}

/** Loads the board of a game before the tests of a suite. */
export function drawnBoard<G, Text, Moves>(
  name: GameName,
  english: Text,
  { names, away }: { readonly names: readonly string[]; readonly away?: string },
): DrawnBoard<G, Text, Moves> {
  let Board: ComponentType<BoardProps<G, Text, Moves>>;
  before(async () => {
    leaveOutStyles();
    ({ Board } = await import(`../../../games/${name}/board/Board.tsx`));
  });
  const propsOf = boardPropsFor<G, Text, Moves>(
    names.map((each, id) => ({ id, name: each, isConnected: each !== away })),
  );
  const shownTo: DrawnBoard<G, Text, Moves>['shownTo'] = (table, viewer, props) =>
    renderToStaticMarkup(
      createElement(Board, { ...propsOf(table, viewer, 'en', english), ...props }),
    );
  return { name, names, shownTo };
}

interface WholeMatches<G, Text> {
  readonly tablesIn: (language: Language) => readonly TestTable<G>[];
  /** The number of moves between two looks. */
  readonly every: number;
  /** A new situation is looked at, too. */
  readonly situationOf?: (G: G) => string;
  readonly nextMove?: (table: TestTable<G>, choose: ReturnType<typeof seededChoice>) => Move;
  /** What the board says at the end, besides the winners. */
  readonly endsWith?: (text: Text, language: Language, G: G) => string;
}

/** Tests that a board shows whole random matches in all languages. */
export function itShowsWholeMatches<
  G,
  Text extends {
    readonly board: {
      readonly sentences: { readonly over: (winners: readonly string[]) => string };
    };
  },
  Moves,
>(
  { name, names, shownTo }: DrawnBoard<G, Text, Moves>,
  { tablesIn, every, situationOf, nextMove = anyMove, endsWith }: WholeMatches<G, Text>,
): void {
  for (const language of languages) {
    const itHere = language === 'de' ? it : itLong;
    itHere(`the board shows whole matches to players and spectators in ${language}`, async () => {
      const { text }: { text: Text } = await import(
        `../../../games/${name}/locales/${language}.ts`
      );
      const choose = seededChoice(7);
      for (const table of tablesIn(language)) {
        const { rules } = table.module;
        const seen = new Set<string | undefined>([undefined]);
        for (let number = 0; table.active.length > 0; number += 1) {
          const situation = situationOf?.(table.G);
          if (number % every === 0 || !seen.has(situation)) {
            seen.add(situation);
            for (const viewer of [rules.playersToMove(table.G)[0] ?? '0', '1', null]) {
              const shown = shownTo(table, viewer, { language, text });
              expect(shown).to.include(names[0]);
              expect(shown).to.not.match(/undefined|NaN|\[object/);
            }
          }
          const { playerID, move, args } = nextMove(table, choose);
          table.move(playerID, move, ...args);
        }
        const end = shownTo(table, '0', { language, text });
        const { winners } = rules.result(table.G) ?? expect.fail('The match is over.');
        const people = winners.map((seat) => names[Number(seat)] ?? '');
        expect(end).to.include(text.board.sentences.over(people));
        if (endsWith) expect(end).to.include(endsWith(text, language, table.G));
      }
    });
  }
}
