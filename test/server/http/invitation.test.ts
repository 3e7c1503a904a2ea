import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { type Language, languages } from '../../../games/kit/language.ts';
import { games } from '../../../games/paddock.ts';
import { defaultSettings, type TableData } from '../../../server/domain/table-settings.ts';
import {
  dailyInvitation,
  gameInvitation,
  homeInvitation,
  pictureSize,
  tableInvitation,
  tagsOf,
} from '../../../server/http/invitation.ts';
import { newTable } from '../../support/servers/new-table.ts';

const publicFolder = path.join(import.meta.dirname, '../../../lobby/public');

/** Returns the texts of a part of the lobby. */
async function lobbyText(
  language: Language,
  part: string,
): Promise<Readonly<Record<string, unknown>>> {
  return (await import(`../../../lobby/i18n/${language}/${part}.ts`)).text;
}

type Players = TableData['players'];

const host = (name: string) => ({ id: 0, name, key: 'secret', data: { host: true } });
const free: Players = { 0: host('Ada'), 1: { id: 1 }, 2: { id: 2, name: 'Ben' } };
const full: Players = { 0: host('Ada'), 1: { id: 1, name: 'Eva' } };

const said = (changes: Partial<TableData>) => {
  const invitation = tableInvitation('abc', newTable(changes));
  return invitation && [invitation.title, invitation.line];
};

