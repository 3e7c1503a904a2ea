import { expect } from 'chai';
import { Leases } from '../../../server/jobs/leases.ts';
import type { LeaseClaim, StoredLeases } from '../../../server/persistence/repositories/leases.ts';
import type { SqlStorage } from '../../../server/persistence/sql-storage.ts';
import { newMatch } from '../../support/servers/new-table.ts';
import { describeStorage } from '../../support/servers/storages.ts';

const minute = 60_000;

async function lay(storage: SqlStorage, ...matchIDs: readonly string[]): Promise<void> {
  for (const matchID of matchIDs) await storage.createMatch(matchID, newMatch());
}

/** Returns leases of one server with its storage, and functions that claim and release them. */
function server(stored: Pick<StoredLeases, 'claim' | 'release'>) {
  const leases = new Leases(stored);
  const want = (matchID: string) => {
    let lost = () => {};
    const isLost = new Promise<void>((resolve) => {
      lost = resolve;
    });
    // Resolves with the time for which no server had looked after the match.
    const isGained = new Promise<number | null>((gained) => leases.want(matchID, { gained, lost }));
    return { isGained, isLost };
  };
  return { leases, want };
}

describeStorage('Leases on matches', ({ storage }) => {
  const claimWhole = (holder: string, matchIDs: readonly string[], milliseconds = minute) =>
    storage().leases.claim({ holder, matchIDs, milliseconds });
  const claim = async (...wish: Parameters<typeof claimWhole>) =>
    (await claimWhole(...wish)).map(({ matchID }) => matchID);

  it('a lease has one holder at a time, who can renew it', async () => {
    await lay(storage(), 'a', 'b', 'c');
    expect(await claim('one', ['a', 'b'])).to.have.members(['a', 'b']);
    expect(await claim('other', ['a', 'b', 'c'])).to.deep.equal(['c']);
    expect(await claim('one', ['a', 'b', 'c'])).to.have.members(['a', 'b']);
    expect(await claim('other', ['c'])).to.deep.equal(['c']);
  });

  it('an expired lease can be claimed by another holder', async () => {
    await lay(storage(), 'ended');
    expect(await claim('one', ['ended'], -1)).to.deep.equal(['ended']);
    expect(await claim('other', ['ended'])).to.deep.equal(['ended']);
    expect(await claim('one', ['ended'])).to.deep.equal([]);
  });

  it('only the holder can release a lease', async () => {
    await lay(storage(), 'free');
    await claim('one', ['free']);
    await storage().leases.release('other', ['free']);
    expect(await claim('other', ['free'])).to.deep.equal([]);
    await storage().leases.release('one', ['free']);
    expect(await claim('other', ['free'])).to.deep.equal(['free']);
  });

  it('a claim reports how long the match had been without a holder', async () => {
    await lay(storage(), 'paused');
    const firstHeld = { matchID: 'paused', pause: null };
    expect(await claimWhole('one', ['paused'], -minute)).to.deep.equal([firstHeld]);
    const [held] = await claimWhole('other', ['paused']);
    expect(held?.pause).to.be.within(minute, 2 * minute);
    const [renewed] = await claimWhole('other', ['paused']);
    expect(renewed?.pause, 'a lease that is renewed').to.be.within(0, 1000);
    await storage().leases.release('other', ['paused']);
    const [passed] = await claimWhole('one', ['paused']);
    expect(passed?.pause).to.be.within(0, minute / 2);
  });

  it('nobody gets a lease on an unknown match, and leases are deleted with their match', async () => {
    await lay(storage(), 'gone');
    expect(await claim('one', ['nowhere', 'gone'])).to.deep.equal(['gone']);
    await storage().wipe('gone');
    expect(await claim('one', ['gone'])).to.deep.equal([]);
    await lay(storage(), 'gone');
    expect(await claim('other', ['gone'])).to.deep.equal(['gone']);
  });

  it('leases that many claim at once go to one holder each', async () => {
    const matchIDs = Array.from({ length: 20 }, (_, number) => `many ${number}`);
    await lay(storage(), ...matchIDs);
    const claimed = await Promise.all(
      Array.from({ length: 6 }, (_, number) =>
        claim(`holder ${number}`, number % 2 === 0 ? matchIDs : matchIDs.toReversed()),
      ),
    );
    expect(claimed.flat()).to.have.members(matchIDs);
  });

  it('a released lease passes to another server that wants it', async () => {
    await lay(storage(), 'passed');
    const one = server(storage().leases);
    const other = server(storage().leases);
    await one.want('passed').isGained;
    expect(one.leases.isHeld('passed')).to.equal(true);
    const { isGained } = other.want('passed');
    await other.leases.close();
    expect(other.leases.isHeld('passed')).to.equal(false);
    const third = server(storage().leases);
    const wanted = third.want('passed');
    one.leases.release('passed');
    expect(one.leases.isHeld('passed')).to.equal(false);
    expect(await wanted.isGained, 'the pause').to.be.within(0, minute);
    const outcome = await Promise.race([isGained.then(() => 'gained'), Promise.resolve('nothing')]);
    expect(outcome, 'who was closed meanwhile').to.equal('nothing');
    await third.leases.close();
    await one.leases.close();
  });

  it('a lease that is released and wanted again at once is kept', async () => {
    await lay(storage(), 'again');
    const { leases, want } = server(storage().leases);
    await want('again').isGained;
    leases.release('again');
    await want('again').isGained;
    expect(leases.isHeld('again')).to.equal(true);
    expect(await claim('other', ['again'])).to.deep.equal([]);
    await leases.close();
    expect(await claim('other', ['again'])).to.deep.equal(['again']);
  });
});

describe('Leases of a server', () => {
  it('a server loses a lease when another server holds it or the database does not answer', async () => {
    let isSilent = false;
    const elsewhere = new Set<string>();
    const { leases, want } = server({
      claim: async ({ matchIDs }: LeaseClaim) => {
        if (isSilent) throw new Error('No answer.');
        return matchIDs
          .filter((matchID) => !elsewhere.has(matchID))
          .map((matchID) => ({ matchID, pause: null }));
      },
      release: async () => {},
    });
    const first = want('lost');
    await first.isGained;
    elsewhere.add('lost');
    await first.isLost;
    expect(leases.isHeld('lost')).to.equal(false);
    const second = want('silent');
    await second.isGained;
    isSilent = true;
    await second.isLost;
    expect(leases.isHeld('silent')).to.equal(false);
    isSilent = false;
    const third = want('silent');
    await third.isGained;
    await leases.close();
  });
});
