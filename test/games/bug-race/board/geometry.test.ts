import { expect } from 'chai';
import {
  boardBox,
  bodyMiddle,
  legJoints,
  legSpace,
  legSpaceHalfWidth,
  sectionLength,
  sectionMiddle,
  trackSpacing,
  tracksOf,
} from '../../../../games/bug-race/board/track/geometry.ts';
import {
  pieceIn,
  placeBeside,
  placeOf,
} from '../../../../games/bug-race/board/track/piece-grid.ts';
import { scatter, trackHalfWidth } from '../../../../games/bug-race/board/track/scenery.ts';
import { legs, start } from '../../../../games/bug-race/rules/components.ts';
import { bugAt } from '../positions.ts';

const allSeats = ['0', '1', '2', '3'];

describe('The geometry of the board', () => {
  for (const trackLength of [9, 12, 24]) {
    it(`a board of ${trackLength} sections fits into its picture for 2, 3 and 4 players`, () => {
      for (const count of [2, 3, 4]) {
        const tracks = tracksOf(allSeats.slice(0, count), '1');
        const box = boardBox(tracks, trackLength);
        expect(tracks).to.have.length(count);
        for (const track of tracks) {
          for (const section of [0, trackLength]) {
            const { y } = legSpace('leftRear', section);
            expect(track.x - trackHalfWidth).to.be.above(box.x);
            expect(track.x + trackHalfWidth).to.be.below(box.x + box.width);
            expect(y - sectionLength / 2).to.be.above(box.y);
            expect(y + sectionLength / 2).to.be.below(box.y + box.height);
          }
        }
      }
    });
  }

  it('the tracks lie side by side without touching', () => {
    const [first, second] = tracksOf(allSeats, '0');
    expect(Number(second?.x) - Number(first?.x)).to.equal(trackSpacing);
    expect(trackSpacing).to.be.above(2 * trackHalfWidth);
  });

  it('each seat has the next seat on its left, and the viewer has neighbours on both sides', () => {
    const orderOf = (count: number, viewer: string | null) =>
      tracksOf(allSeats.slice(0, count), viewer)
        .map(({ playerID }) => playerID)
        .join('');
    expect(orderOf(4, '0')).to.equal('2103');
    expect(orderOf(4, '2')).to.equal('0321');
    expect(orderOf(3, '0')).to.equal('102');
    expect(orderOf(2, '0')).to.equal('10');
    expect(orderOf(3, null), 'a watcher sees it as the first seat does').to.equal('102');
  });

  it('the feet are drawn in their sections and the joints of each leg in order', () => {
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

  it('a lagging leg is drawn straighter than a relaxed leg', () => {
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

  it('the body is drawn in the middle of its three sections', () => {
    expect(bodyMiddle(start.body)).to.equal(sectionMiddle(1));
  });

  it('the scenery is always the same and leaves the tracks free', () => {
    const tracks = tracksOf(allSeats, '0');
    const things = scatter(boardBox(tracks, 12), tracks, 7);
    expect(things).to.deep.equal(scatter(boardBox(tracks, 12), tracks, 7));
    expect(things.length).to.be.within(15, 60);
    for (const { x, kind } of things) {
      for (const track of tracks) expect(Math.abs(x - track.x)).to.be.above(trackHalfWidth);
      expect(kind).to.be.within(0, 6);
    }
  });

  it('the arrow keys lead from each piece of the bug to its neighbour and across the body', () => {
    const go = (...keys: string[]) =>
      keys.reduce((place, key) => placeBeside(place, key) ?? place, { row: 0, column: 0 });
    expect(pieceIn(go())).to.equal('leftFront');
    expect(pieceIn(go('ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight'))).to.equal('rightRear');
    expect(pieceIn(go('ArrowRight', 'ArrowDown', 'ArrowLeft'))).to.equal('leftMiddle');
    expect(placeBeside({ row: 0, column: 0 }, 'ArrowUp')).to.equal(null);
    expect(placeBeside({ row: 0, column: 0 }, 'Enter')).to.equal(null);
    expect(placeOf('body', { row: 2, column: 0 })).to.deep.equal({ row: 2, column: 1 });
    expect(placeOf('rightMiddle', { row: 0, column: 0 })).to.deep.equal({ row: 1, column: 2 });
  });
});
