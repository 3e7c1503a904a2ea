import { promise, type Subject } from '../../support/probe/probe-servers.ts';
import { get, type Page, post, type Seated } from '../../support/servers/page.ts';

const seats = 8;

const addressOf = ({ url }: Subject, matchID: string) => `${url}/games/probe/${matchID}`;

async function join(subject: Subject, matchID: string, playerID: string): Promise<Seated> {
  const body = { playerID, playerName: `Player ${playerID}` };
  const { json } = await post(`${addressOf(subject, matchID)}/join`, body);
  return { game: 'probe', matchID, playerID, credentials: json.playerCredentials };
}

async function leave(subject: Subject, { matchID, playerID, credentials }: Seated): Promise<void> {
  await post(`${addressOf(subject, matchID)}/leave`, { playerID, credentials });
}

/** Opens a table of eight during its match, which all except the first player have left. */
async function openTable(subject: Subject): Promise<Seated> {
  const { json } = await post(`${subject.url}/games/probe/create`, { numPlayers: seats });
  const ada = await join(subject, json.matchID, '0');
  const others: Seated[] = [];
  for (let seat = 1; seat < seats; seat += 1) {
    others.push(await join(subject, json.matchID, String(seat)));
  }
  for (const other of others) await leave(subject, other);
  return ada;
}

async function namesAt(subject: Subject, matchID: string): Promise<readonly (string | null)[]> {
  const { json } = await get(addressOf(subject, matchID));
  return json.players.map(({ name }: { name?: string }) => name ?? null);
}

/** Keeps making moves until `task` is done, and resolves when all moves have been made. */
async function moveDuring(page: Page, task: () => Promise<void>): Promise<void> {
  let isDone = false;
  const done = task().finally(() => {
    isDone = true;
  });
  for (let stateID = 0; !isDone; stateID += 1) {
    page.move(stateID, 'mark');
    await page.next('update');
  }
  await done;
}

const everybody = Array.from({ length: seats }, (_, seat) => `Player ${seat}`);

describe('Seats during moves and joins', () => {
  promise(
    'P3 no join is lost while others move',
    async (subject) => {
      const ada = await openTable(subject);
      const page = await subject.openSynced(ada);
      await moveDuring(page, async () => {
        for (let seat = 1; seat < seats; seat += 1) await join(subject, ada.matchID, String(seat));
      });
      return (await namesAt(subject, ada.matchID)).every((name) => name !== null);
    },
    { ours: true, stock: false, hasFlatFiles: true },
  );

  promise(
    'P3 no new name is lost while others move',
    async (subject) => {
      const ada = await openTable(subject);
      const bo = await join(subject, ada.matchID, '1');
      const page = await subject.openSynced(ada);
      const chosen = Array.from({ length: 20 }, (_, time) => `Bo ${time}`);
      let kept = 0;
      await moveDuring(page, async () => {
        for (const newName of chosen) {
          const { matchID, playerID, credentials } = bo;
          await post(`${addressOf(subject, matchID)}/update`, { playerID, credentials, newName });
          // A move that was being made at that time has been stored by the last of these answers.
          const names = [];
          for (const _ of [1, 2, 3]) names.push((await namesAt(subject, matchID))[1]);
          if (names.at(-1) === newName) kept += 1;
        }
      });
      return kept === chosen.length;
    },
    { ours: true, stock: false, hasFlatFiles: true },
  );

  promise(
    'P3 players who join at once all get the seats that they were given',
    async (subject) => {
      const { matchID } = await openTable(subject);
      const others = Array.from({ length: seats - 1 }, (_, seat) => String(seat + 1));
      await Promise.all(others.map((seat) => join(subject, matchID, seat)));
      return (await namesAt(subject, matchID)).every((name, seat) => name === everybody[seat]);
    },
    { ours: true, stock: false, hasFlatFiles: true },
  );

  promise(
    'P3 simultaneous joins and leaves all take effect',
    async (subject) => {
      const ada = await openTable(subject);
      const { matchID } = ada;
      const early = [await join(subject, matchID, '1'), await join(subject, matchID, '2')];
      await Promise.all([
        ...early.map((seat) => leave(subject, seat)),
        ...['3', '4'].map((seat) => join(subject, matchID, seat)),
      ]);
      const names = await namesAt(subject, matchID);
      return names.every((name, seat) => (name !== null) === [0, 3, 4].includes(seat));
    },
    { ours: true, stock: false, hasFlatFiles: true },
  );
});
