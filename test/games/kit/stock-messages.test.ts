import { expect } from 'chai';
import { guardMessages } from '../../../games/kit/stock-messages.ts';

const metadata = { gameName: 'cards', players: { 0: { credentials: 'secret' } } };

/** Guards a made-up server with one match. Returns how to open sockets, and how to let time pass. */
function guarded() {
  type Look = (message: unknown[], goOn: () => void) => void;
  type Hear = Parameters<ReturnType<Parameters<typeof guardMessages>[1]['of']>['on']>[1];
  const heard: Hear[] = [];
  let [time, reads] = [0, 0];
  guardMessages(
    {
      auth: { authenticateCredentials: ({ credentials }) => credentials === 'secret' },
      db: {
        fetch: () => {
          reads += 1;
          return { metadata };
        },
        setMetadata: () => {},
        wipe: () => {},
      },
    },
    { of: () => ({ on: (_, hear) => heard.push(hear) }) },
    [{ name: 'cards' }],
    () => time,
  );
  return {
    reads: () => reads,
    passes: (milliseconds: number) => {
      time += milliseconds;
    },
    /** Opens a socket. Returns a function that sends chat lines and resolves with how many were let through. */
    open: () => {
      let look: Look = () => expect.fail('The socket is not guarded.');
      for (const hear of heard) {
        hear({
          use: (each) => {
            look = each;
          },
          on: () => {},
          disconnect: () => {},
        });
      }
      return async (payload: unknown, times = 1) => {
        let passed = 0;
        for (let sent = 0; sent < times; sent += 1) {
          const line = { id: 'x', sender: '0', payload };
          look(['chat', 'match', line, 'secret'], () => {
            passed += 1;
          });
        }
        // All that follows from a message are promises that are fulfilled at once.
        await new Promise(setImmediate);
        return passed;
      };
    },
  };
}

describe('Chat lines to a guarded server', () => {
  it('a guarded server passes on 30 chat lines of a socket in a minute', async () => {
    const { open, passes, reads } = guarded();
    const [say, sayToo] = [open(), open()];
    expect(await say('Hello', 20)).to.equal(20);
    passes(59_999);
    expect(await say('Hello', 300)).to.equal(10);
    expect(reads(), 'dropped lines read nothing').to.equal(30);
    expect(await sayToo('Hello')).to.equal(1);
    passes(1);
    expect(await say('Hello', 300)).to.equal(30);
  });

  it('a guarded server drops a chat line that is too long in any form', async () => {
    const { open, reads } = guarded();
    const say = open();
    for (const payload of ['x'.repeat(2000), { text: 'x'.repeat(2000) }, Array(1000).fill(1)]) {
      expect(await say(payload)).to.equal(0);
    }
    expect(reads(), 'dropped lines read nothing').to.equal(0);
    for (const payload of ['x'.repeat(1000), { text: '🏁'.repeat(500) }, undefined]) {
      expect(await say(payload)).to.equal(1);
    }
  });
});
