import { expect } from 'chai';
import {
  armsOf,
  boardBox,
  bodyMiddle,
  legJoints,
  legSpace,
  legSpaceHalfWidth,
  onBoard,
  sectionLength,
  sectionMiddle,
} from '../../../games/bug-race/board/geometry.ts';
import { scatter } from '../../../games/bug-race/board/scenery.ts';
import { legs, start } from '../../../games/bug-race/components.ts';
import { bugAt } from './positions.ts';

const allSeats = ['0', '1', '2', '3'];

describe('the board’s geometry', () => {
  for (const trackLength of [9, 12, 24]) {
    it(`gives every leg space of ${trackLength} sections on four arms a place of its own`, () => {
      const arms = armsOf(allSeats, '0');
      const places = arms.flatMap((arm) =>
        Array.from({ length: trackLength + 1 }, (_, section) => section).flatMap((section) =>
          (['leftFront', 'rightFront'] as const).map((leg) =>
            onBoard(arm, legSpace(leg, section), trackLength),
          ),
        ),
      );
      for (const [index, place] of places.entries()) {
        for (const other of places.slice(index + 1)) {
          const apart = Math.hypot(place.x - other.x, place.y - other.y);
          expect(apart).to.be.at.least(sectionLength - 0.001);
        }
      }
    });

    it(`keeps a board of ${trackLength} sections inside its picture for 2, 3 and 4 players`, () => {
      for (const count of [2, 3, 4]) {
        const arms = armsOf(allSeats.slice(0, count), '1');
        const box = boardBox(arms, trackLength);
        expect(arms).to.have.length(count);
        for (const arm of arms) {
          for (const section of [0, trackLength]) {
            const { x, y } = onBoard(arm, legSpace('leftRear', section), trackLength);
            expect(x).to.be.within(box.x, box.x + box.width);
            expect(y).to.be.within(box.y, box.y + box.height);
          }
        }
      }
    });
  }

  it('sets the viewer at the bottom, and the next seat to the left', () => {
    const degreesOf = Object.fromEntries(
      armsOf(allSeats, '2').map(({ playerID, degrees }) => [playerID, degrees]),
    );
    expect(degreesOf).to.deep.equal({ 2: 0, 3: 90, 0: 180, 1: 270 });
    const nextSeat = armsOf(allSeats, '2')[1];
    expect(nextSeat && onBoard(nextSeat, { x: 0, y: 0 }, 12).x).to.be.below(0);
  });

  it('sets a watcher behind the first seat', () => {
    expect(armsOf(allSeats, null)[0]).to.deep.equal({ playerID: '0', degrees: 0 });
  });

  it('draws the feet into their sections and every joint of a leg in order, wherever they stand', () => {
    for (const leg of legs) {
      // BR-3: from one section behind the body to one ahead.
      for (let section = 2; section <= 6; section += 1) {
        const bug = bugAt(5, { [leg]: section });
        const { hip, knee, foot } = legJoints(bug, leg);
        expect(foot.y).to.equal(sectionMiddle(section));
        expect(Math.abs(foot.x)).to.be.above(Math.abs(hip.x) + legSpaceHalfWidth / 2);
        expect(Math.sign(foot.x)).to.equal(leg.startsWith('left') ? -1 : 1);
        for (const value of [knee.x, knee.y]) expect(value).to.satisfy(Number.isFinite);
        expect(Math.sign(knee.x), 'no knee under the body').to.equal(Math.sign(foot.x));
      }
    }
  });

  it('draws a leg that lags straighter than one at ease', () => {
    const bend = (section: number) => {
      const { hip, knee, foot } = legJoints(bugAt(5, { leftFront: section }), 'leftFront');
      const direct = Math.hypot(foot.x - hip.x, foot.y - hip.y);
      return (
        direct /
        (Math.hypot(knee.x - hip.x, knee.y - hip.y) + Math.hypot(foot.x - knee.x, foot.y - knee.y))
      );
    };
    expect(bend(2)).to.be.above(bend(5));
  });

  it('puts the body in the middle of its three sections', () => {
    expect(bodyMiddle(start.body)).to.equal(sectionMiddle(1));
  });

  it('lays nothing onto the tracks and always the same', () => {
    const arms = armsOf(allSeats, '0');
    const things = scatter(boardBox(arms, 12), arms, 7);
    expect(things).to.deep.equal(scatter(boardBox(arms, 12), arms, 7));
    expect(things.length).to.be.within(20, 120);
    for (const { x, y, kind } of things) {
      expect(Math.min(Math.abs(x), Math.abs(y))).to.be.above(40);
      expect(kind).to.be.within(0, 6);
    }
  });
});
