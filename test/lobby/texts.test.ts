import { expect } from 'chai';
import { type Language, languages } from '../../games/kit/language.ts';
import type { ChatMessages } from '../../lobby/chat/words/en.ts';
import type { AgreeMessages } from '../../lobby/consensus/words/en.ts';
import type { DeviceMessages } from '../../lobby/devices/words/en.ts';
import type { ForgetMessages } from '../../lobby/erase-data/words/en.ts';
import type { Messages } from '../../lobby/i18n/en.ts';
import type { HereMessages } from '../../lobby/i18n/local-match/en.ts';
import type { InviteMessages } from '../../lobby/invite/words/en.ts';
import type { CallsMessages } from '../../lobby/notifications/words/en.ts';
import type { ReplayMessages } from '../../lobby/replay/words/en.ts';
import type { RoomMessages } from '../../lobby/room/words/en.ts';
import type { PrivacyMessages } from '../../lobby/site/privacy-words/en.ts';
import type { HouseMessages } from '../../lobby/site/words/en.ts';
import type { TableMessages } from '../../lobby/table/words/en.ts';
import { wrongInFrench } from '../support/words.ts';

/** Of one language: what every page can say, and what only some of them load. */
async function textsIn(language: Language) {
  const [
    common,
    agree,
    calls,
    chat,
    forget,
    table,
    room,
    here,
    devices,
    invite,
    replay,
    house,
    privacy,
  ] = await Promise.all([
    import(`../../lobby/i18n/${language}.ts`) as Promise<{ text: Messages }>,
    import(`../../lobby/consensus/words/${language}.ts`) as Promise<{ text: AgreeMessages }>,
    import(`../../lobby/notifications/words/${language}.ts`) as Promise<{ text: CallsMessages }>,
    import(`../../lobby/chat/words/${language}.ts`) as Promise<{ text: ChatMessages }>,
    import(`../../lobby/erase-data/words/${language}.ts`) as Promise<{ text: ForgetMessages }>,
    import(`../../lobby/table/words/${language}.ts`) as Promise<{ text: TableMessages }>,
    import(`../../lobby/room/words/${language}.ts`) as Promise<{ text: RoomMessages }>,
    import(`../../lobby/i18n/local-match/${language}.ts`) as Promise<{ text: HereMessages }>,
    import(`../../lobby/devices/words/${language}.ts`) as Promise<{ text: DeviceMessages }>,
    import(`../../lobby/invite/words/${language}.ts`) as Promise<{ text: InviteMessages }>,
    import(`../../lobby/replay/words/${language}.ts`) as Promise<{ text: ReplayMessages }>,
    import(`../../lobby/site/words/${language}.ts`) as Promise<{ text: HouseMessages }>,
    import(`../../lobby/site/privacy-words/${language}.ts`) as Promise<{ text: PrivacyMessages }>,
  ]);
  return {
    ...common.text,
    agree: agree.text,
    calls: calls.text,
    chat: chat.text,
    forget: forget.text,
    table: table.text,
    room: room.text,
    here: here.text,
    devices: devices.text,
    invite: invite.text,
    replay: replay.text,
    house: house.text,
    privacy: privacy.text,
  };
}

const texts = {
  en: await textsIn('en'),
  it: await textsIn('it'),
  fr: await textsIn('fr'),
  de: await textsIn('de'),
};

/** Every text under its path, such as `table.seat`. */
function flatten(value: unknown, path = ''): [path: string, leaf: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(inner, path === '' ? key : `${path}.${key}`),
  );
}

const english = new Map(flatten(texts.en));

describe('texts of the lobby', () => {
  for (const language of languages) {
    describe(language, () => {
      const spoken = new Map(flatten(texts[language]));

      it('has the same keys as the English one', () => {
        expect([...spoken.keys()]).to.have.members([...english.keys()]);
      });

      it('has a sentence or a function that makes one for every key', () => {
        for (const [path, leaf] of spoken) {
          expect(leaf, path).to.be.a(typeof english.get(path));
          if (typeof leaf === 'string') expect(leaf.trim(), path).to.equal(leaf).and.not.equal('');
        }
      });

      it('takes as many arguments as the English one, and says all of them it names', () => {
        for (const [path, leaf] of spoken) {
          const original = english.get(path);
          if (typeof leaf !== 'function' || typeof original !== 'function') continue;
          expect(leaf.length, path).to.equal(original.length);
          const said: unknown = leaf(...Array.from({ length: leaf.length }, () => '7'));
          expect(said, path).to.be.a('string').and.match(/7/);
        }
      });
    });
  }

  it('have narrow no-break spaces before high punctuation in French', () => {
    for (const [path, leaf] of flatten(texts.fr)) {
      const said: unknown =
        typeof leaf === 'function' ? leaf(...Array(leaf.length).fill('7')) : leaf;
      expect(said, path).to.not.match(wrongInFrench);
    }
  });

  it('are translated: no language just repeats the English sentences', () => {
    const repeatedIn = (spoken: object) =>
      flatten(spoken)
        .filter(([path, leaf]) => typeof leaf === 'string' && leaf === english.get(path))
        .map(([path]) => path)
        // The same word in several languages.
        .filter(
          (path) => !/^(table\.panel\.chat|ways\.lesson|calls\.(volume|notifications))$/.test(path),
        );
    expect(repeatedIn(texts.en)).to.have.length.above(20);
    for (const other of [texts.it, texts.fr, texts.de]) expect(repeatedIn(other)).to.deep.equal([]);
  });
});

describe('places and seats in words', () => {
  it('writes English places with their endings', () => {
    expect([1, 2, 3, 4, 11, 21].map(texts.en.table.end.place)).to.deep.equal([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '21st',
    ]);
  });

  it('tells one free seat from several', () => {
    for (const text of Object.values(texts)) {
      expect(text.tables.free(1, '1')).to.not.equal(text.tables.free(2, '1'));
    }
  });
});
