import { expect } from 'chai';
import { replayOf } from '../../../../games/kit/record/replay.ts';
import { reshuffled } from '../../../../games/kit/record/reshuffle.ts';
import { textOfRecord } from '../../../../games/kit/record/write.ts';
import { seededRng } from '../../../../games/kit/seeded-rng.ts';
import { seededChoice } from '../../../support/games/table.ts';
import { loadedGames, type PlayedMatch, playMatch, readWhole } from './matches.ts';

describe('Records: replays', () => {
  const matches: PlayedMatch[] = [];

  before(async () => {
    for (const game of await loadedGames()) {
      const different = game.info.maxPlayers - game.info.minPlayers + 1;
      for (let number = 0; number < Math.max(4, different); number += 1) {
        matches.push(playMatch(game, number));
      }
    }
  });

  it('the replay of a random match has the same states, views and events, byte by byte', () => {
    for (const { game, record, seen } of matches) {
      const { replay, record: read } = readWhole(game, textOfRecord(record));
      expect(read).to.deep.equal(record);
      expect(replay.length).to.equal(seen.length - 1);
      expect(replay.result).to.deep.equal(record.result);
      const differing = seen.findIndex(({ G, views, told }, at) => {
        const again = [...replay.seats, null].map((seat) =>
          JSON.stringify(replay.viewAt(at, seat)),
        );
        const isSame = again.every((view, index) => view === views[index]);
        const isTold = JSON.stringify(replay.eventsOf(at)) === told;
        return JSON.stringify(replay.stateAt(at)) !== G || !isSame || !isTold;
      });
      expect(differing, `${game.info.name}: ${record.about}`).to.equal(-1);
    }
  });

  it('a match played on from a position with another seed replays as it was played', () => {
    for (const { game, record } of matches) {
      const { rules } = game;
      const choose = seededChoice(record.moves.length);
      const at = Math.floor(record.moves.length / 2);
      const chance = seededRng('played on');
      const state = reshuffled(rules.copy(replayOf(rules, record).stateAt(at)), chance);
      const moves = record.moves.slice(0, at);
      while (rules.result(state) === null) {
        const seat = choose(rules.playersToMove(state));
        const next = choose(rules.legalMoves(state, seat));
        rules.play(state, seat, next, chance);
        moves.push({ seat, move: next.move, args: next.args });
      }
      const newSeeds = [{ at, seed: 'played on' }];
      const playedOn = { ...record, moves, newSeeds, result: rules.result(state) };
      const { replay } = readWhole(game, playedOn);
      expect(JSON.stringify(replay.stateAt(replay.length))).to.equal(JSON.stringify(state));
      expect(replay.stateAt(at)).to.deep.equal(replayOf(rules, record).stateAt(at));
    }
  });

  it('a reshuffle with another seed changes only the order of hidden piles', () => {
    const isNumberOrText = (value: unknown) => typeof value !== 'object';
    const cardsIn = (value: unknown): unknown[] =>
      isNumberOrText(value) ? [value] : Object.values(value ?? {}).flatMap(cardsIn);
    let moved = 0;
    for (const { game, record } of matches) {
      const { rules } = game;
      const { length, stateAt, seats } = replayOf(rules, record);
      for (let at = 0; at < length; at += 1) {
        const before = stateAt(at);
        const after = reshuffled(before, seededRng(String(at)));
        for (const seat of [...seats, null]) {
          const view = JSON.stringify(rules.view(after, seat));
          expect(view).to.equal(JSON.stringify(rules.view(before, seat)));
        }
        expect(cardsIn(after.secret)).to.have.members(cardsIn(before.secret));
        if (JSON.stringify(after) !== JSON.stringify(before)) moved += 1;
      }
    }
    expect(moved).to.be.greaterThan(500);
  });

  it('a match abandoned before its end has no result', () => {
    for (const { game, record } of matches) {
      const left = { ...record, moves: record.moves.slice(0, -1), result: null };
      expect(readWhole(game, left).replay.result).to.equal(null);
    }
  });

  it('an unknown position, an unknown seat and a refused move cause errors', () => {
    const [{ game, record } = expect.fail('There are matches.')] = matches;
    const replay = replayOf(game.rules, record);
    for (const at of [-1, 0.5, replay.length + 1, Number.NaN]) {
      expect(() => replay.stateAt(at)).to.throw(RangeError);
      expect(() => replay.eventsOf(at)).to.throw(RangeError);
    }
    expect(() => replay.viewAt(0, '9')).to.throw(RangeError, 'no seat 9');
    const moves = [{ seat: '0', move: 'fly', args: [] }];
    expect(() => replayOf(game.rules, { ...record, moves })).to.throw('Move 1 is refused');
  });
});
