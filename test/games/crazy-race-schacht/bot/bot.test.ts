import { expect } from 'chai';
import seedrandom from 'seedrandom';
import { determinize } from '../../../../games/crazy-race-schacht/bot/determinize.ts';
import { evaluate } from '../../../../games/crazy-race-schacht/bot/evaluation.ts';
import { bot, choose } from '../../../../games/crazy-race-schacht/bot/index.ts';
import { remember } from '../../../../games/crazy-race-schacht/bot/memory.ts';
import { rolloutMove } from '../../../../games/crazy-race-schacht/bot/policy.ts';
import type { SchachtEvent, SchachtState } from '../../../../games/crazy-race-schacht/index.ts';
import * as crazyRace from '../../../../games/crazy-race-schacht/index.ts';
import { decide, roundsOf } from '../../../../games/kit/search/bot.ts';
import { levels } from '../../../../games/kit/search/levels.ts';
import { seededRng } from '../../../../games/kit/seeded-rng.ts';
import { BareMatch, deepFrozen } from '../../../support/games/bare-match.ts';
import { randomMove } from '../../../support/games/random-games.ts';
import { seededChoice } from '../../../support/games/table.ts';
import { faultsOf, pieces, setups } from '../invariants.ts';
import {
  cardsOf,
  driverWith,
  giveCards,
  inEvaluation,
  locomotivesAt,
  locomotivesOf,
  newTable,
  placingBy,
  stepIn,
  ticketsOf,
  withPenalty,
} from '../positions.ts';

const { rules } = crazyRace;

/** Returns what a seat may use: its view and a copy of the log. */
function sightOf(G: SchachtState, seat: string, events: readonly SchachtEvent[]) {
  return { seat, seen: rules.view(G, seat), events: [...events] };
}

/** Plays random full games and visits every position with the log so far. */
function forEachPosition(
  games: number,
  visit: (match: BareMatch<SchachtState>, events: readonly SchachtEvent[], count: number) => void,
): void {
  for (const numPlayers of [3, 4]) {
    for (const setupData of setups) {
      for (let number = 1; number <= games; number += 1) {
        const seed = `${numPlayers} ${JSON.stringify(setupData)} ${number}`;
        const match = new BareMatch<SchachtState>(crazyRace, { numPlayers, setupData, seed });
        const choose = seededChoice(number * 31 + numPlayers);
        for (let count = 0; match.result === null; count += 1) {
          visit(match, match.events as SchachtEvent[], count);
          const asPlayers = number % 2 === 1;
          // Any of the players who answer at the same time may be the first.
          const first = choose(rules.playersToMove(match.G));
          const isAtOnce = match.G.step.phase === 'reclaim' || match.G.step.phase === 'penalty';
          const next = randomMove(match, {
            choose,
            number,
            ticketsOf: asPlayers ? ticketsOf : undefined,
          });
          match.play(isAtOnce ? choose(match.legalMoves(first)) : next);
        }
        visit(match, match.events as SchachtEvent[], 0);
      }
    }
  }
}

/** Returns the sizes of hand and pile, and the places of laid cards, for each seat. */
function sizesOf({ players }: SchachtState) {
  return Object.entries(players).map(([seat, { hand, pile, placed }]) => [
    seat,
    hand.length,
    pile.length,
    ...placed.map(({ order, side }) => `${order} at ${side}`),
  ]);
}

