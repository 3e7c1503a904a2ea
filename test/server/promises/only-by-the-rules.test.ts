import { expect } from 'chai';
import {
  holds,
  type ProbeMatch,
  promise,
  type Subject,
} from '../../support/probe/probe-servers.ts';
import { post } from '../../support/servers/page.ts';

/** Sends an action that players must not make, from Ada's client, with all fields that boardgame.io's reducer reads. */
function send({ mine, ada }: ProbeMatch, type: string, changes: object): void {
  const { matchID, playerID, credentials } = ada;
  const payload = { type: null, args: null, playerID, credentials };
  mine.send('update', { type, payload, ...changes }, 0, matchID, playerID);
}

/** Returns the match as others see it once a page's message has been handled. */
async function seenAfter(subject: Subject, match: ProbeMatch) {
  await subject.fate(match.mine);
  const { G, ctx } = await subject.lookAt(match.matchID);
  return { marks: G.marks, turn: ctx.turn, canAct: ctx.activePlayers, over: ctx.gameover };
}

const findExpired = {
  marks: { 0: 0, 1: 0 },
  turn: 1,
  canAct: { 0: null, 1: null },
  over: undefined,
};

describe('Changes of a match', () => {
  for (const type of ['UPDATE', 'RESET', 'SYNC'] as const) {
    promise(
      `P5b a page’s action ${type} does not replace the state`,
      async (subject) => {
        const match = await subject.openMatch();
        const state = await subject.lookAt(match.matchID);
        const marks = { 0: 1000, 1: 0 };
        send(match, type, { state: { ...state, G: { ...state.G, marks } }, deltalog: [] });
        return seenAfter(subject, match);
      },
      { ours: findExpired, stock: { ...findExpired, marks: { 0: 1000, 1: 0 } } },
    );
  }

  promise(
    'P5b a page’s action PATCH does not change the state',
    async (subject) => {
      const match = await subject.openMatch();
      send(match, 'PATCH', { patch: [{ op: 'replace', path: '/G/marks/0', value: 1000 }] });
      return seenAfter(subject, match);
    },
    { ours: findExpired, stock: { ...findExpired, marks: { 0: 1000, 1: 0 } } },
  );

  const events: readonly (readonly [string, unknown, object])[] = [
    ['endGame', { winners: ['0'] }, { over: { winners: ['0'] } }],
    ['endTurn', undefined, { turn: 2 }],
    ['pass', undefined, { turn: 2 }],
    ['endPhase', undefined, { turn: 2 }],
    ['setPhase', 'none', { canAct: null }],
    ['setActivePlayers', { value: { 0: 'alone' } }, { canAct: { 0: 'alone' } }],
    ['setStage', 'alone', { canAct: { 0: 'alone', 1: null } }],
    ['endStage', undefined, { canAct: { 1: null } }],
  ];
  for (const [type, arg, change] of events) {
    promise(
      `P5b no page can call the event ${type}`,
      async (subject) => {
        const match = await subject.openMatch();
        const { playerID, credentials } = match.ada;
        send(match, 'GAME_EVENT', { payload: { type, args: [arg], playerID, credentials } });
        return seenAfter(subject, match);
      },
      { ours: findExpired, stock: { ...findExpired, ...change } },
    );
  }

  promise(
    'P5b a page can move only its own seat, even when all may move at once',
    async (subject) => {
      const match = await subject.openMatch();
      const { credentials } = match.ada;
      const payload = { type: 'mark', args: [], playerID: '1', credentials };
      send(match, 'MAKE_MOVE', { payload });
      return seenAfter(subject, match);
    },
    { ours: findExpired, stock: { ...findExpired, marks: { 0: 0, 1: 1 } } },
  );

  promise(
    'P5b a move named __proto__ does not exist',
    async (subject) => {
      const match = await subject.openMatch();
      match.mine.move(0, '__proto__');
      await subject.fate(match.mine);
      return (await subject.lookAt(match.matchID))._stateID;
    },
    { ours: 0, stock: 1 },
  );

  promise(
    'P5 nobody can move at a free seat',
    async (subject) => {
      const created = await post(`${subject.url}/games/probe/create`, { numPlayers: 2 });
      const { matchID } = created.json;
      const page = subject.open({ game: 'probe', matchID, playerID: '1', credentials: null });
      page.move(0, 'mark');
      await subject.fate(page);
      // Our server shows no match before all seats are taken.
      const address = `${subject.url}/games/probe/${matchID}/join`;
      for (const playerName of ['Ada', 'Bo']) await post(address, { playerName });
      return (await subject.lookAt(matchID)).G.marks;
    },
    { ours: { 0: 0, 1: 0 }, stock: { 0: 0, 1: 1 } },
  );

  holds('P5 nobody can move at a seat that was left', async (subject) => {
    const { matchID, bo, mine, other } = await subject.openMatch();
    const { playerID, credentials } = bo;
    await post(`${subject.url}/games/probe/${matchID}/leave`, { playerID, credentials });
    expect(await other.refusal()).to.include({ code: 'wrongCredentials', message: 'sync' });
    const strange = subject.open({ ...bo, credentials: null });
    for (const page of [other, strange]) {
      page.move(0, 'mark');
      expect((await page.refusal()).code).to.be.oneOf(['wrongCredentials', 'badMessage']);
    }
    mine.move(0, 'mark');
    await mine.next('update');
    expect((await subject.lookAt(matchID)).G.marks).to.deep.equal({ 0: 1, 1: 0 });
  });
});
