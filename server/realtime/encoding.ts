import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser';
import { messageJson } from '../lib/json-text.ts';

/**
 * Encodes packets as socket.io does, but without its search for binary data, which goes through the whole state for
 * every client. All data sent here is JSON. Data that several clients of a match see alike is serialised once.
 */
class JsonEncoder extends Encoder {
  override encode(packet: Packet): string[] {
    const { type, nsp, id, data } = packet;
    const space = nsp === '/' ? '' : `${nsp},`;
    return [`${type}${space}${id ?? ''}${data === undefined ? '' : messageJson(data)}`];
  }
}

/** Rejects messages with binary parts, which would stay in memory until all parts have arrived. */
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

/** The value of socket.io's `parser` option. Clients need no special parser. */
export const jsonOnly = { Encoder: JsonEncoder, Decoder: JsonDecoder };