describe('Crazy Race (Schacht), the bot: imagined states', () => {
  it('imagined states are legal and fit the view of the seat and the log', () => {
    let told = 0;
    forEachPosition(1, ({ G, seats }, events, count) => {
      if (count % 5 !== 0) return;
      const seat = seats[count % seats.length] ?? '0';
      const observation = sightOf(G, seat, events);
      const imagined = determinize(observation, seededRng(`imagined ${count}`));
      expect(rules.view(imagined, seat)).to.deep.equal(observation.seen);
      expect(pieces(imagined).sort()).to.deep.equal(pieces(G).sort());
      expect(faultsOf(imagined)).to.deep.equal([]);
      expect(rules.playersToMove(imagined)).to.deep.equal(rules.playersToMove(G));
      expect(rules.legalMoves(imagined, seat)).to.deep.equal(rules.legalMoves(G, seat));
      expect(sizesOf(imagined), 'the sizes of hands and piles').to.deep.equal(sizesOf(G));
      expect(remember(observation.seen, events), 'the whole log').to.not.equal(null);
      told += 1;
    });
    expect(told).to.be.greaterThan(400);
  });

  it('the memory of the log has cards only where they really are', () => {
    forEachPosition(1, ({ G, seats }, events, count) => {
      if (count % 7 !== 0) return;
      const memories = remember(rules.view(G, null), events);
      for (const seat of seats) {
        const { hand, pile, placed } = G.players[seat] ?? cardsOf({});
        const memory = memories?.[seat] ?? expect.fail('The log is whole.');
        const inHand = [...hand, ...placed.map(({ cardID }) => cardID)];
        if (memory.takenBackAfter !== null) continue;
        expect(inHand, `hand of ${seat}`).to.include.members([...memory.hand]);
        expect(pile, `pile of ${seat}`).to.include.members([...memory.pile]);
        for (const cards of memory.reclaims) {
          expect(cards.filter((cardID) => inHand.includes(cardID))).to.have.length(1);
        }
      }
    });
  });

  it('imagined states fit the view of the seat even with no log or only a part of it', () => {
    forEachPosition(1, ({ G, seats }, events, count) => {
      if (count % 9 !== 0) return;
      const seat = seats[count % seats.length] ?? '0';
      for (const part of [[], events.slice(0, 5), events.slice(9)]) {
        const imagined = determinize(sightOf(G, seat, part), seededRng(`part ${count}`));
        expect(rules.view(imagined, seat)).to.deep.equal(rules.view(G, seat));
        expect(pieces(imagined).sort()).to.deep.equal(pieces(G).sort());
        expect(faultsOf(imagined)).to.deep.equal([]);
      }
    });
  });

  it('imagined states can be played on to the end', () => {
    forEachPosition(1, ({ G, seats }, events, count) => {
      if (count % 29 !== 0) return;
      const rng = seededRng(`on ${count}`);
      const state = determinize(sightOf(deepFrozen(rules.copy(G)), seats[0] ?? '0', events), rng);
      for (let moves = 0; rules.result(state) === null; moves += 1) {
        if (moves > 400) throw new Error('It does not end.');
        const [seat = ''] = rules.playersToMove(state);
        const move = rolloutMove(state, seat, rng);
        expect(rules.refusalOf(state, seat, move.move, move.args)).to.equal(null);
        rules.play(state, seat, move, rng);
      }
    });
  });
});

describe('Crazy Race (Schacht), the bot: decisions', () => {
  for (const level of levels) {
    it(`decisions of level ${level} are legal in every phase and for every question`, () => {
      const asked = new Set<string>();
      forEachPosition(1, ({ G, seats }, events, count) => {
        for (const seat of seats) {
          const { phase } = G.step;
          const isRare =
            phase === 'penalty' || (G.step.phase === 'stageEvaluation' && G.step.asks === 'prize');
          if (!isRare && (count + Number(seat)) % 11 !== 0) continue;
          const decision = decide(bot, {
            ...sightOf(G, seat, events),
            level,
            budget: roundsOf(3),
            rng: seededRng(`${level} ${count}`),
          });
          const canMove = rules.legalMoves(G, seat).length > 0;
          expect(decision !== undefined).to.equal(canMove);
          if (!decision) continue;
          const { move, args } = decision.move;
          expect(rules.refusalOf(G, seat, move, args)).to.equal(null);
          asked.add(isRare && phase !== 'penalty' ? 'prize' : phase);
        }
      });
      expect([...asked].sort()).to.deep.equal([
        'driverPlacement',
        'penalty',
        'prize',
        'reclaim',
        'stageEvaluation',
      ]);
    });
  }
});

