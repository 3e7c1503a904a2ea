import { expect } from 'chai';
import { bot } from '../../../../games/detroit-cleveland-grand-prix/bot/index.ts';
import type {
  GrandPrixEvent,
  GrandPrixMove,
  GrandPrixSetup,
  GrandPrixState,
} from '../../../../games/detroit-cleveland-grand-prix/index.ts';
import { cars, rules } from '../../../../games/detroit-cleveland-grand-prix/index.ts';
import { showsWhite, tenOf } from '../../../../games/detroit-cleveland-grand-prix/rules/cards.ts';
import { seatsOf } from '../../../../games/detroit-cleveland-grand-prix/rules/index.ts';
import { decide, roundsOf } from '../../../../games/kit/search/bot.ts';
import { type Level, levels } from '../../../../games/kit/search/levels.ts';
import { seededRng } from '../../../../games/kit/seeded-rng.ts';
import { faultsOf, pieces } from '../invariants.ts';
import { auctionTable, raceTable, sellFor, ticketsOf, toBid } from '../positions.ts';

const setups: readonly GrandPrixSetup[] = [
  { races: 2, tracks: 'detroit' },
  { races: 1, tensInDeck: true, mayHold: true },
  { races: 1, noCarLimit: true, whiteOwnPartial: true },
  { races: 1, noCarNeeded: true, tournamentSeating: true, mayHold: true },
  { races: 1, prizes: [0, 0, 0, 0, 0, 0] },
];
const playerNumbers = [2, 3, 4, 5, 6];

/** A position of a random match, with the seat that is to move. */
interface Position {
  readonly G: GrandPrixState;
  readonly seat: string;
  readonly events: readonly GrandPrixEvent[];
}

/** Returns every n-th position of a match with small bids and otherwise random moves. */
function positionsOf(setup: GrandPrixSetup, numPlayers: number, every: number): Position[] {
  const rng = seededRng(`bot ${JSON.stringify(setup)} ${numPlayers}`);
  const seats = Array.from({ length: numPlayers }, (_, seat) => String(seat));
  const G = rules.begin(setup, seats, rng);
  const events: GrandPrixEvent[] = [];
  const positions: Position[] = [];
  for (let turn = 0; rules.result(G) === null; turn += 1) {
    const [seat = ''] = rules.playersToMove(G);
    if (turn % every === 0) positions.push({ G: rules.copy(G), seat, events: [...events] });
    events.push(...rules.play(G, seat, chanceMove(G, seat, rng), rng));
  }
  return positions;
}

type TestChance = ReturnType<typeof seededRng>;

function chanceMove(G: GrandPrixState, seat: string, rng: TestChance): GrandPrixMove {
  if (G.step.phase === 'race') {
    return (
      rules.randomMove(G, seat, rng) ?? expect.fail('A player whose turn it is must have a move.')
    );
  }
  const tickets = rules
    .legalMoves(G, seat)
    .flatMap((move) => Array<GrandPrixMove>(ticketsOf({ ...move, playerID: seat })).fill(move));
  return rng.choose(tickets);
}

function decided({ G, seat, events }: Position, level: Level, rounds: number) {
  return decide(bot, {
    seen: rules.view(G, seat),
    seat,
    events,
    level,
    budget: roundsOf(rounds),
    rng: seededRng('thinking'),
  });
}

function imagined({ G, seat, events }: Position, seed: string): GrandPrixState {
  const observation = { seen: rules.view(G, seat), seat, events };
  return bot.domain.determinize(observation, seededRng(seed));
}

const inWords = (setup: GrandPrixSetup) => JSON.stringify(setup);

