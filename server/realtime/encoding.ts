import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser';
import { messageJson } from '../lib/json-text.ts';

/**
 * socket.io's own encoding without its search for binary data, which goes through the whole state for
 * every page it is sent to: all that we send is JSON. What pages of one match see alike is written once.
 */
class JsonEncoder extends Encoder {
  override encode(packet: Packet): string[] {
    const { type, nsp, id, data } = packet;
    const space = nsp === '/' ? '' : `${nsp},`;
    return [`${type}${space}${id ?? ''}${data === undefined ? '' : messageJson(data)}`];
  }
}

/** Refuses messages with binary parts, which would be kept in memory until all of them have come. */
class JsonDecoder extends Decoder {
  override add(message: unknown): void {
    if (typeof message !== 'string' || isBinaryKind(message)) {
      throw new Error('Only JSON is taken here.');
    }
    super.add(message);
  }
}

function isBinaryKind(message: string): boolean {
  const kind = Number(message.charAt(0));
  return kind === PacketType.BINARY_EVENT || kind === PacketType.BINARY_ACK;
}

/** For socket.io's `parser` option; other sides need nothing special. */
export const jsonOnly = { Encoder: JsonEncoder, Decoder: JsonDecoder };
