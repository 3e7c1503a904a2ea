import type { LogEntry, State } from 'boardgame.io';
import { CreateGameReducer } from 'boardgame.io/internal';
import { expect } from 'chai';
import { catalog } from '../../../games/index.ts';
import { type ProbeState, probeGame } from '../../support/probe/probe-game.ts';
import { promise } from '../../support/probe/probe-servers.ts';
import { type Frame, post, seatPeople } from '../../support/servers/page.ts';

/** The message that a page is sent when it syncs with a match. */
interface Synced {
  readonly initialState: State<ProbeState>;
  readonly log: readonly LogEntry[];
}

const reduce = CreateGameReducer({ game: probeGame });

/** Returns the result of a roll made now, computed by a cheating client from the messages that it received. */
function nextRoll({ initialState, log }: Synced): number | null {
  // Redacted entries of the log can be replayed too: this game's moves need no arguments.
  const states = log.reduce((state, { action }) => reduce(state, action), initialState);
  const roll = { type: 'MAKE_MOVE', payload: { type: 'roll', args: [], playerID: '0' } } as const;
  return reduce(states, roll).G.lastRoll;
}

/** Returns the first place of a field of this name in the frames, or null. */
function placeOf(name: string, frames: readonly Frame[]): string | null {
  const places: string[] = [];
  const search = (value: unknown, place: string) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === name) places.push(place);
      search(inner, `${place}.${key}`.replace(/^\./, ''));
    }
  };
  for (const { name: frame, args } of frames) search(args.at(-1), frame);
  return places[0] ?? null;
}

const hasOtherHands = ({ name, args }: Frame) =>
  name === 'sync' &&
  [args[1].state, args[1].initialState].some(({ G }) => Object.keys(G.players).length > 0);

describe('Spectators', () => {
  promise(
    'P5 a spectator cannot work out the next random number',
    async (subject) => {
      const { matchID, mine, ada } = await subject.openMatch();
      for (const stateID of [0, 1, 2]) {
        mine.move(stateID, stateID === 1 ? 'mark' : 'roll');
        await mine.next('update');
      }
      const watching = subject.open({ ...ada, playerID: null, credentials: null });
      watching.send('sync', matchID, null);
      const guessed = nextRoll((await watching.next('sync')).args[1]);
      mine.move(3, 'roll');
      const rolled = (await mine.next('update')).args[1].G.lastRoll;
      expect(rolled).to.be.within(0, 1);
      return { isGuessed: guessed === rolled, generatorIn: placeOf('prngstate', watching.frames) };
    },
    {
      ours: { isGuessed: false, generatorIn: null },
      stock: { isGuessed: true, generatorIn: 'sync.initialState.plugins.random.data' },
    },
  );

  for (const { info } of catalog) {
    promise(
      `P5 a spectator of ${info.name} gets no hands, no piles and no seed`,
      async (subject) => {
        const [{ matchID }] = await seatPeople(subject.url, ['Ada', 'Bo', 'Cy'], {
          game: info.name,
        });
        const page = subject.open({ game: info.name, matchID, playerID: null, credentials: null });
        page.send('sync', matchID, null);
        await page.next('sync');
        return {
          hands: page.frames.some(hasOtherHands),
          piles: placeOf('secret', page.frames),
          seed: placeOf('seed', page.frames),
        };
      },
      {
        ours: { hands: false, piles: null, seed: null },
        stock: {
          hands: true,
          piles: 'sync.initialState.G',
          seed: 'sync.initialState.plugins.random.data',
        },
      },
    );
  }

  promise(
    'P5 a spectator cannot get the view of a free seat',
    async (subject) => {
      const { json } = await post(`${subject.url}/games/probe/create`, { numPlayers: 2 });
      const seat = { game: 'probe', matchID: json.matchID, playerID: '1', credentials: null };
      const page = subject.open(seat);
      page.send('sync', seat.matchID, '1', null);
      const { name, args } = await page.nextOf((frame) => /sync|refused/.test(frame.name));
      return name === 'sync' ? Object.keys(args[1].state.G.players) : args[0].code;
    },
    { ours: 'wrongCredentials', stock: ['1'] },
  );
});
