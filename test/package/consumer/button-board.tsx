/** The board of docs/own-board.md in TypeScript. */
import { Client } from 'boardgame.io/react';
import { namesOf, send } from 'paddock-games';
import { type GewaltState, game, playersToMove, readLog } from 'paddock-games/crazy-race-gewalt';
import type { GewaltBoardProps } from 'paddock-games/crazy-race-gewalt/board';
import { text } from 'paddock-games/crazy-race-gewalt/locales/en';

function ButtonBoard(props: GewaltBoardProps) {
  const { G, ctx, moves, playerID, matchData, log } = props;
  const nameOf = namesOf(matchData, text);
  const legal = playerID && !ctx.gameover ? game.ai.enumerate(G, ctx, playerID) : [];
  return (
    <>
      <p>Waiting for {playersToMove(G).map(nameOf).join(', ') || 'nobody'}</p>
      {legal.map((move) => {
        const label = `${move.move} ${JSON.stringify(move.args)}`;
        return (
          <button key={label} type="button" onClick={() => send(moves, move)}>
            {label}
          </button>
        );
      })}
      <ol>
        {readLog(log).map(({ event }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows
          <li key={index}>{text.tell(event, nameOf)}</li>
        ))}
      </ol>
    </>
  );
}
// biome-ignore lint/suspicious/noExplicitAny: boardgame.io has one G for the server's and the players' side
export const Buttons = Client<any, GewaltBoardProps>({ game, board: ButtonBoard });

/** A tool that has the whole state asks in the same way. */
export function legalIn(G: GewaltState, ctx: GewaltBoardProps['ctx'], seat: string): string[] {
  return game.ai.enumerate(G, ctx, seat).map(({ move, args }) => `${move} ${args.join(' ')}`);
}
