import { expect } from 'chai';
import { dayBefore, dayOf, mondayOf } from '../../../protocol/days.ts';
import { comparedChoices, type FinishedTry } from '../../../server/domain/daily.ts';
import { ended } from '../../../server/domain/stand-ins.ts';
import { newMatch, newTable } from '../../support/servers/new-table.ts';
import { describeStorage } from '../../support/servers/storages.ts';

const game = 'bug-race';
const rivals = 3;
const lastPlace = rivals + 1;

describeStorage('Counted tries', ({ storage }) => {
  let count = 0;
  // Each test has a day of its own.
  let day = dayOf(Date.now());
  const challenge = () => ({ day, game });

  beforeEach(() => {
    count += 1;
    day = dayOf(Date.UTC(2100, 0, 7 * count));
  });

  /** Begins a try whose match is under way. Returns the match's ID. */
  async function begin(who: string, name: string | null = who): Promise<string> {
    const matchID = `${who} ${count}`;
    const table = newTable();
    const seated = {
      table: { ...table, begunAt: 1, stateID: 0 },
      beginning: newMatch().initialState,
    };
    const attempt = { ...challenge(), browser: who, playerID: '0', name, rivals };
    expect(await storage().createDailyMatch(matchID, table, seated, attempt)).to.equal(true);
    return matchID;
  }

  /** Stores the last move of a match. */
  async function finish(matchID: string, finishedTry: FinishedTry): Promise<void> {
    const { state } = (await storage().match(matchID)) ?? expect.fail();
    const gameover = { winners: ['0'], ranking: [] };
    const last = { ...state, _stateID: state._stateID + 1, ctx: { ...state.ctx, gameover } };
    const expected = { expectedStateID: state._stateID, expectedSeatsVersion: 1 };
    const move = { matchID, ...expected, state: last, log: [], finishedTry };
    expect(await storage().saveMove(move)).to.equal(true);
    expect(await storage().saveMove(move), 'once more').to.equal(false);
  }

  const endMatch = (matchID: string) =>
    storage().changeSeats(matchID, (table) => ({
      table: ended(table, Date.now()),
      answer: null,
    }));

  it('a finished try keeps the result of its match, even if the match is deleted', async () => {
    const matchID = await begin('ada');
    expect(await storage().daily.tryOf(challenge(), 'ada')).to.deep.equal({ isOver: false });
    expect(await storage().daily.resultsOf(challenge())).to.deep.equal([]);
    const result = { place: 2, score: 30 };
    await finish(matchID, { ...result, choices: [[0, 'a']] });
    await storage().wipe(matchID);
    expect(await storage().daily.tryOf(challenge(), 'ada')).to.deep.equal({ isOver: true });
    expect(await storage().daily.resultsOf(challenge())).to.deep.equal([{ ...result, count: 1 }]);
    expect(await storage().daily.namedOf(challenge())).to.deep.equal([{ ...result, name: 'ada' }]);
    const points = rivals + 1 - result.place;
    const entry = { name: 'ada', tries: 1, points };
    expect(await storage().daily.week(mondayOf(day))).to.deep.equal([entry]);
  });

  for (const [way, giveUp] of [
    ['left or conceded', (matchID: string) => storage().wipe(matchID)],
    ['ended', endMatch],
  ] as const) {
    it(`a try that is ${way} gets the last place and no name`, async () => {
      const matchID = await begin('bo');
      await giveUp(matchID);
      expect(await storage().daily.tryOf(challenge(), 'bo')).to.deep.equal({ isOver: true });
      expect(await storage().daily.resultOf(challenge(), matchID)).to.deep.equal({
        place: lastPlace,
        score: 0,
        choices: [],
      });
      expect(await storage().daily.playedOn(day)).to.deep.equal(new Map([[game, 1]]));
      expect(await storage().daily.namedOf(challenge())).to.deep.equal([]);
      expect(await storage().daily.week(mondayOf(day))).to.deep.equal([]);
    });
  }

  it('a try counts once, although its match is ended and then deleted', async () => {
    const matchID = await begin('cy');
    await endMatch(matchID);
    await storage().wipe(matchID);
    expect(await storage().daily.resultsOf(challenge())).to.deep.equal([
      { place: lastPlace, score: 0, count: 1 },
    ]);
  });

  it('a try whose match ends after its day does not count, and is over', async () => {
    day = dayBefore(dayOf(Date.now()));
    const matchID = await begin('di');
    await finish(matchID, { place: 1, score: 9, choices: [] });
    expect(await storage().daily.tryOf(challenge(), 'di')).to.deep.equal({ isOver: true });
    expect(await storage().daily.resultsOf(challenge())).to.deep.equal([]);
    expect(await storage().daily.namedOf(challenge())).to.deep.equal([]);
  });

  it('a browser has one try, and a refused one leaves no match', async () => {
    await begin('ed');
    const attempt = { ...challenge(), browser: 'ed', playerID: '0', name: null, rivals };
    const table = newTable();
    expect(await storage().createDailyMatch('second', table, { table: table }, attempt)).to.equal(
      false,
    );
    expect(await storage().seats('second')).to.equal(undefined);
  });

  it('a name can be removed from a try, whose result stays', async () => {
    const [first, second] = [await begin('fay'), await begin('other', 'fay')];
    for (const [matchID, placed] of [
      [first, 1],
      [second, 3],
    ] as const) {
      await finish(matchID, { place: placed, score: 5, choices: [] });
    }
    await storage().daily.removeNameAt(first);
    await storage().daily.removeNameAt(first);
    expect(await storage().daily.namedOf(challenge())).to.deep.equal([
      { name: 'fay', place: 3, score: 5 },
    ]);
    expect(await storage().daily.week(mondayOf(day))).to.deep.equal([
      { name: 'fay', tries: 1, points: 1 },
    ]);
    expect(await storage().daily.playedOn(day)).to.deep.equal(new Map([[game, 2]]));
    expect(await storage().daily.removeName('fay', mondayOf(day))).to.equal(1);
    expect(await storage().daily.week(mondayOf(day))).to.deep.equal([]);
  });

  it('tries are compared by the decisions that they share from the beginning on', async () => {
    const own = ['0 a', '3 b', '5 c', '8 d'];
    const others = [['0 a', '3 b', '5 x'], ['0 a', '3 y', '4 c'], ['0 z', '2 b', '5 c'], ['0 a']];
    const choicesIn = (words: readonly string[]) =>
      words.map((word) => [Number(word[0]), word.slice(2)] as const);
    const compared = async () =>
      comparedChoices(
        choicesIn(own),
        await storage().daily.decisionsLike(challenge(), choicesIn(own)),
      );
    const play = async (who: string, words: readonly string[]) =>
      finish(await begin(who), { place: 1, score: 1, choices: choicesIn(words) });
    await play('gus', own);
    expect(await compared()).to.deep.equal([]);
    for (const [index, words] of others.entries()) await play(`other ${index}`, words);
    expect(await compared()).to.deep.equal([
      { position: 0, others: 4, same: 3 },
      { position: 3, others: 2, same: 1 },
      { position: 5, others: 1, same: 0 },
    ]);
  });

  it('many tries that end at once all count', async () => {
    const matchIDs = await Promise.all(Array.from({ length: 20 }, (_, each) => begin(`p${each}`)));
    const choices = Array.from({ length: 30 }, (_, index) => [index, `move ${index}`] as const);
    await Promise.all(matchIDs.map((matchID) => finish(matchID, { place: 1, score: 7, choices })));
    expect(await storage().daily.resultsOf(challenge())).to.deep.equal([
      { place: 1, score: 7, count: 20 },
    ]);
    const counts = await storage().daily.decisionsLike(challenge(), choices);
    expect(comparedChoices(choices, counts).map(({ same }) => same)).to.deep.equal(
      choices.map(() => 19),
    );
  });

  it('tries and counts of past days are deleted', async () => {
    await finish(await begin('jo'), { place: 1, score: 1, choices: [[0, 'a']] });
    await storage().daily.deleteBefore(dayOf(Date.UTC(2200, 0, 1)));
    expect(await storage().daily.resultsOf(challenge())).to.deep.equal([]);
    expect(await storage().daily.tryOf(challenge(), 'jo')).to.equal(undefined);
    expect(await storage().daily.week(mondayOf(day))).to.deep.equal([]);
    expect((await storage().daily.decisionsLike(challenge(), [])).size).to.equal(0);
  });
});
