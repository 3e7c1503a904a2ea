import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Ctx, LogEntry } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { expect } from 'chai';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { transformWithOxc } from 'vite';
import { catalog } from '../../games/index.ts';
import { seededChoice } from '../support/games/table.ts';
import { type InstalledPackage, suitePackage } from '../support/package/installed-package.ts';

interface Props {
  readonly G: unknown;
  readonly ctx: Ctx;
  readonly moves: Readonly<Record<string, (...args: readonly unknown[]) => void>>;
  readonly playerID: string | null;
  readonly matchData: undefined;
  readonly log: readonly LogEntry[];
}

/** A board without state of its own: what it draws follows from its props. */
type ButtonBoard = (props: Props) => ReactNode;

interface DrawnProps {
  readonly children?: ReactNode;
  readonly onClick?: () => void;
}

/** Returns all elements of a kind that a board has drawn. */
function drawn(node: ReactNode, kind: string): ReactElement<DrawnProps>[] {
  if (Array.isArray(node)) return node.flatMap((each) => drawn(each, kind));
  if (!isValidElement<DrawnProps>(node)) return [];
  const within = drawn(node.props.children, kind);
  return node.type === kind ? [node, ...within] : within;
}

/** Loads the board of docs/own-board.md for a game, beside the installed package. */
async function boardOf({ folder }: InstalledPackage, game: string): Promise<ButtonBoard> {
  const page = readFileSync('docs/own-board.md', 'utf8');
  const [, code = ''] = /```tsx\n([\s\S]*?)```/.exec(page) ?? [];
  const own = code.replaceAll('paddock-games/crazy-race-gewalt', `paddock-games/${game}`);
  const transformed = await transformWithOxc(own, 'board.tsx', { jsx: { runtime: 'automatic' } });
  const file = path.join(folder, `button-board-${game}.mjs`);
  writeFileSync(file, transformed.code);
  return (await import(file)).ButtonBoard;
}

describe('The board of buttons in docs/own-board.md', () => {
  const installed = suitePackage();

  for (const { info, load } of catalog) {
    it(`the board can play and log a whole match of ${info.name}`, async () => {
      const draw = await boardOf(installed(), info.name);
      const { game, playersToMove } = await load();
      const seeded = { ...game, seed: 'buttons' };
      const client = Client({ game: seeded, numPlayers: info.minPlayers, debug: false });
      const shown = () => {
        const { playerID, moves, log = [] } = client;
        const { G, ctx } = client.getState() ?? expect.fail('There is no match.');
        return draw({ G, ctx, moves, playerID: playerID ?? null, matchData: undefined, log });
      };
      const choose = seededChoice(11);
      for (let state = client.getState(); !state?.ctx.gameover; state = client.getState()) {
        client.updatePlayerID(choose(playersToMove(state?.G)));
        choose(drawn(shown(), 'button')).props.onClick?.();
        const after = client.getState()?._stateID;
        expect(after, 'every button is a legal move').to.be.above(state?._stateID ?? 0);
      }
      client.updatePlayerID(null);
      expect(drawn(shown(), 'button')).to.deep.equal([]);
      const told = drawn(shown(), 'li').map(({ props }) => props.children);
      expect(told).to.have.length.above(20);
      const whole = /^(?!.*(undefined|NaN|\[object)).*\S/;
      const wrong = ['', ' ', 'undefined moves.', 'Ada moves NaN spaces.', 'By [object Object].'];
      for (const planted of wrong) expect(planted).not.to.match(whole);
      for (const sentence of told) expect(sentence).to.match(whole);
    });
  }
});
