import { expect } from 'chai';
import { type ReleaseSources, releaseFaults } from '../../scripts/release/faults.ts';

const complete: ReleaseSources = {
  manifest: {
    version: '1.2.0',
    author: 'A',
    homepage: 'https://example.org',
    repository: { type: 'git', url: 'https://example.org' },
    bugs: { url: 'https://example.org' },
  },
  changelog: '# Changelog\n\n## 1.2.0 (2026-11-26)\n\nNews.\n\n## 1.1.0 (2026-01-01)\n',
  tags: ['v1.1.0'],
  published: ['1.1.0'],
};

describe('The rehearsal of a release', () => {
  it('complete sources have no fault', () => {
    expect(releaseFaults(complete)).to.deep.equal([]);
  });

  it('each missing or wrong part of the sources is reported', () => {
    const found = (changes: Partial<ReleaseSources>) => releaseFaults({ ...complete, ...changes });
    const { author: _none, ...anonymous } = complete.manifest;
    expect(found({ manifest: anonymous })).to.deep.equal(['package.json has no "author".']);
    const dated = (text: string) => ({ changelog: complete.changelog.replace('2026-11-26', text) });
    expect(found(dated('unreleased')).join()).to.match(/no date, but "unreleased"/);
    const manifest = { ...complete.manifest, version: '1.3.0' };
    expect(found({ manifest }).join()).to.match(/CHANGELOG\.md is 1\.2\.0.*package\.json 1\.3\.0/);
    expect(found({ tags: ['v1.2.0'] })).to.deep.equal(['There is a tag v1.2.0 already.']);
    expect(found({ published: ['1.2.0'] }).join()).to.match(/registry already/);
  });
});
