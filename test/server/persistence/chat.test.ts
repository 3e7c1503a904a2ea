import { expect } from 'chai';
import fc from 'fast-check';
import { phraseWords } from '../../../protocol/phrase-words.ts';
import { maxChatLine, phrases } from '../../../protocol/tables.ts';
import { seatKey } from '../../../server/domain/credentials.ts';
import { leave, withSeat } from '../../../server/domain/seats.ts';
import { eraseSeats } from '../../../server/people/erase-data.ts';
import { chatMessageFrom } from '../../../server/realtime/messages.ts';
import { newMatch } from '../../support/servers/new-table.ts';
import { describeStorage } from '../../support/servers/storages.ts';

const proof = (credentials: string) => ({ credentials, key: seatKey(credentials) });
const ada = { id: 0, name: 'Ada', ...proof('adas') };
const bo = { id: 1, name: 'Bo', ...proof('bos') };

/** Returns the arguments of a chat message as a page's socket sends it. */
const said = (payload: unknown) => ['match', { id: 'a', sender: '0', payload }, 'key'];

describe('Chat messages', () => {
  it('a text message is reduced to the text that is shown', () => {
    const message = { matchID: 'match', playerID: '0', id: 'a', phrase: null };
    expect(chatMessageFrom(said(' Go\u202Eod\n luck! '))).to.deep.equal({
      ...message,
      text: 'Good luck!',
      key: seatKey('key'),
    });
  });

  it('a phrase message holds the phrase with its English words', () => {
    for (const phrase of phrases) {
      expect(chatMessageFrom(said({ phrase }))).to.include({ phrase, text: phraseWords[phrase] });
    }
    expect(new Set(Object.values(phraseWords)).size).to.equal(phrases.length);
  });

  it('a payload that is neither a text nor a phrase is rejected', () => {
    const wrong = [
      '',
      '\u3164',
      '\u2800 \u2800',
      '\u202E',
      '\u0301',
      'x'.repeat(maxChatLine + 1),
      {},
      { phrase: 'nonsense' },
      { phrase: 'toString' },
      { phrase: ['hello'] },
      { phrase: null },
      { text: 'Hi' },
      ['hello'],
      null,
      undefined,
      5,
    ];
    for (const payload of wrong) expect(chatMessageFrom(said(payload))).to.equal(undefined);
    expect(chatMessageFrom(said({ phrase: 'hello', more: 1 })), 'planted').to.include({
      phrase: 'hello',
    });
  });

  it('an accepted message holds only checked text and known phrases, for any payload', () => {
    const payload = fc.oneof(
      fc.anything(),
      fc.string({ unit: 'binary', maxLength: 2 * maxChatLine }),
      fc.record({ phrase: fc.oneof(fc.constantFrom(...phrases), fc.anything()) }),
    );
    const seen = { phrases: 0, texts: 0, refused: 0 };
    const property = fc.property(payload, (sent) => {
      const message = chatMessageFrom(said(sent));
      if (!message) {
        seen.refused += 1;
        return;
      }
      const { text, phrase } = message;
      seen[phrase === null ? 'texts' : 'phrases'] += 1;
      expect(text.length).to.be.within(1, maxChatLine);
      expect(text).to.match(/^\P{Cc}+$/u);
      if (phrase !== null) expect(text).to.equal(phraseWords[phrase]);
    });
    fc.assert(property, { seed: 1849, numRuns: 2000 });
    expect(Math.min(...Object.values(seen)), 'of each kind').to.be.above(50);
  });
});

