/**
 * Draws the pictures that messengers show for links, from the games' covers, into lobby/public/invitations. Run it by
 * hand when a cover has changed; it needs a Chromium:
 * node --import tsx scripts/invitations.tsx
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { type CatalogGame, catalog } from '../games/index.ts';
import type { GameInfo } from '../games/kit/game-info.ts';
import { Wordmark } from '../lobby/app/Wordmark.tsx';
import { ownPicture, pictureSize } from '../server/http/invitation.ts';
import { openBrowser } from '../test/support/browser/browser.ts';
import { displayFont } from './display-font.ts';

const folder = path.join(import.meta.dirname, '../lobby/public/invitations');

/** The light colours of lobby/style/tokens.css. */
const style = `
  body { margin: 0; background: #f6efdf; color: #241d16; font-family: 'Bricolage Grotesque Variable' }
  .picture { position: relative; overflow: hidden; width: 100vw; height: 100vh }
  .wordmark { position: absolute; left: 60px; top: 54px; width: 250px; fill: none }
  .wordmark-rails { stroke: #1f5c49 }
  .wordmark-posts { fill: #b23a22 }
  .wordmark-bowls { stroke: #b23a22 }
  .title { position: absolute; left: 60px; top: 196px; width: 390px; margin: 0; font-size: 76px; font-weight: 750; line-height: 1.02 }
  .title-long { font-size: 62px }
  .facts { position: absolute; left: 60px; bottom: 56px; display: flex; gap: 30px; align-items: center; font-size: 34px; font-weight: 600 }
  .facts svg { height: 40px; vertical-align: -7px; margin-right: 8px }
  .box { position: absolute; border: 6px solid #241d16; border-radius: 22px; overflow: hidden; background: #fffaf0; box-shadow: 0 14px 0 #d6c6a6 }
  .box > svg { display: block; width: 100%; height: 100% }
  .one { left: 474px; top: 54px; width: 660px; height: 495px }
  .four { width: 396px; height: 297px }
`;

type Drawn = readonly (readonly [game: CatalogGame, Cover: ComponentType])[];

/** Length of the longest title in large letters, in characters. */
const maxLarge = 14;

const range = (min: number, max: number) => (min === max ? `${min}` : `${min}–${max}`);

/** Shows the number of players and the duration, as icons and numbers that need no translation. */
function Facts({ minPlayers, maxPlayers, minutes }: GameInfo) {
  return (
    <div className="facts">
      <span>
        <svg viewBox="0 0 20 24" fill="#1f5c49" aria-hidden="true">
          <circle cx="10" cy="6.5" r="5.5" />
          <path d="M0 24c0-7 4-11 10-11s10 4 10 11z" />
        </svg>
        {range(minPlayers, maxPlayers)}
      </span>
      <span>
        <svg viewBox="0 0 24 24" fill="none" stroke="#1f5c49" strokeWidth="3" aria-hidden="true">
          <circle cx="12" cy="12" r="10" />
          <path d="M12 6v6l4 3" />
        </svg>
        {range(...minutes)} min
      </span>
    </div>
  );
}

/** Shows a game's box with its title and facts. */
function GamePicture({ info, Cover }: { readonly info: GameInfo; readonly Cover: ComponentType }) {
  const { title } = info.description.en;
  return (
    <div className="picture">
      <Wordmark />
      <h1 className={title.length > maxLarge ? 'title title-long' : 'title'}>{title}</h1>
      <Facts {...info} />
      <div className="box one">
        <Cover />
      </div>
    </div>
  );
}

/** Shows all boxes, cut off by the picture's edges to suggest that there is more. */
function OwnPicture({ drawn }: { readonly drawn: Drawn }) {
  return (
    <div className="picture">
      <div
        style={{
          position: 'absolute',
          left: 0,
          top: 230,
          transform: 'scale(1.55)',
          transformOrigin: '60px 85px',
        }}
      >
        <Wordmark />
      </div>
      {drawn.map(([{ info }, Cover], index) => {
        const left = 520 + (index % 2) * 430;
        const top = -30 + Math.floor(index / 2) * 340;
        return (
          <div key={info.name} className="box four" style={{ left, top }}>
            <Cover />
          </div>
        );
      })}
    </div>
  );
}

async function drawAll(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const drawn: Drawn = await Promise.all(
    catalog.map(async (game) => [game, (await game.loadCover()).Cover] as const),
  );
  const pictures: readonly (readonly [name: string, drawing: ReactNode])[] = [
    [ownPicture, <OwnPicture key={ownPicture} drawn={drawn} />],
    ...drawn.map(
      ([{ info }, Cover]) =>
        [info.name, <GamePicture key={info.name} info={info} Cover={Cover} />] as const,
    ),
  ];
  const browser = await openBrowser({});
  for (const [name, drawing] of pictures) {
    const page = await browser.newPage({ viewport: pictureSize });
    await page.setContent(
      `<style>${displayFont()}${style}</style>${renderToStaticMarkup(drawing)}`,
    );
    await page.evaluate(() => document.fonts.ready);
    await sharp(await page.screenshot())
      .png({ palette: true, effort: 10, dither: 0 })
      .toFile(path.join(folder, `${name}.png`));
    await page.close();
  }
  await browser.close();
}

await drawAll();