/** Returns the move of the strong bot for a seat, without a log. */
function chosen(G: SchachtState, playerID: string, rounds = 300) {
  const random = seedrandom.alea('chosen');
  return choose({ G, playerID, rounds, random });
}

describe('Crazy Race (Schacht), the bot: obvious decisions', () => {
  it('the bot moves the locomotive that comes home, not one at the start', () => {
    // Stage card 2 gives two spaces to any locomotive at its side 0.
    const table = inEvaluation({ stageCard: 2, own: locomotivesAt(0, 10, 0) }, [6, 0]);
    expect(stepIn(table.G, 'stageEvaluation').movement.playerID).to.equal('0');
    expect(chosen(table.G, '0')).to.deep.equal({ move: 'advance', args: ['B', 2] });
  });

  it('the bot reclaims the highest of its cards', () => {
    // Nobody can move at a side whose locomotive is home.
    const home = locomotivesAt(12, 0, 0);
    const table = inEvaluation(
      { stageCard: 0, locomotives: { 0: home, 1: home, 2: home } },
      [6, 0],
      [4, 0],
      [2, 0],
      [1, 0],
    );
    expect(stepIn(table.G, 'reclaim').entitled).to.include('0');
    expect(chosen(table.G, '0')).to.deep.equal({ move: 'reclaim', args: [driverWith(6)] });
  });

  it('the bot gives up the lowest of its points cards', () => {
    const table = withPenalty({
      locomotives: locomotivesOf([12, 12, 4], [12, 12, 3], [12, 12, 12]),
      points: { 0: [0, 4, 13], 1: [1], 2: [2] },
    });
    expect(stepIn(table.G, 'penalty').toAnswer).to.deep.equal(['0']);
    expect(chosen(table.G, '0')).to.deep.equal({ move: 'discardPoints', args: [13] });
  });

  it('the bot takes its pile back when it has no card left', () => {
    const table = newTable(3, {}, placingBy('0'));
    giveCards(table, { 0: { pile: [...crazyRace.driverCards.keys()] } });
    table.place({ stage: 4 });
    expect(chosen(table.G, '0')).to.deep.equal({ move: 'takeBack', args: [] });
  });

  it('the bot places its card where it wins the race in the last turn', () => {
    const table = newTable(3, {});
    const { stageCard, players } = table.G;
    const side = crazyRace.sides.find((each) => {
      const shown = crazyRace.stageCards[stageCard]?.sides[each];
      return shown?.model !== null && shown?.distance !== '?';
    });
    const model = crazyRace.stageCards[stageCard]?.sides[side ?? 0].model ?? 'A';
    const atGoal = { ...locomotivesAt(5, 5, 5), [model]: 11 };
    table.place({
      stage: 8,
      firstPlayer: '1',
      step: { phase: 'driverPlacement', round: 3, toPlace: '0' },
      players: { ...players, 0: cardsOf({ hand: [driverWith(1), driverWith(3)] }) },
      locomotives: { 0: atGoal, 1: locomotivesAt(3, 4, 5), 2: locomotivesAt(3, 4, 5) },
      points: { 0: [0], 1: [1], 2: [2] },
    });
    const move = chosen(table.G, '0');
    expect(move?.move).to.equal('placeDriver');
    expect(move?.args[1]).to.equal(side);
  });
});

describe('Crazy Race (Schacht), the bot: estimates', () => {
  it('the estimate before a seat takes its pile back is no worse than after', () => {
    let looked = 0;
    forEachPosition(2, ({ G }) => {
      for (const seat of G.step.phase === 'driverPlacement' ? G.seats : []) {
        if (rules.refusalOf(G, seat, 'takeBack', []) !== null) continue;
        const after = rules.copy(G);
        rules.play(after, seat, { move: 'takeBack', args: [] }, seededRng('none'));
        const [now, later] = [evaluate(after)[seat], evaluate(G)[seat]];
        expect(later).to.be.at.least((now ?? 1) - 1e-9);
        looked += 1;
      }
    });
    expect(looked).to.be.greaterThan(100);
  });
});
