import { expect } from 'chai';
import { weightsOf } from '../../../../games/crazy-race-gewalt/bot/bet-inference.ts';
import { bot } from '../../../../games/crazy-race-gewalt/bot/index.ts';
import {
  maxSeats,
  measureWays,
  placesInto,
} from '../../../../games/crazy-race-gewalt/bot/places.ts';
import { raceOf, stageCount } from '../../../../games/crazy-race-gewalt/bot/race.ts';
import type {
  GewaltEvent,
  GewaltMove,
  GewaltState,
} from '../../../../games/crazy-race-gewalt/index.ts';
import { betCards, decks } from '../../../../games/crazy-race-gewalt/rules/components.ts';
import { rules } from '../../../../games/crazy-race-gewalt/rules/index.ts';
import type { Rng } from '../../../../games/kit/rng.ts';
import { decide, roundsOf } from '../../../../games/kit/search/bot.ts';
import { type Level, levels } from '../../../../games/kit/search/levels.ts';
import { seededRng } from '../../../../games/kit/seeded-rng.ts';
import { faultsOf, pieces, setups } from '../invariants.ts';

interface Position {
  readonly G: GewaltState;
  readonly seat: string;
  readonly events: readonly GewaltEvent[];
}

const numbersOfPlayers = [3, 4, 5] as const;
const settings = numbersOfPlayers.flatMap((count) =>
  setups.map((setup) => ({ count, setup, named: `${count} players, ${JSON.stringify(setup)}` })),
);

/** Plays a race; each move is made by `mover`, in the position given to it. */
function race(
  { count, setup }: (typeof settings)[number],
  seed: string,
  mover: (position: Position, rng: Rng) => GewaltMove | undefined,
): void {
  const rng = seededRng(seed);
  const seats = Array.from({ length: count }, (_, seat) => String(seat));
  const G = rules.begin(setup, seats, rng);
  const events: GewaltEvent[] = [];
  for (let [seat] = rules.playersToMove(G); seat !== undefined; [seat] = rules.playersToMove(G)) {
    const move = mover({ G, seat, events }, rng) ?? expect.fail(`Seat ${seat} has nothing to do.`);
    expect(rules.refusalOf(G, seat, move.move, move.args)).to.equal(null);
    events.push(...rules.play(G, seat, move, rng));
  }
}

/** Looks at positions of two random races, at intervals of `every` moves. */
function forPositions(
  setting: (typeof settings)[number],
  every: number,
  look: (position: Position) => void,
): void {
  for (let number = 0; number < 2; number += 1) {
    let moves = number;
    race(setting, `${setting.named} ${number}`, (position, rng) => {
      moves += 1;
      if (moves % every === 0) look(position);
      return rules.randomMove(position.G, position.seat, rng);
    });
  }
}

function decided({ G, seat, events }: Position, level: Level, rounds: number) {
  return decide(bot, {
    seat,
    events,
    level,
    seen: rules.view(G, seat),
    budget: roundsOf(rounds),
    rng: seededRng('thinking'),
  });
}

function imagined({ G, seat, events }: Position, seed: string): GewaltState {
  const observation = { seat, events, seen: rules.view(G, seat) };
  return bot.domain.determinize(observation, seededRng(seed));
}

/** Lists cards that were in hands at the last reshuffle and were not seen since; they must still be in hands. */
function keptCards({ G, events }: Position): string[] {
  return decks.flatMap((deck) => {
    const last = events.findLastIndex(
      (event) => event.type === 'reshuffled' && event.deck === deck,
    );
    if (last < 0) return [];
    const seen = new Set<number>();
    const fresh = new Set<number>();
    for (const [index, event] of events.entries()) {
      const shown = shownBy(event, deck);
      for (const card of shown) (index < last ? fresh : seen).add(card);
    }
    const hands = Object.values(G.players).flatMap(({ hand }) => hand[deck]);
    return hands
      .filter((card) => !fresh.has(card) && !seen.has(card))
      .map((card) => `${deck} ${card}`);
  });
}

function shownBy(event: GewaltEvent, deck: string): readonly number[] {
  if (event.type === 'laidSection') return deck === 'section' ? [event.cardID] : [];
  if (event.type === 'discarded') return event.deck === deck ? [event.cardID] : [];
  if (event.type === 'relocated') return deck === 'action' ? [event.actionID] : [];
  if (event.type === 'actionLaid') return deck === 'action' ? [event.cardID] : [];
  if (event.type === 'countered') return deck === 'action' ? [event.counterID] : [];
  if (event.type === 'finished') return deck === 'section' ? event.hand.section : event.hand.action;
  return [];
}

