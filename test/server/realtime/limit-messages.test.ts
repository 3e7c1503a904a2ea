import { EventEmitter, once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Socket as TcpSocket } from 'node:net';
import { expect } from 'chai';
import type { Socket } from 'socket.io';
import { RateLimits, syncWeight } from '../../../server/ops/rate-limits.ts';
import { limitMessages } from '../../../server/realtime/limit-messages.ts';
import { readSettings } from '../../../server/settings.ts';

describe('Corrections of pages after refused moves', () => {
  it('an address gets a limited number of corrections, and one more once its budget allows', async () => {
    const { limits } = readSettings({ MAX_MESSAGES_PER_SECOND: '1' });
    // These fakes have all that is read of a handshake and of a socket.
    const request = { socket: new TcpSocket() } as unknown as IncomingMessage;
    const socket = { connected: true, conn: { request }, use: () => {} } as unknown as Socket;
    const page = new EventEmitter();
    let corrections = 0;
    const correct = limitMessages(socket, {
      rateLimits: new RateLimits(limits),
      address: '192.0.2.1',
      refused: () => {},
      resync: () => {
        corrections += 1;
        page.emit('corrected');
      },
    });
    const most = 40 / syncWeight;
    // All this takes milliseconds, and points come back after four seconds.
    for (let refused = 0; refused < 2 * most; refused += 1) await correct();
    expect(corrections).to.equal(most);
    await once(page, 'corrected');
    expect(corrections).to.equal(most + 1);
  });
});
