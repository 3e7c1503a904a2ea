import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { type Estimator, loadEstimator } from '../../games/bots.ts';
import { betOn, type StagePlaces } from '../../games/crazy-race-gewalt/rules/components.ts';
import { catalogGame } from '../../games/index.ts';
import { readLog } from '../../games/kit/log.ts';
import type { MatchRecord } from '../../games/kit/record/format.ts';
import { readRecord } from '../../games/kit/record/read.ts';
import type { Replay } from '../../games/kit/record/replay.ts';
import { seededRng } from '../../games/kit/seeded-rng.ts';
import type { GameName } from '../../games/paddock.ts';
import {
  coarseFirst,
  EstimatedMatch,
  roundsFor,
} from '../../lobby/features/analysis/analyse-match.ts';
import { greatestSwings } from '../../lobby/features/analysis/win-chances.ts';
import type { TestTable } from '../support/games/table.ts';
import { isLong, itLong } from '../support/long.ts';
import * as bugRace from './bug-race/positions.ts';
import * as gewalt from './crazy-race-gewalt/positions.ts';
import * as schacht from './crazy-race-schacht/positions.ts';
import * as grandPrix from './detroit-cleveland-grand-prix/positions.ts';

/** Recorded matches of players who move at random, with all the mistakes that they make. */
const recorded: Readonly<Record<string, string>> = {
  'bug-race': 'one-across',
  'crazy-race-schacht': 'eight-stages',
  'crazy-race-gewalt': 'all-home',
  'detroit-cleveland-grand-prix': 'all-home',
} satisfies Readonly<Record<GameName, unknown>>;

interface Recorded {
  readonly estimator: Estimator;
  readonly record: MatchRecord;
  readonly replay: Replay;
}

async function recordedMatch(name: string): Promise<Recorded> {
  const game = catalogGame(name) ?? expect.fail(`There is ${name}.`);
  const { rules } = await game.load();
  const file = new URL(`./${name}/recorded/${recorded[name]}.json`, import.meta.url);
  const reading = readRecord(readFileSync(file, 'utf8'), () => ({ info: game.info, rules }));
  const { record, replay } = reading.fault ? expect.fail(reading.fault.sentence) : reading;
  const estimator = await loadEstimator(name);
  return { estimator, record, replay };
}

/** Returns the estimates of all seats for a position, each from its own view: by seat, then for each seat. */
function thoughtsAt<G extends object>(
  { rules, estimate }: Estimator,
  { G, log }: Pick<TestTable<G>, 'G' | 'log'>,
) {
  const events = readLog(log).map(({ event }) => event);
  const seats = Object.keys((G as { readonly players: object }).players);
  return seats.map((seat) => {
    const means = { rounds: 100, rng: seededRng('position') };
    const said = estimate({ seat, seen: rules.view(G, seat), events }, means);
    return seats.map((each) => said[each] ?? 0);
  });
}

/** Checks that all seats are almost sure of a position: seat 0 wins, not seat 1. */
function expectSure<G extends object>(estimator: Estimator, table: TestTable<G>): void {
  for (const [leader = 0, behind = 1] of thoughtsAt(estimator, table)) {
    expect(leader).to.be.above(0.97);
    expect(behind).to.be.below(0.03);
  }
}

