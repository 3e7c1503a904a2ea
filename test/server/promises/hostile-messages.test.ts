import { type ProbeMatch, promise } from '../../support/probe/probe-servers.ts';

/** A hostile message of a page, with the complaint that the server may log: only about faults of the game itself. */
interface Poison {
  readonly name: string;
  readonly send: (match: ProbeMatch) => void;
  readonly complaint?: RegExp;
}

function action({ mine, ada }: ProbeMatch, changes: object): void {
  const { matchID, playerID, credentials } = ada;
  mine.send('update', { payload: { playerID, credentials }, ...changes }, 0, matchID, playerID);
}

/** The hostile messages, each of which ends the process of the stock server. */
const poisons: readonly Poison[] = [
  ...['toString', 'constructor', 'hasOwnProperty', 'valueOf'].map((name) => ({
    name: `a move named ${name}`,
    send: ({ mine }: ProbeMatch) => mine.move(0, name),
  })),
  { name: 'an action without a type', send: (match) => action(match, {}) },
  {
    name: 'an event with an invalid argument',
    send: (match) => {
      const { playerID, credentials } = match.ada;
      const payload = { type: 'setActivePlayers', args: [null], playerID, credentials };
      action(match, { type: 'GAME_EVENT', payload });
    },
  },
  {
    name: 'a move that throws',
    send: ({ mine }) => mine.move(0, 'fail'),
    complaint: /This move always fails\./,
  },
];

describe('Hostile messages', () => {
  for (const { name, send, complaint } of poisons) {
    promise(
      `P4 ${name} does not crash the server`,
      async (subject) => {
        const match = await subject.openMatch();
        send(match);
        return subject.fate(match.mine);
      },
      { ours: 'alive', stock: 'ended with code 1', ...(complaint && { complaint }) },
    );
  }

  promise(
    'P4 two messages of a stranger do not crash the server',
    async (subject) => {
      const seat = { game: 'probe', matchID: 'new-to-you', playerID: '0', credentials: null };
      const page = subject.open(seat);
      page.send('sync', seat.matchID, '0');
      await page.nextOf(({ name }) => /sync|refused/.test(name));
      page.move(0, 'toString');
      await Promise.race([page.next('refused'), subject.ended]);
      return subject.fate(page);
    },
    { ours: 'alive', stock: 'ended with code 1' },
  );

  promise(
    'P4 a sync with an unknown match of many seats creates none',
    async (subject) => {
      const matchID = 'thousand-seats';
      const seat = { game: 'probe', matchID, playerID: null, credentials: null };
      const page = subject.open(seat);
      page.send('sync', matchID, null, undefined, 1000);
      const { name, args } = await page.nextOf((frame) => /sync|refused/.test(frame.name));
      return name === 'sync' ? args[1].filteredMetadata.length : args[0].code;
    },
    { ours: 'unknownMatch', stock: 1000 },
  );

  promise(
    'P4 a view that throws affects only the spectator, who sees no internals of the server',
    async (subject) => {
      const { matchID, mine, other, ada } = await subject.openMatch();
      const watching = await subject.openSynced({ ...ada, playerID: null, credentials: null });
      // Pages that came first are sent everything first.
      const late = await subject.openSynced(ada);
      mine.move(0, 'breakView');
      const seen = Promise.all([mine, other, late].map((page) => page.next('update')));
      const end = await Promise.race([seen.then(() => 'seen'), subject.ended]);
      if (end !== 'seen') return end;
      watching.send('sync', matchID, null);
      return (await watching.next('refused', ({ args }) => args[0].message === 'sync')).args[0];
    },
    {
      ours: { code: 'notSaved', reason: null, message: 'sync' },
      stock: 1,
      complaint: /This state has no view\./,
    },
  );
});
