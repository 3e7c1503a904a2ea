import { expect } from 'chai';
import { isLong } from '../../support/long.ts';
import { Person } from '../../support/players/person.ts';
import { faultsOfMatch } from '../../support/records/stored-match.ts';
import { describeWith } from '../../support/servers/services.ts';
import { suiteDeployment } from '../../support/servers/suites.ts';
import { quickBots } from '../../support/servers/test-options.ts';

const numTables = isLong ? 20 : 4;
/** Milliseconds after a kill until bots have moved again, on a machine with nothing else to do. */
const maxPause = 10_000;
/** The number of bot moves at each table before and after a kill. */
const movesEach = 3;
/** The largest number of bot moves while a server is killed, so that no match ends before both kills. */
const maxMoves = 6;

/** Returns how often bots have moved, as the page shows it. */
function botMoves({ page }: Person): number {
  return page.log.filter(
    ({ action }) => action.type === 'MAKE_MOVE' && action.payload.playerID !== '0',
  ).length;
}

const untilBotsMoved = (person: Person, moves: number) =>
  person.page.until(() => person.isOver || botMoves(person) >= moves);

describeWith(
  ['testDatabase', 'redisProgram'],
  'Bots on two servers, one of which is killed',
  () => {
    const deployment = suiteDeployment({ options: quickBots });

    it(`bots continue at all ${numTables} tables after each kill and make no move twice`, async () => {
      const [one, other] = deployment().addresses;
      const people: Person[] = [];
      for (let index = 0; index < numTables; index += 1) {
        const addresses = index % 2 === 0 ? [one, other] : [other, one];
        people.push(
          await Person.sit({
            addresses,
            game: 'bug-race',
            seed: String(index),
            setupData: { trackLength: 24 },
            bots: ['easy', 'fair'],
          }),
        );
      }
      /** The numbers of bot moves at each table after which its person rests. */
      const goals = people.map(() => movesEach);
      const setGoals = (moves: readonly number[], more: number) =>
        moves.forEach((count, index) => {
          goals[index] = count + more;
        });
      const play = (person: Person, index: number) =>
        person.playUntil(() => botMoves(person) >= (goals[index] ?? 0));
      const untilBotsMovedAfter = (moves: readonly number[]) =>
        people.map((person, index) => untilBotsMoved(person, (moves[index] ?? 0) + 1));
      await Promise.all(people.map(play));

      const pauses: number[] = [];
      for (const killed of [0, 1]) {
        const before = people.map(botMoves);
        setGoals(before, maxMoves);
        const playing = people.map(play);
        await Promise.race(untilBotsMovedAfter(before));
        const start = performance.now();
        await deployment().kill(killed);
        const atKill = people.map(botMoves);
        setGoals(atKill, movesEach);
        const playingOn = people.map(async (person, index) => {
          // People who rest by now go on.
          await playing[index];
          await play(person, index);
        });
        await Promise.all(
          untilBotsMovedAfter(atKill).map(async (moved) => {
            await moved;
            pauses.push(performance.now() - start);
          }),
        );
        await Promise.all(playingOn);
        expect(
          people.some(({ isOver }) => isOver),
          'a match is over',
        ).to.equal(false);
        await deployment().restart(killed);
      }

      if (isLong) expect(Math.max(...pauses)).to.be.below(maxPause);
      for (const { page, module, matchID } of people) {
        page.close();
        expect(page.faults).to.deep.equal([]);
        expect(faultsOfMatch(module.game, await deployment().stored.match(matchID))).to.deep.equal(
          [],
        );
      }
      expect(deployment().areRunning()).to.equal(true);
    });
  },
);