describe('Invitations', () => {
  /** The titles of tables that are filling, full, in their match, over and empty, and the lines below them. */
  const sentences: Readonly<
    Record<
      Language,
      readonly [titles: readonly string[], open: string, playing: string, over: string]
    >
  > = {
    en: [
      [
        'Bug Race: Ada’s table, 1 of 3 seats free',
        'Bug Race: Ada’s table, all seats taken',
        'Bug Race: Ada’s table, the match is on',
        'Bug Race: Ada’s table, the match is over',
        'Bug Race: a table, 2 of 2 seats free',
      ],
      'Open the link and take a seat, or just watch.',
      'The match has started. Come and watch!',
      'See how it ended, or create a table of your own.',
    ],
    it: [
      [
        'Bug Race: il tavolo di Ada, 1 posto libero su 3',
        'Bug Race: il tavolo di Ada, tutti i posti occupati',
        'Bug Race: il tavolo di Ada, la partita è iniziata',
        'Bug Race: il tavolo di Ada, la partita è finita',
        'Bug Race: un tavolo, 2 posti liberi su 2',
      ],
      'Apri il link e siediti, oppure guarda e basta.',
      'Si gioca già: vieni a guardare!',
      'Guarda com’è andata, o crea un tavolo tuo.',
    ],
    fr: [
      [
        'Bug Race\u202f: la table d’Ada, 1 place libre sur 3',
        'Bug Race\u202f: la table d’Ada, toutes les places sont prises',
        'Bug Race\u202f: la table d’Ada, la partie a commencé',
        'Bug Race\u202f: la table d’Ada, la partie est finie',
        'Bug Race\u202f: une table, 2 places libres sur 2',
      ],
      'Ouvre le lien et prends place, ou regarde simplement.',
      'La partie est en cours. Viens regarder\u202f!',
      'Regarde le résultat, ou crée ta propre table.',
    ],
    de: [
      [
        'Bug Race: Tisch von Ada, 1 von 3 Sitzen frei',
        'Bug Race: Tisch von Ada, alle Sitze besetzt',
        'Bug Race: Tisch von Ada, die Partie läuft',
        'Bug Race: Tisch von Ada, die Partie ist vorbei',
        'Bug Race: ein Tisch, 2 von 2 Sitzen frei',
      ],
      'Öffne den Link und setz dich dazu, oder schau einfach zu.',
      'Die Partie hat begonnen. Schau zu!',
      'Sieh nach, wie es ausging, oder eröffne selbst einen Tisch.',
    ],
  };

  for (const language of languages) {
    it(`an invitation to a table says in the host’s ${language} whether there is room`, () => {
      const settings = { ...defaultSettings, language };
      const tables: readonly Partial<TableData>[] = [
        { players: free },
        { players: full },
        { players: full, begunAt: 2, stateID: 7, awaited: ['1'] },
        { players: full, begunAt: 2, gameover: { winner: 'Eva' } },
        { players: { 0: { id: 0 }, 1: { id: 1 } } },
      ];
      const [titles, open, playing, over] = sentences[language];
      const lines = [open, open, playing, over, open];
      expect(tables.map((table) => said({ ...table, settings }))).to.deep.equal(
        titles.map((title, index) => [title, lines[index]]),
      );
    });
  }

  it('an invitation to a match does not mention a missing result or a free seat', () => {
    const begun = { begunAt: 2 };
    expect(said({ ...begun, endedAt: 3 })?.[0]).to.equal(
      'Bug Race: Ada’s table, the match is over',
    );
    expect(said({ ...begun, players: free })?.[0]).to.match(/, the match is on$/);
  });

  it('an invitation is in English for unknown languages, and unknown games have none', () => {
    const settings = { ...defaultSettings, language: 'tlh' };
    expect(said({ settings })?.[0]).to.equal('Bug Race: Ada’s table, 1 of 2 seats free');
    expect(said({ gameName: 'gone' })).to.equal(undefined);
    expect(gameInvitation('gone', 'en')).to.equal(undefined);
  });

  it('an invitation uses the language of a later host', () => {
    const guest = { browser: null, address: null, language: 'de' };
    const settings = { ...defaultSettings, language: 'it', guests: { secret: guest } };
    expect(said({ settings, players: free })?.[0]).to.include('Tisch von Ada');
    expect(said({ settings })?.[0], 'of another guest').to.include('il tavolo di Ada');
  });

  it('an invitation in French elides “de” before a vowel in the host’s name', () => {
    const settings = { ...defaultSettings, language: 'fr' };
    const titleOf = (name: string) =>
      said({ settings, players: { 0: host(name), 1: { id: 1 } } })?.[0];
    for (const name of ['Ada', 'Élodie', 'Œdipe', 'Yves', 'Hugo']) {
      expect(titleOf(name)).to.include(`la table d’${name},`);
    }
    for (const name of ['Ben', 'Yann', '李', '7']) {
      expect(titleOf(name)).to.include(`la table de ${name},`);
    }
  });

  it('an invitation escapes HTML in names', () => {
    const evil = `"><script>alert('1')</script>&amp;`;
    const players = { 0: host(evil), 1: { id: 1 } };
    const invitation = tableInvitation('abc', newTable({ players }));
    expect(invitation?.title).to.include(evil);
    const html = tagsOf(invitation ?? homeInvitation('en'), 'https://paddock.example');
    expect(html).not.to.match(/<script|alert\('/);
    expect(html).to.include(
      '&#34;&#62;&#60;script&#62;alert(&#39;1&#39;)&#60;/script&#62;&#38;amp;',
    );
    expect(html.match(/<(?!\/title>)/g)?.length).to.equal(
      html.match(/^ *<(meta|title)/gm)?.length ?? 0,
    );
  });

  it('an invitation has a picture and an address only if the lobby has an address', () => {
    const invitation = tableInvitation('abc', newTable());
    if (!invitation) throw new Error('There is no invitation.');
    const without = tagsOf(invitation, null);
    expect(without).to.include('"twitter:card" content="summary"');
    expect(without).not.to.match(/og:image|og:url|https?:/);
    const whole = tagsOf(invitation, 'https://paddock.example');
    expect(whole).to.include('"og:url" content="https://paddock.example/table/abc"');
    expect(whole).to.include(
      '"og:image" content="https://paddock.example/invitations/bug-race.png"',
    );
    expect(whole).to.include('"twitter:card" content="summary_large_image"');
    expect(whole).to.include('"og:locale" content="en_GB"');
  });

  it('search engines are kept from tables, but not from games and the home page', () => {
    const table = tableInvitation('abc', newTable());
    if (!table) throw new Error('There is no invitation.');
    expect(tagsOf(table, null)).to.include('<meta name="robots" content="noindex" />');
    for (const each of [homeInvitation('fr'), gameInvitation('bug-race', 'fr')]) {
      expect(each && tagsOf(each, null))
        .to.be.a('string')
        .and.not.include('robots');
    }
    const robots = readFileSync(path.join(publicFolder, 'robots.txt'), 'utf8');
    const [everybody = '', messengers = ''] = robots.split(/\n\n/);
    expect(everybody)
      .to.match(/^User-agent: \*$/m)
      .and.match(/^Disallow: \/table\/$/m);
    expect(everybody).to.match(/^Disallow: \/here\/$/m);
    expect(messengers)
      .to.match(/^User-agent: WhatsApp$/m)
      .and.not.match(/^Disallow: \/table\/$/m);
  });

  it('an invitation to a daily challenge names it as the lobby does and leads to its results', async () => {
    for (const language of languages) {
      const { heading } = await lobbyText(language, 'daily');
      const { title, path, picture } =
        dailyInvitation({ day: '2026-11-26', game: 'bug-race' }, language) ?? expect.fail();
      expect(title).to.include(heading).and.include('Bug Race');
      expect({ path, picture }).to.deep.equal({
        path: '/daily/2026-11-26/bug-race',
        picture: 'bug-race',
      });
    }
    expect(dailyInvitation({ day: '2026-11-26', game: 'chess' }, 'en')).to.equal(undefined);
  });

  it('an invitation to the home page has the tagline of the lobby', async () => {
    for (const language of languages) {
      const { tagline } = await lobbyText(language, 'common');
      expect(homeInvitation(language).line).to.equal(tagline);
    }
  });

  it('each game and Paddock have a small picture of the right size', () => {
    const all = [homeInvitation('en'), ...games.map(({ name }) => gameInvitation(name, 'en'))];
    for (const invitation of all) {
      const file = readFileSync(path.join(publicFolder, `invitations/${invitation?.picture}.png`));
      expect(file.subarray(1, 4).toString()).to.equal('PNG');
      const size = { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
      expect(size).to.deep.equal(pictureSize);
      expect(file.length).to.be.below(150_000);
    }
  });
});