describe('estimates of the games', () => {
  for (const name of Object.keys(recorded)) {
    describe(name, () => {
      let match: Recorded;
      before(async () => {
        match = await recordedMatch(name);
      });

      it('estimates add up to 1 for every seat and are the same for the same seed', () => {
        const { estimator, replay } = match;
        for (let at = 0; at <= replay.length; at += isLong ? 7 : 28) {
          for (const seat of replay.seats) {
            const observation = {
              seat,
              seen: replay.viewAt(at, seat),
              events: eventsUpTo(replay, at),
            };
            const ask = () =>
              estimator.estimate(observation, { rounds: 8, rng: seededRng(`${at}`) });
            const shares = Object.values(ask());
            expect(shares).to.have.length(replay.seats.length);
            expect(shares.reduce((sum, each) => sum + each, 0)).to.be.closeTo(1, 1e-6);
            for (const share of shares) expect(share).to.be.within(0, 1);
            expect(Object.values(ask())).to.deep.equal(shares);
          }
        }
      });

      // The others take longer.
      const itHere = name === 'bug-race' ? it : itLong;
      itHere('estimates over a match begin open, make a jump and end with the result', () => {
        const { estimator, record, replay } = match;
        const estimated = new EstimatedMatch(estimator, record);
        const course = new Map(
          coarseFirst(estimated.length).map((at) => [at, estimated.sharesAt(at)]),
        );
        expect(course.size).to.equal(replay.length + 1);
        for (const share of Object.values(course.get(0) ?? {})) {
          expect(share).to.be.within(0.05, 0.8);
        }
        const winners = replay.result?.winners ?? [];
        for (const [seat, share] of Object.entries(course.get(replay.length) ?? {})) {
          expect(share).to.equal(winners.includes(seat) ? 1 / winners.length : 0);
        }
        const [greatest] = greatestSwings(course, 5);
        const { before = 0, after = 0 } = greatest ?? {};
        expect(Math.abs(after - before)).to.be.above(0.15);
      });

      it('the same record gives the same estimates', () => {
        const { estimator, record } = match;
        const shares = () => new EstimatedMatch(estimator, record).sharesAt(11);
        expect(shares()).to.deep.equal(shares());
      });

      it('the moves listed with estimates are legal and include the move that was made', () => {
        const { estimator, record, replay } = match;
        const estimated = new EstimatedMatch(estimator, record);
        let told = 0;
        for (let at = 0; at < replay.length && told < 4; at += 5) {
          const alternatives = estimated.alternativesAt(at);
          if (!alternatives) continue;
          told += 1;
          const { seat, moves } = alternatives;
          expect(seat).to.equal(record.moves[at]?.seat);
          expect(moves.length).to.be.within(2, 4);
          for (const { move, estimate, thought } of moves) {
            const { move: moved, args } = move;
            expect(estimator.rules.refusalOf(replay.stateAt(at), seat, moved, args)).to.equal(null);
            expect(estimate).to.be.within(0, 1);
            expect(thought).to.be.within(0, 1);
          }
          const { move, args } = record.moves[at] ?? expect.fail(`Move ${at} was made.`);
          expect(moves.map((each) => each.move)).to.deep.include({ move, args });
        }
        expect(told).to.be.above(0);
        expect(estimated.alternativesAt(replay.length)).to.equal(null);
      });
    });
  }

  describe('matches as good as won', () => {
    it('Bug Race: a bug just before the line is almost sure to win against a bug at the start', async () => {
      const { cardWith, bugForward, inLegMove } = bugRace;
      const table = inLegMove({
        hands: [[cardWith('rightFront', 'leftFront')], [cardWith('rightFront', 'rightMiddle')]],
        bugs: [bugForward(9)],
      });
      expectSure(await loadEstimator('bug-race'), table);
    });

    it('Crazy Race (Schacht): a sure winner in the last stage shares the win after a mistake', async () => {
      const table = schacht.inEvaluation(
        {
          stageCard: 0,
          locomotives: {
            0: schacht.locomotivesAt(11, 3, 3),
            1: schacht.locomotivesAt(5, 4, 3),
          },
        },
        [6, 0],
        null,
        null,
      );
      // As many points as another one, and a last card to fetch.
      table.place({ stage: 8, points: { 0: [0, 1], 1: [2, 3], 2: [] } });
      const estimator = await loadEstimator('crazy-race-schacht');
      expectSure(estimator, table);
      expect(table.move('0', 'decline')).to.equal(null);
      for (const shares of thoughtsAt(estimator, table)) {
        expect(shares).to.deep.equal([0.5, 0.5, 0]);
      }
    });

    it('Crazy Race (Gewalt): a player whose trophies are all as bet is likely to win, unlike with wrong bets', async () => {
      const estimator = await loadEstimator('crazy-race-gewalt');
      const start = gewalt.newTable(3);
      const bet = betOn(start.G.players[0]?.bet ?? 0, 3);
      const other = (place: number) => (place % 3) + 1;
      const trophies = (own: (place: number) => number): StagePlaces => ({
        lilac: own(bet.lilac),
        blue: own(bet.blue),
        red: own(bet.red),
      });
      const withTrophies = (own: StagePlaces) =>
        gewalt.newTable(3, {}, { pawns: { 0: null }, trophies: { 0: own } });
      const [[right = 0] = []] = thoughtsAt(estimator, withTrophies(trophies((place) => place)));
      const [[wrong = 1] = []] = thoughtsAt(estimator, withTrophies(trophies(other)));
      expect(right).to.be.above(0.8);
      expect(wrong).to.be.below(0.1);
    });

    it('Grand Prix: a player too rich for any prize to matter is almost sure to win', async () => {
      const estimator = await loadEstimator('detroit-cleveland-grand-prix');
      const at = { yellow: [10, 0], blue: [10, 1], green: [10, 2] } as const;
      const money = { 0: 900_000, 1: 10_000, 2: 20_000 };
      const table = grandPrix.raceTable({ at, changes: { money } });
      expectSure(estimator, table);
      // With the same money for all it is open.
      const [shares = []] = thoughtsAt(estimator, grandPrix.raceTable({ at }));
      for (const share of shares) expect(share).to.be.within(0.1, 0.7);
    });
  });
});

/** Returns all events of the log up to a position. */
function eventsUpTo(replay: Replay, at: number): readonly unknown[] {
  return Array.from({ length: at + 1 }, (_, index) => replay.eventsOf(index)).flat();
}

describe('the walk through a match', () => {
  it('the walk comes to every position once, from coarse to fine', () => {
    const order = coarseFirst(21);
    expect(order.slice(0, 4)).to.deep.equal([0, 8, 16, 21]);
    expect([...order].sort((one, other) => one - other)).to.deep.equal(
      Array.from({ length: 22 }, (_, at) => at),
    );
    expect(coarseFirst(0)).to.deep.equal([0]);
  });

  it('a longer match has fewer rounds for each position', () => {
    expect(roundsFor(50, 2)).to.equal(100);
    expect(roundsFor(300, 4)).to.be.within(30, 60);
    expect(roundsFor(5000, 4)).to.equal(12);
  });
});
