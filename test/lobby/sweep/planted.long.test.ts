import { expect } from 'chai';
import { describeInBrowser, openBrowser } from '../../support/browser/browser.ts';
import { openedBy } from '../../support/opened-by.ts';
import { faultsInColours, faultsLaidOut } from '../../support/sweep/measured.ts';

const measures = { target: 44, place: 24, letters: 12, drawnLetters: 10 };

/** Returns a page without faults, with something planted into it. */
const pageWith = (planted: string) => `<!doctype html><html lang="en"><title>Page</title><style>
  :root { color-scheme: light dark; background: Canvas; }
  body { font: 16px sans-serif; }
  button { width: 60px; height: 60px; }
  </style><main><h1>Page</h1><button>Press</button>
  <p>Read <a href="/">on</a>.</p>${planted}</main></html>`;

/** Faults, the HTML that has them, and the expected reports. */
const plantings: readonly (readonly [what: string, html: string, told: RegExp])[] = [
  [
    'words that are cut off',
    '<div style="width: 60px; overflow: hidden; white-space: nowrap">Much too long</div>',
    /Much too long.*cut by div/,
  ],
  [
    'words whose lower half is cut off',
    '<div style="height: 10px; overflow: hidden">Low</div>',
    /Low.*cut by div/,
  ],
  [
    'words beyond the edge',
    '<p style="position: absolute; left: -30px; top: 200px">Outside</p>',
    /Outside.*beyond/,
  ],
  ['a page that scrolls sideways', '<div style="width: 500px">Wide</div>', /page is 508 wide/],
  ['small letters', '<p style="font-size: 11px">Small</p>', /Small.*letters of 11.0/],
  [
    'small letters in a picture',
    '<svg viewBox="0 0 100 100" width="50"><text y="50" font-size="19">Drawn</text></svg>',
    /Drawn.*letters of 9.5/,
  ],
  [
    'letters in a part of a picture as small as on a card',
    '<div data-close-up><svg viewBox="0 0 100 100" width="50"><text y="50" font-size="22">Near</text></svg></div>',
    /Near.*letters of 11.0/,
  ],
  ['a small target', '<button style="width: 43px">S</button>', /43×60 to be pressed/],
  [
    'a target under something else',
    '<div style="position: fixed; inset: 0"></div>',
    /Press.*under div/,
  ],
];

describeInBrowser('Faults that the sweep finds', () => {
  const browser = openedBy(() => openBrowser());
  const page = openedBy(() => browser().newPage({ viewport: { width: 360, height: 740 } }));
  after(() => browser().close());

  it('a page without faults passes', async () => {
    await page().setContent(
      pageWith(`<p style="position: absolute; width: 1px; height: 1px; overflow: hidden">Read</p>
        <p style="width: 60px; overflow: hidden; text-overflow: ellipsis">Incomprehensibilities</p>
        <div style="width: 60px; overflow: auto" tabindex="0">Incomprehensibilities</div>
        <fieldset data-nearest><button style="width: 30px; height: 30px">N</button></fieldset>
        <button style="width: 30px; height: 30px; border-radius: 50%; position: relative">
          O<span style="position: absolute; inset: -10px"></span></button>`),
    );
    expect(await faultsLaidOut(page(), measures)).to.deep.equal([]);
    for (const turn of [0, 2]) expect(await faultsInColours(page(), turn)).to.deep.equal([]);
  });

  for (const [what, html, told] of plantings) {
    it(`the sweep finds ${what}`, async () => {
      await page().setContent(pageWith(html));
      const faults = await faultsLaidOut(page(), measures);
      expect(faults.join('\n')).to.match(told);
    });
  }

  it('the sweep finds faults in light, dark and forced colours', async () => {
    await page().setContent(
      pageWith(`<img src="/none.svg"><style>
        :root { color-scheme: light dark; background: Canvas; }
        @media (prefers-color-scheme: dark) { p { color: #555; background: #444; } }
        @media (forced-colors: active) { h1 { forced-color-adjust: none; color: #777; background: #888; } }
      </style>`),
    );
    const faults = [...(await faultsInColours(page(), 0)), ...(await faultsInColours(page(), 2))];
    const kinds = faults.map((fault) => fault.replace(/contrast: .*|: <.*/s, ''));
    expect(kinds).to.include.members(['image-alt', 'dark: color-', 'forced: color-']);
  });
});