describe('Detroit–Cleveland Grand Prix: the states imagined by the bot', () => {
  for (const setup of setups) {
    it(`an imagined state looks to its seat like the true one: ${inWords(setup)}`, () => {
      for (const numPlayers of playerNumbers) {
        for (const position of positionsOf(setup, numPlayers, 3)) {
          const { G, seat } = position;
          const state = imagined(position, 'imagined');
          expect(rules.view(state, seat)).to.deep.equal(rules.view(G, seat));
          expect([...pieces(state)].sort()).to.deep.equal([...pieces(G)].sort());
          expect(faultsOf(state)).to.deep.equal([]);
          expect(rules.playersToMove(state)).to.deep.equal(rules.playersToMove(G));
          expect(rules.legalMoves(state, seat)).to.deep.equal(rules.legalMoves(G, seat));
        }
      }
    });
  }

  it('imagined states differ in their cards from seed to seed', () => {
    const [position] = positionsOf({ races: 1 }, 3, 1000);
    if (!position) return expect.fail('A match has a beginning.');
    const hands = ['a', 'b', 'c'].map((seed) => JSON.stringify(imagined(position, seed).players));
    expect(new Set(hands).size).to.equal(3);
    const piles = ['a', 'b', 'c'].map((seed) => JSON.stringify(imagined(position, seed).secret));
    expect(new Set(piles).size).to.be.above(1);
    return undefined;
  });

  it('a player who could not play is given only cards with white (GP-14)', () => {
    let found = 0;
    for (const numPlayers of playerNumbers) {
      for (const position of positionsOf({ races: 3 }, numPlayers, 1)) {
        const { race } = position.G;
        const start = position.events.findLastIndex(({ type }) => type === 'raceBegan');
        for (const event of position.events.slice(start)) {
          if (event.type !== 'idle' || event.why !== 'unable') continue;
          const { hand } = imagined(position, `${race}`).players[event.playerID] ?? { hand: [] };
          expect(hand.filter((card) => !showsWhite(card))).to.deep.equal([]);
          found += hand.length;
        }
      }
    }
    expect(found).to.be.above(0);
  });
});

describe('Detroit–Cleveland Grand Prix: the decisions of the bot', () => {
  for (const setup of setups) {
    it(`the bot makes a legal move wherever there is one, at every level: ${inWords(setup)}`, () => {
      for (const numPlayers of playerNumbers) {
        for (const position of positionsOf(setup, numPlayers, 9)) {
          const { G, seat } = position;
          for (const level of levels) {
            const { move } = decided(position, level, 2) ?? expect.fail('A seat in turn decides.');
            expect(rules.refusalOf(G, seat, move.move, move.args)).to.equal(null);
          }
          for (const other of seatsOf(G)) {
            if (other === seat) continue;
            expect(decided({ ...position, seat: other }, 'strong', 2)).to.equal(undefined);
          }
        }
      }
    });
  }
});

describe('Detroit–Cleveland Grand Prix: good moves of the bot', () => {
  it('the bot bids the minimum for a car and passes above the first prize', () => {
    const table = auctionTable(2, { setupData: { races: 1 }, money: { 0: 500_000, 1: 500_000 } });
    const cheap = { G: table.G, seat: '0', events: [] };
    expect(decided(cheap, 'strong', 40)?.move).to.deep.equal({ move: 'bid', args: [10_000] });
    table.move('0', 'bid', 10_000);
    table.move('1', 'bid', 300_000);
    const dear = { G: table.G, seat: '0', events: [] };
    expect(decided(dear, 'strong', 40)?.move).to.deep.equal({ move: 'pass', args: [] });
  });

  it('the bot bids the minimum for the last car when nobody else may bid', () => {
    for (const last of cars) {
      const pile = [...cars.filter((car) => car !== last), last];
      const table = auctionTable(2, { setupData: { races: 1 }, pile });
      for (const _sold of pile.slice(1)) sellFor(table, 10_000);
      const position = { G: table.G, seat: toBid(table), events: [] };
      expect(decided(position, 'strong', 30)?.move).to.deep.equal({ move: 'bid', args: [10_000] });
    }
  });

  it('the bot brings its own car over the line before another car', () => {
    const { G } = raceTable({
      numPlayers: 2,
      at: { yellow: [62, 1], blue: [62, 2], green: [10, 0] },
      owners: { yellow: '0', blue: '1', green: '1' },
      hands: { 0: [2, tenOf('yellow')], 1: [1, tenOf('blue'), tenOf('green')] },
    });
    const decision = decided({ G, seat: '0', events: [] }, 'strong', 20);
    expect(decision?.move.args[0]).to.equal(tenOf('yellow'));
  });
});
