import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { type ProbeState, probeGame } from '../../support/probe/probe-game.ts';
import { promise } from '../../support/probe/probe-servers.ts';

describe('Refused moves', () => {
  promise(
    'P6 a refused move is answered with the reason',
    async (subject) => {
      const { mine, other } = await subject.openMatch();
      other.move(0, 'mark');
      await mine.next('update');
      const before = mine.frames.length;
      // This move is on a state that is no longer the newest.
      mine.move(0, 'mark');
      await subject.fate(mine);
      mine.move(1, 'mark');
      await other.next('update', ({ args }) => args[1]._stateID === 2);
      return mine.frames
        .slice(before)
        .filter(({ name, args }) => name === 'refused' && args[0].message === 'update')
        .map(({ args }) => args[0].code);
    },
    { ours: ['stale'], stock: [] },
  );

  promise(
    'P6 boardgame.io’s own client returns to the true state after a refused move',
    async (subject) => {
      const { matchID, ada } = await subject.openMatch();
      const multiplayer = SocketIO({ server: subject.url });
      const client = Client<ProbeState>({
        game: probeGame,
        multiplayer,
        matchID,
        playerID: '0',
        credentials: String(ada.credentials),
        debug: false,
      });
      const happens = (has: () => boolean) =>
        new Promise<void>((resolve) => {
          client.subscribe(() => {
            if (has()) resolve();
          });
        });
      client.start();
      try {
        await happens(() => client.getState() !== null);
        // The client takes the move for legal and shows it at once.
        client.moves.guess?.(-1);
        const shown = client.getState()?.G.marks;
        // The effect of the move arrives before the answers to chat lines sent after its refusal.
        for (const line of [1, 2]) {
          client.sendChatMessage('So?');
          await happens(() => client.chatMessages.length === line);
        }
        return { shown, remains: client.getState()?.G.marks };
      } finally {
        client.stop();
      }
    },
    {
      ours: { shown: { 0: 100, 1: 0 }, remains: { 0: 0, 1: 0 } },
      stock: { shown: { 0: 100, 1: 0 }, remains: { 0: 100, 1: 0 } },
    },
  );
});
