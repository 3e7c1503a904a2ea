import { crc32, deflateSync } from 'node:zlib';

/** Pixels of a picture without transparency: red, green, blue and 255 for each, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

/** Maximum number of colours that a byte can refer to. */
const maxColours = 256;

/** Returns how different two colours look. */
function distance(one: number, other: number): number {
  const red = (one >> 16) - (other >> 16);
  const green = ((one >> 8) & 255) - ((other >> 8) & 255);
  const blue = (one & 255) - (other & 255);
  return 2 * red * red + 4 * green * green + 3 * blue * blue;
}

/** Returns the most frequent colours, and the index of the nearest one for each colour. Suits flat drawings. */
function paletteOf(colours: readonly number[]) {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const byCount = [...counts].sort(([, one], [, other]) => other - one).map(([colour]) => colour);
  const palette = byCount.slice(0, maxColours);
  const places = new Map(palette.map((colour, place) => [colour, place]));
  for (const colour of byCount.slice(maxColours)) {
    const distances = palette.map((each) => distance(each, colour));
    places.set(colour, distances.indexOf(Math.min(...distances)));
  }
  return { palette, places };
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Returns a PNG with a palette, a fraction of the size of one with all colours. */
export function smallPng({ width, height, bytes }: Pixels): Buffer {
  const colours = Array.from({ length: width * height }, (_, at) => bytes.readUIntBE(at * 4, 3));
  const { palette, places } = paletteOf(colours);
  const rows = Buffer.alloc((width + 1) * height);
  for (const [at, colour] of colours.entries()) {
    // The first byte of each row is its filter, which is none.
    rows[at + Math.floor(at / width) + 1] = places.get(colour) ?? 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One byte per pixel, an index into the palette.
  header.set([8, 3], 8);
  const paletteBytes = Buffer.from(
    palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]),
  );
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', paletteBytes),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
