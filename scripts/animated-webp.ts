/**
 * Assembles single WebP pictures into an animated one (https://developers.google.com/speed/webp/docs/riff_container).
 */

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'ascii');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** Returns the chunk of a WebP file that contains its pixels. */
function pixelsOf(file: Buffer): Buffer {
  for (let at = 12; at < file.length; ) {
    const name = file.toString('ascii', at, at + 4);
    const end = at + 8 + file.readUInt32LE(at + 4);
    if (name === 'VP8 ' || name === 'VP8L') return chunk(name, file.subarray(at + 8, end));
    at = end + (end % 2);
  }
  throw new Error('The picture has no pixels.');
}

interface Animation {
  readonly width: number;
  readonly height: number;
  /** Frames, each a WebP file without transparency. */
  readonly frames: readonly { readonly file: Buffer; readonly durationMs: number }[];
}

/** Returns a WebP file that shows the frames in an endless loop. */
export function animatedWebp({ width, height, frames }: Animation): Buffer {
  const size = Buffer.alloc(6);
  size.writeUIntLE(width - 1, 0, 3);
  size.writeUIntLE(height - 1, 3, 3);
  const isAnimation = 0x02;
  const shown = frames.map(({ file, durationMs }) => {
    const place = Buffer.alloc(6);
    const duration = Buffer.alloc(4);
    duration.writeUIntLE(Math.round(durationMs), 0, 3);
    // Each frame replaces the one before without blending.
    duration.writeUInt8(0x02, 3);
    return chunk('ANMF', Buffer.concat([place, size, duration, pixelsOf(file)]));
  });
  const body = Buffer.concat([
    Buffer.from('WEBP', 'ascii'),
    chunk('VP8X', Buffer.concat([Buffer.from([isAnimation, 0, 0, 0]), size])),
    chunk('ANIM', Buffer.alloc(6)),
    ...shown,
  ]);
  const head = Buffer.alloc(8);
  head.write('RIFF', 'ascii');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