describe('The bot of Crazy Race (Gewalt)', () => {
  for (const setting of settings) {
    describe(setting.named, () => {
      it('the bot imagines states that fit everything seen and logged', () => {
        forPositions(setting, 8, (position) => {
          const { G, seat } = position;
          for (const seed of ['one', 'other']) {
            const state = imagined(position, seed);
            expect(rules.view(state, seat)).to.deep.equal(rules.view(G, seat));
            expect(pieces(state).sort()).to.deep.equal(pieces(G).sort());
            expect(faultsOf(state)).to.deep.equal([]);
            expect(rules.playersToMove(state)).to.deep.equal(rules.playersToMove(G));
            expect(rules.legalMoves(state, seat)).to.deep.equal(rules.legalMoves(G, seat));
            expect(keptCards({ ...position, G: state })).to.have.members(keptCards(position));
          }
          expect(faultsOf(imagined({ ...position, events: [] }, 'no log'))).to.deep.equal([]);
        });
      });

      for (const level of levels) {
        it(`the ${level} bot plays a race to its end`, () => {
          race(
            setting,
            `${level} ${setting.named}`,
            (position) => decided(position, level, 2)?.move,
          );
        });
      }
    });
  }

  it('the positions tested include cards that stayed in hands after a reshuffle', () => {
    let kept = 0;
    forPositions({ count: 5, setup: { expert: true }, named: 'memory' }, 3, (position) => {
      kept += keptCards(position).length;
    });
    expect(kept).to.be.greaterThan(20);
  });
});

describe('The places expected by the bot of Crazy Race (Gewalt)', () => {
  /** Returns the chance of each place left, by seat on its way to the line. */
  function chancesOfPlaces(G: GewaltState, stage: number): number[][] {
    const found = raceOf(G);
    measureWays(found, stage);
    const seats = [...Array(found.seats).keys()];
    const onTheWay = seats.filter((seat) => found.places[seat * stageCount + stage] === 0);
    return onTheWay.map((seat) => {
      const places = new Float64Array(maxSeats);
      placesInto(found, seat, stage, places);
      return [...places].slice(0, onTheWay.length);
    });
  }

  it('the chances of the remaining places add up to 1 for each seat and each place', () => {
    let looked = 0;
    for (const setting of settings) {
      forPositions(setting, 9, ({ G }) => {
        for (let stage = 0; stage < stageCount; stage += 1) {
          const bySeat = chancesOfPlaces(G, stage);
          const byPlace = bySeat.map((_, place) => bySeat.map((chances) => chances[place] ?? 0));
          for (const chances of [...bySeat, ...byPlace]) {
            const sum = chances.reduce((total, chance) => total + chance, 0);
            expect(sum).to.be.closeTo(1, 0.01);
            looked += 1;
          }
        }
      });
    }
    expect(looked).to.be.greaterThan(100);
  });
});

describe('The bets inferred by the bot of Crazy Race (Gewalt)', () => {
  /** Returns the mean chance that the bot gives to the players' true bets at the ends of some races. */
  function chanceOfTruth(setting: (typeof settings)[number]): number {
    const chances: number[] = [];
    for (const seed of ['one', 'two']) {
      let last: Position | undefined;
      race(setting, `reading ${seed}`, (position) => {
        last = { ...position, G: rules.copy(position.G), events: [...position.events] };
        return decided(position, 'strong', 3)?.move;
      });
      if (!last) throw new Error('There is no race without a move.');
      const weights = weightsOf(rules.view(last.G, last.seat), last.events);
      for (const [seat, { bet }] of Object.entries(last.G.players)) {
        const ofSeat = weights?.[seat] ?? [];
        const sum = ofSeat.reduce((total, weight) => total + weight, 0);
        chances.push((ofSeat[bet] ?? 0) / sum);
      }
    }
    return chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
  }

  for (const expert of [false, true]) {
    it(`the bot infers bets far better than a random guess, ${expert ? 'expert' : 'basic'} game`, () => {
      const setting = { count: 3, setup: { expert }, named: 'reading' } as const;
      expect(chanceOfTruth(setting)).to.be.greaterThan(3 / betCards.length);
    });
  }

  it('an inference continued from earlier events gives the same result as a new one', () => {
    const setting = { count: 3, setup: { expert: true }, named: 'reading on' } as const;
    const grown: GewaltEvent[] = [];
    let looked = 0;
    forPositions(setting, 7, ({ G, seat, events }) => {
      if (events.length < grown.length) grown.length = 0;
      grown.push(...events.slice(grown.length));
      const seen = rules.view(G, seat);
      expect(weightsOf(seen, grown)).to.deep.equal(weightsOf(seen, [...events]));
      looked += 1;
    });
    expect(looked).to.be.greaterThan(10);
  });
});
