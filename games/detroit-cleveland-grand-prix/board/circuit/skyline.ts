/** The silhouettes of a city on a lake, as path data. */

type Top = 'flat' | 'step' | 'spire' | 'slope' | 'dome' | 'gable' | 'tank';
/** Width and height in lane widths, and the shape of the top. */
type Building = readonly [width: number, height: number, top: Top];

const front: readonly Building[] = [
  [1.6, 0.5, 'flat'],
  [0.8, 0.9, 'tank'],
  [1.3, 0.6, 'gable'],
  [0.9, 1.2, 'flat'],
  [0.7, 1.6, 'step'],
  [1.1, 0.9, 'flat'],
  [1.5, 0.5, 'dome'],
  [0.8, 1.3, 'slope'],
  [1, 1, 'flat'],
  [1.3, 1.5, 'spire'],
  [0.9, 1.2, 'step'],
  [1.4, 0.7, 'flat'],
  [0.7, 1.5, 'flat'],
  [1, 1.1, 'slope'],
  [1.6, 0.6, 'gable'],
  [0.8, 1.2, 'flat'],
  [1.1, 0.8, 'tank'],
];

const behind: readonly Building[] = [
  [2.2, 0.7, 'flat'],
  [1, 1.5, 'flat'],
  [0.8, 2, 'step'],
  [1.5, 1.1, 'flat'],
  [1, 1.8, 'slope'],
  [2, 0.9, 'flat'],
  [0.9, 2.1, 'flat'],
  [1.2, 1.5, 'spire'],
  [1.7, 0.8, 'flat'],
];

const round = (value: number) => String(Math.round(value * 100) / 100);

/** Returns the outline of a building from its lower left to its lower right corner. */
function outline([width, height, top]: Building): string {
  const [w, h] = [round(width), round(height)];
  const part = (share: number) => round(width * share);
  const tops: Readonly<Record<Top, string>> = {
    flat: `v-${h}h${w}v${h}`,
    step: `v-${round(height * 0.7)}h${part(0.2)}v-${round(height * 0.3)}h${part(0.6)}v${round(height * 0.3)}h${part(0.2)}v${round(height * 0.7)}`,
    spire: `v-${round(height * 0.55)}h${part(0.15)}v-${round(height * 0.3)}h${part(0.15)}v-${round(height * 0.15)}l${part(0.2)}-.75l${part(0.2)} .75v${round(height * 0.15)}h${part(0.15)}v${round(height * 0.3)}h${part(0.15)}v${round(height * 0.55)}`,
    slope: `v-${h}l${w}-.35v${round(height + 0.35)}`,
    dome: `v-${h}c0-${part(0.6)} ${w}-${part(0.6)} ${w} 0v${h}`,
    gable: `v-${h}l${part(0.5)}-.35l${part(0.5)} .35v${h}`,
    tank: `v-${h}h${part(0.2)}v-.22h-.05v-.32l.25-.16l.25 .16v.32h-.05v.22h${round(width - width * 0.2 - 0.4)}v${h}`,
  };
  return tops[top];
}

/** Maximum height of a building. */
const highest = 2.9;

/** Returns a pseudo-random number from 0 to 1, derived from any other number. */
export function scatter(from: number): number {
  const mixed = Math.sin(from) * 43758.5453;
  return mixed - Math.floor(mixed);
}

/** Returns such a number, derived from a whole number. */
function speckle(index: number): number {
  return scatter(index * 91.7 + 4.1);
}

/**
 * Repeats the buildings until a width is filled. No two heights are the same, and the highest are in the middle of
 * town.
 */
function row(buildings: readonly Building[], width: number): readonly Building[] {
  const town = width * 0.36;
  const filled: Building[] = [];
  let left = 0;
  for (let index = 0; left < width; index += 1) {
    const building = buildings[index % buildings.length];
    if (!building) break;
    const [across, height, top] = building;
    const inTown = 0.9 * Math.exp(-(((left - town) / 5) ** 2));
    filled.push([across, Math.min(highest, height * (0.65 + 0.5 * speckle(index) + inTown)), top]);
    left += across;
  }
  return filled;
}

/** Returns the path of a few lit windows in each building that is high enough. */
function windows(buildings: readonly Building[]): string {
  let left = 0;
  return buildings
    .flatMap(([across, height, top], index) => {
      const from = left;
      left += across;
      if (top === 'gable' || top === 'dome' || height < 0.7) return [];
      const floors = Math.floor((height * 0.68 - 0.2) / 0.26);
      return Array.from({ length: floors }, (_, floor) => {
        const share = speckle(index * 7 + floor) > 0.5 ? [0.3, 0.58] : [0.58];
        const up = round(0.24 + floor * 0.26);
        return share.map((each) => `M${round(from + across * each)}-${up}h.12`).join('');
      });
    })
    .join('');
}

/** Returns a skyline from 0, 0 to the right, at least this wide. */
export function skyline(width: number): {
  readonly behind: string;
  readonly front: string;
  readonly windows: string;
} {
  const city = row(front, width);
  return {
    behind: `M-1 0${row(behind, width + 1)
      .map(outline)
      .join('')}z`,
    front: `M0 0${city.map(outline).join('')}z`,
    windows: windows(city),
  };
}
