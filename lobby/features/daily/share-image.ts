import type { SharedResult } from './share-text.ts';

/** In pixels, the size that messengers show whole. */
const size = { width: 1200, height: 630 } as const;
const margin = 90;
const square = { side: 110, gap: 24, y: 330 } as const;
/** The light colours of style/tokens.css. */
const colours = { paper: '#f6efdf', ink: '#241d16', soft: '#6b5f50', own: '#1f5c49' } as const;

/** Draws a result as a picture that tells nothing of the match. Null if this browser can't. */
export async function drawResult(result: SharedResult): Promise<File | null> {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const write = (
    text: string,
    { y, font, colour }: { y: number; font: string; colour: string },
  ) => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(text, margin, y, size.width - 2 * margin);
  };
  const family = '"Bricolage Grotesque Variable", sans-serif';
  pen.fillStyle = colours.paper;
  pen.fillRect(0, 0, size.width, size.height);
  write(`Paddock ${result.day}`, { y: 130, font: `600 44px ${family}`, colour: colours.soft });
  write(result.title, { y: 220, font: `750 76px ${family}`, colour: colours.ink });
  write(result.placeInWords, { y: 560, font: `700 60px ${family}`, colour: colours.ink });
  pen.strokeStyle = colours.ink;
  pen.lineWidth = 6;
  for (let place = 1; place <= result.numPlayers; place += 1) {
    const x = margin + (place - 1) * (square.side + square.gap);
    pen.fillStyle = place === result.place ? colours.own : colours.paper;
    pen.fillRect(x, square.y, square.side, square.side);
    pen.strokeRect(x, square.y, square.side, square.side);
  }
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return picture && new File([picture], `paddock-${result.day}.png`, { type: 'image/png' });
}
