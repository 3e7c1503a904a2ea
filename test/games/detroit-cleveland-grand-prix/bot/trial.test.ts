import { expect } from 'chai';
import { roads } from '../../../../games/detroit-cleveland-grand-prix/bot/roads.ts';
import { drive, type Trial } from '../../../../games/detroit-cleveland-grand-prix/bot/trial.ts';
import { weightsOfPlaces } from '../../../../games/detroit-cleveland-grand-prix/bot/worth.ts';
import {
  type Car,
  cars,
  type Space,
  type TrackName,
  trackNames,
} from '../../../../games/detroit-cleveland-grand-prix/index.ts';
import {
  circuits,
  placeNumber,
} from '../../../../games/detroit-cleveland-grand-prix/rules/circuit.ts';
import {
  defaultPrizes,
  tenOf,
} from '../../../../games/detroit-cleveland-grand-prix/rules/components.ts';
import { driveOf, fieldOf } from '../../../../games/detroit-cleveland-grand-prix/rules/movement.ts';
import { seededChoice } from '../../../support/games/table.ts';
import { thrown } from '../positions.ts';

type Spaces = Readonly<Partial<Record<Car, Space>>>;

const noCards: readonly (readonly number[])[] = [];

/** Returns a trial race of two players, in which seat 0 owns the first three cars and is to play. */
function trialOf(track: TrackName, at: Spaces, hands = noCards): Trial {
  const circuit = circuits[track];
  const places = cars.map((car) => placeNumber(circuit, at[car] ?? 'finish') ?? -1);
  return {
    order: [0, 1],
    hands: [[...(hands[0] ?? [])], [...(hands[1] ?? [])]],
    owners: [0, 0, 0, 1, 1, 1],
    road: roads[track],
    weights: weightsOfPlaces(defaultPrizes),
    places,
    home: cars.flatMap((car, index) => (at[car] ? [] : index)),
    turn: 0,
    exchanges: [],
    seed: 1,
  };
}

/** Plays the ten of a car, and returns the trial with the place of that car. */
function afterTen(track: TrackName, at: Spaces, car: Car) {
  const trial = trialOf(track, at, [[tenOf(car)]]);
  drive(trial);
  return { trial, place: trial.places[cars.indexOf(car)] ?? -1 };
}

describe('Detroit–Cleveland Grand Prix: the trial races of the bot', () => {
  it('a trial race brings a car no further than the rules do and never onto another car (GP-11, GP-12)', () => {
    let blocked = 0;
    for (const track of trackNames) {
      const { left, finish } = roads[track];
      const choose = seededChoice(7);
      for (let round = 0; round < 150; round += 1) {
        const at = thrown(track, choose);
        for (const car of cars) {
          if (!at[car]) continue;
          const { ends, isFull } = driveOf(fieldOf(circuits[track], at), car, 10);
          const { trial, place } = afterTen(track, at, car);
          const furthest = Math.min(...ends.map((end) => left[end] ?? 0));
          expect(left[place] ?? -1).to.be.at.least(furthest);
          const onTrack = trial.places.filter((each) => each !== finish);
          expect(new Set(onTrack).size).to.equal(onTrack.length);
          if (!isFull) blocked += 1;
        }
      }
    }
    expect(blocked).to.be.above(0);
  });

  it('a trial race brings a car as far as the rules do where no car is in its way', () => {
    for (const track of trackNames) {
      const { left, finish } = roads[track];
      for (const { space } of circuits[track].spaces) {
        const at = { yellow: space };
        const { ends } = driveOf(fieldOf(circuits[track], at), 'yellow', 10);
        const { trial, place } = afterTen(track, at, 'yellow');
        expect(ends).to.include(place);
        expect(left[place]).to.equal(Math.min(...ends.map((end) => left[end] ?? 0)));
        expect(trial.home.at(-1) === cars.indexOf('yellow')).to.equal(place === finish);
      }
    }
  });

  it('a trial race leads another player’s car along the longest way', () => {
    const { left } = roads.cleveland;
    const before: Space = [7, 1];
    const own = afterTen('cleveland', { yellow: before }, 'yellow');
    const other = afterTen('cleveland', { black: before }, 'black');
    expect(left[other.place] ?? 0).to.be.above(left[own.place] ?? 0);
  });

  it('a trial race exchanges colours until the next turn of the card’s player (GP-15)', () => {
    // No. 47 makes black and yellow stand for each other.
    const at: Spaces = { yellow: [0, 1], black: [0, 2] };
    const yellowTens = [tenOf('yellow')];
    const exchanged = trialOf('cleveland', at, [[47], yellowTens]);
    drive(exchanged);
    const yellow = cars.indexOf('yellow');
    const black = cars.indexOf('black');
    expect(exchanged.places[yellow]).to.equal(placeNumber(circuits.cleveland, [0, 1]));
    expect(exchanged.places[black]).to.not.equal(placeNumber(circuits.cleveland, [0, 2]));
    const late = trialOf('cleveland', at, [yellowTens, []]);
    drive({ ...late, exchanges: [{ by: 1, one: yellow, other: black }], turn: 1 });
    expect(late.places[yellow]).to.not.equal(placeNumber(circuits.cleveland, [0, 1]));
  });
});
