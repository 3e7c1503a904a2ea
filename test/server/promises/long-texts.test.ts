import { expect } from 'chai';
import { maxReport } from '../../../protocol/site.ts';
import { maxChatLine, maxName } from '../../../protocol/tables.ts';
import { sanitized } from '../../../server/domain/sanitize-text.ts';
import { loadGames } from '../../../server/games.ts';
import { type OpenServer, openServer } from '../../../server/open-server.ts';
import { readSettings } from '../../../server/settings.ts';
import { Page, post, type Seated, seatPeople } from '../../support/servers/page.ts';
import { temporaryFolder } from '../../support/servers/server.ts';

/** Bytes of the largest body that is read. */
const maxBody = 64_000;

/** Returns a text that takes the most work for its size: one letter with marks that must be sorted. */
function worstText(length: number): string {
  const marks = Math.floor((length - 1) / 3);
  return `a${['\u0345', '\u0301', '\u0316'].map((mark) => mark.repeat(marks)).join('')}`;
}

/** Counts the characters normalised or parsed as a URL since the last call of `reset`. */
const work = {
  characters: 0,
  reset() {
    work.characters = 0;
  },
};

/** Counts the characters that reach the functions whose time can grow with the square of a text's length. */
function countWork(): () => void {
  const { normalize } = String.prototype;
  const { canParse } = URL;
  String.prototype.normalize = function (this: string, form?: string) {
    work.characters += this.length;
    return normalize.call(this, form);
  };
  URL.canParse = (url, base) => {
    work.characters += String(url).length;
    return canParse.call(URL, url, base);
  };
  return () => {
    String.prototype.normalize = normalize;
    URL.canParse = canParse;
  };
}

/** Every text of a request, each as a body with that text. */
const bodies: readonly (readonly [
  field: string,
  method: string,
  path: (seat: Seated) => string,
  body: (text: string, own: object) => object,
])[] = [
  ['a name', 'POST', ofMatch('join'), (playerName) => ({ playerName })],
  ['a name', 'POST', () => '/games/bug-race/unknown/join', (playerName) => ({ playerName })],
  ['a name', 'POST', () => '/games/bug-race/quick-match', (playerName) => ({ playerName })],
  ['a name', 'POST', () => '/api/daily/bug-race', (playerName) => ({ playerName })],
  ['a name', 'POST', ofMatch('rename'), (newName, own) => ({ ...own, newName })],
  ['a browser', 'POST', ofMatch('join'), (browser) => ({ playerName: 'Cy', browser })],
  ['a seat', 'POST', ofMatch('join'), (playerID) => ({ playerName: 'Cy', playerID })],
  ['a seed', 'POST', ofMatch('playerSeed'), (playerSeed, own) => ({ ...own, playerSeed })],
  ['a proposal', 'POST', ofMatch('agree'), (kind, own) => ({ ...own, kind, isAgreed: true })],
  ['credentials', 'POST', ofMatch('leave'), (credentials) => ({ playerID: '0', credentials })],
  ['an option', 'POST', () => '/games/bug-race/create', (text) => ({ setupData: { [text]: 1 } })],
  [
    'the value of an option',
    'POST',
    () => '/games/bug-race/create',
    (expert) => ({ setupData: { expert } }),
  ],
  ['a time control', 'POST', () => '/games/bug-race/create', (kind) => ({ timeControl: { kind } })],
  [
    'credentials',
    'POST',
    () => '/api/erase-data',
    (credentials) => ({ seats: [{ matchID: 'unknown', credentials }] }),
  ],
  ['a code', 'POST', () => '/api/devices/open', (code) => ({ code })],
  ['a reason', 'POST', ofTable('report'), (reason) => ({ reason })],
  [
    'a push address',
    'POST',
    ofTable('notifications'),
    (text, own) => ({ ...own, language: 'en', subscription: { endpoint: `https://${text}/` } }),
  ],
  [
    'a push address',
    'DELETE',
    ofTable('notifications'),
    (text, own) => ({ ...own, endpoint: `https://${text}/` }),
  ],
  [
    'a push address',
    'PUT',
    () => '/api/notifications',
    (text) => ({ former: { endpoint: `https://${text}/` }, subscription: {} }),
  ],
];

function ofMatch(request: string) {
  return ({ game, matchID }: Seated) => `/games/${game}/${matchID}/${request}`;
}

function ofTable(request: string) {
  return ({ matchID }: Seated) => `/api/tables/${matchID}/${request}`;
}

describe('P4 Long texts of clients', () => {
  const { folder, remove } = temporaryFolder();
  let server: OpenServer;
  let seat: Seated;
  let url = '';
  let stopCounting = () => {};

  before(async () => {
    const environment = { NODE_ENV: 'development', PORT: '0', DATA_DIR: folder };
    server = await openServer(readSettings(environment), await loadGames());
    url = `http://127.0.0.1:${server.port}`;
    [seat] = await seatPeople(url, ['Ada', 'Bo']);
    stopCounting = countWork();
  });
  after(async () => {
    stopCounting();
    await server.close();
    remove();
  });
  beforeEach(work.reset);

  for (const [field, method, path, body] of bodies) {
    it(`the server refuses the worst text as ${field} of ${method} ${path({ game: 'bug-race', matchID: 'ID', playerID: null, credentials: null })} unread`, async () => {
      const { playerID, credentials } = seat;
      // A mark has two bytes, and the rest of the body less than 1000.
      const text = worstText((maxBody - 1000) / 2);
      const response = await fetch(url + path(seat), {
        method,
        headers: { 'content-type': 'application/json', connection: 'close' },
        body: JSON.stringify(body(text, { playerID, credentials })),
      });
      expect(response.status).to.be.within(400, 409);
      await response.text();
      expect(work.characters).to.be.below(1000);
    });
  }

  it('the server refuses the worst chat line unread', async () => {
    const page = new Page(url, seat);
    await page.enter();
    work.reset();
    page.say(worstText(48_000));
    expect(await page.refusal()).to.include({ message: 'chat' });
    expect(work.characters).to.be.below(1000);
    page.close();
  });

  for (const [field, maxLength] of [
    ['name', maxName],
    ['chat line', maxChatLine],
    ['reason', maxReport],
  ] as const) {
    it(`the longest text that is read as a ${field} takes work in proportion to its length`, () => {
      const text = worstText(8 * maxLength);
      expect(sanitized(text, maxLength)).to.equal('a\u0345\u0345');
      expect(work.characters).to.be.below(4 * text.length);
      work.reset();
      expect(sanitized(`${text}${'\u0301'.repeat(8)}`, maxLength)).to.equal(undefined);
      expect(work.characters).to.equal(0);
    });
  }

  it('the server accepts the texts that people send', async () => {
    const { text, status } = await post(url + ofTable('report')(seat), { reason: 'Zoë' });
    expect(status, text).to.equal(200);
    expect(work.characters).to.be.within(1, 100);
  });
});