describeStorage('The chat', ({ storage }) => {
  let matches = 0;
  let matchID: string;

  beforeEach(async () => {
    matches += 1;
    matchID = `match-${matches}`;
    await storage().createMatch(matchID, newMatch({ players: { 0: ada, 1: bo } }));
    await say('Hello', ada);
    await say('Hi Ada', bo);
  });

  let lines = 0;
  const say = (text: string, { credentials }: typeof ada) => {
    lines += 1;
    const words = { id: `line-${lines}`, text, phrase: null, sentAt: lines };
    return storage().chat.append(matchID, { ...words, seatKey: seatKey(credentials) });
  };

  /** Returns the chat's lines, each with its seat and name. */
  const told = async () =>
    (await storage().chat.read(matchID)).lines.map(
      ({ playerID, name, text }) => `${playerID} ${name}: ${text}`,
    );

  const getUp = ({ id, credentials }: typeof ada) =>
    storage().changeSeats(matchID, (table) =>
      leave(table, { playerID: `${id}`, credentials }, Date.now()),
    );

  it('lines show the current name and seat of the person who wrote them', async () => {
    expect(await told()).to.deep.equal(['0 Ada: Hello', '1 Bo: Hi Ada']);
    await storage().changeSeats(matchID, (table) => {
      const moved = withSeat(table, '0', { ...bo, id: 0, name: 'Boris' });
      return { table: withSeat(moved, '1', { ...ada, id: 1 }), answer: null };
    });
    expect(await told()).to.deep.equal(['1 Ada: Hello', '0 Boris: Hi Ada']);
  });

  it('a stored phrase keeps its code and its words', async () => {
    const words = { id: 'phrase', text: 'Good luck!', phrase: 'goodLuck' as const, sentAt: 9e12 };
    await storage().chat.append(matchID, { ...words, seatKey: seatKey(bo.credentials) });
    const { lines: all } = await storage().chat.read(matchID);
    expect(all.at(-1)).to.deep.equal({ ...words, playerID: '1', name: 'Bo' });
    expect(all[0]?.phrase).to.equal(null);
  });

  it('the lines of a player who left have no author, even after a newcomer takes the seat', async () => {
    await getUp(ada);
    expect(await told()).to.deep.equal(['null : Hello', '1 Bo: Hi Ada']);
    await storage().changeSeats(matchID, (table) => {
      const cy = { id: 0, name: 'Cy', ...proof('cys') };
      return { table: withSeat(table, '0', cy), answer: null };
    });
    expect(await told()).to.deep.equal(['null : Hello', '1 Bo: Hi Ada']);
  });

  it('a line from a player who is just leaving has no author', async () => {
    await getUp(ada);
    await say('Wait', ada);
    expect((await told()).at(-1)).to.equal('null : Wait');
  });

  it('erased people disappear together with their lines, and the lines of others stay', async () => {
    const seat = { matchID, credentials: ada.credentials };
    const others = { matchID, credentials: 'guessed' };
    const nowhere = { matchID: 'nowhere', credentials: ada.credentials };
    expect(await eraseSeats(storage(), [others, nowhere])).to.equal(0);
    expect(await told()).to.have.length(2);
    expect(await eraseSeats(storage(), [nowhere, seat])).to.equal(1);
    expect(await told()).to.deep.equal(['1 Bo: Hi Ada']);
    const { length } = await storage().chat.read(matchID);
    expect(length, 'the lines said later go on after all').to.equal(2);
    const found = await storage().seats(matchID);
    const seat0 = found?.table.players[0];
    expect(seat0?.data, 'a bot plays on').to.deep.equal({ bot: 'fair' });
    expect(seat0?.name).to.not.equal('Ada');
    expect(seat0?.key).to.not.equal(seatKey(String(ada.credentials)));
    expect(await eraseSeats(storage(), [seat]), 'once').to.equal(0);
    await say('Anybody?', bo);
    expect(await told()).to.deep.equal(['1 Bo: Hi Ada', '1 Bo: Anybody?']);
  });

  it('the chat is deleted with its table when the last person is erased', async () => {
    await getUp(bo);
    expect(await eraseSeats(storage(), [{ matchID, credentials: ada.credentials }])).to.equal(1);
    expect(await storage().seats(matchID)).to.equal(undefined);
    expect(await storage().chat.read(matchID)).to.deep.equal({ lines: [], length: 0 });
  });
});
