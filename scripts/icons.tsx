/**
 * Draws the icons of the installed lobby from the games' covers, into lobby/public/icons. Run it by hand when a cover
 * has changed; it needs a Chromium:
 * node --import tsx scripts/icons.tsx
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadBench } from '../bench/support/game-bench.ts';
import { catalog } from '../games/index.ts';
import type { GameBench } from '../games/kit/game-bench.ts';
import { openBrowser } from '../test/support/browser/browser.ts';
import { displayFont } from './display-font.ts';

const folder = path.join(import.meta.dirname, '../lobby/public/icons');

/** The same as in lobby/style/tokens.css. */
const paper = '#f6efdf';
const ink = '#1c140c';

interface Picture {
  readonly name: string;
  /** In pixels. */
  readonly size: number;
  readonly drawing: ReactNode;
}

/** A game with its cover, and the racer on it. */
interface Drawn extends Pick<GameBench, 'racer'> {
  readonly name: string;
  readonly Cover: ComponentType;
}

/** Draws a cover's racer in a square of 100 units with round corners. */
function Racer({
  name,
  Cover,
  racer: [x, y, width],
  radius,
}: Drawn & {
  readonly radius: number;
}) {
  const scale = 100 / width;
  return (
    <g>
      <clipPath id={name}>
        <rect width="100" height="100" rx={radius} />
      </clipPath>
      <g clipPath={`url(#${name})`}>
        <g transform={`scale(${scale}) translate(${width / 2 - x} ${width / 2 - y})`}>
          <svg width="400" height="300" aria-hidden="true">
            <Cover />
          </svg>
        </g>
      </g>
    </g>
  );
}

/** Draws all racers, two by two, in a square of 240 units. */
function AllRacers({ drawn, edge }: { readonly drawn: readonly Drawn[]; readonly edge: number }) {
  const width = (240 - 2 * edge - 8) / 2;
  return drawn.map((each, index) => {
    const x = edge + (index % 2) * (width + 8);
    const y = edge + Math.floor(index / 2) * (width + 8);
    return (
      <g key={each.name} transform={`translate(${x} ${y}) scale(${width / 100})`}>
        <rect x="-2.5" y="-2.5" width="105" height="105" rx="13" fill={ink} />
        <Racer {...each} radius={11} />
      </g>
    );
  });
}

function lobbyIcon(
  drawn: readonly Drawn[],
  { edge, radius }: { edge: number; radius: number },
): ReactNode {
  return (
    <svg viewBox="0 0 240 240" aria-hidden="true">
      <rect width="240" height="240" rx={radius} fill={paper} />
      <AllRacers drawn={drawn} edge={edge} />
    </svg>
  );
}

function picturesOf(drawn: readonly Drawn[]): readonly Picture[] {
  const rounded = lobbyIcon(drawn, { edge: 18, radius: 52 });
  // Devices cut these to their own shapes. A centred circle of 80 % of the width always stays.
  const whole = lobbyIcon(drawn, { edge: 47, radius: 0 });
  const ofGames = drawn.map((each) => ({
    name: each.name,
    size: 96,
    drawing: (
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <Racer {...each} radius={22} />
      </svg>
    ),
  }));
  return [
    { name: 'paddock-192', size: 192, drawing: rounded },
    { name: 'paddock-512', size: 512, drawing: rounded },
    { name: 'paddock-maskable-512', size: 512, drawing: whole },
    {
      name: 'apple-touch-icon',
      size: 180,
      drawing: lobbyIcon(drawn, { edge: 18, radius: 0 }),
    },
    ...ofGames,
  ];
}

async function drawAll(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const drawn = await Promise.all(
    catalog.map(async ({ info: { name }, loadCover }) => {
      const [{ Cover }, { racer }] = await Promise.all([loadCover(), loadBench(name)]);
      return { name, Cover, racer };
    }),
  );
  const browser = await openBrowser({});
  for (const { name, size, drawing } of picturesOf(drawn)) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const style = `${displayFont()} body { margin: 0 } body > svg { display: block; width: 100vw }`;
    await page.setContent(`<style>${style}</style>${renderToStaticMarkup(drawing)}`);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: path.join(folder, `${name}.png`), omitBackground: true });
    await page.close();
  }
  await browser.close();
}

await drawAll();
