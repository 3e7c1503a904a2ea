import { type ReactNode, useState } from 'react';
import type { CatalogGame } from '../../../games/index.ts';
import type { DailyStandings } from '../../../protocol/daily.ts';
import { useDailyText } from '../../i18n/messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { useOwnTry } from '../../lib/daily-tries.ts';
import { addresses } from '../../lib/navigation.ts';
import { type SharedResult, shareTextOf } from './share-text.ts';
import { beatenBy } from './standings.ts';

interface OwnProps {
  readonly day: string;
  readonly game: CatalogGame;
  readonly standings: DailyStandings;
  /** Words for a score, if the game has its own. */
  readonly scoreInWords: ((score: number) => string) | undefined;
}

/** Shows the reader's own result, or that there is none yet. */
export function OwnResult({
  children,
  ...props
}: OwnProps & {
  /** What can be done next. */
  readonly children: ReactNode;
}) {
  const words = useDailyText().page;
  const { day, game, standings } = props;
  const { state } = useOwnTry(day, game.info.name);
  const isMissed = standings.isOver || state === 'ended';
  const without = isMissed ? words.missed : words[state === 'new' ? 'notPlayed' : 'unfinished'];
  return (
    <section aria-labelledby="daily-own" className="card daily-own">
      <h2 id="daily-own">{words.own}</h2>
      {standings.own ? <Finished {...props} own={standings.own} /> : <p>{without}</p>}
      {children}
    </section>
  );
}

function Finished({
  day,
  game,
  standings,
  own,
  scoreInWords,
}: OwnProps & { readonly own: NonNullable<DailyStandings['own']> }) {
  const { language, formats } = useText();
  const words = useDailyText().page;
  const { place, score } = own;
  const { numPlayers } = standings;
  const placeInWords = words.placeOf(place, formats.number(numPlayers));
  return (
    <>
      <p className="daily-place">
        <strong>{placeInWords}</strong>
        {scoreInWords && ` · ${scoreInWords(score)}`}{' '}
        <Squares place={place} numPlayers={numPlayers} />
      </p>
      <Beaten standings={standings} />
      <ShareButton
        result={{
          day,
          title: game.info.description[language].title,
          place,
          placeInWords,
          numPlayers,
          address: new URL(addresses.daily(day, game.info.name), window.location.href).href,
        }}
      />
    </>
  );
}

/** Draws the squares of the shared text. */
function Squares({ place, numPlayers }: { readonly place: number; readonly numPlayers: number }) {
  const places = Array.from({ length: numPlayers }, (_, index) => index + 1);
  return (
    <span className="daily-squares" aria-hidden="true">
      {places.map((each) => (
        <span key={each} data-own={each === place} />
      ))}
    </span>
  );
}

function Beaten({ standings }: { readonly standings: DailyStandings }) {
  const { formats } = useText();
  const words = useDailyText().page;
  const { beaten, others } = beatenBy(standings) ?? { beaten: 0, others: 0 };
  if (others === 0) return <p>{words.alone}</p>;
  if (others === 1) return <p>{beaten === 1 ? words.beatenOne : words.notBeatenOne}</p>;
  return <p>{words.beaten(formats.number(beaten), formats.number(others))}</p>;
}

/** Shares a result by the device, with a picture of it, or copies its text. Where neither works, it shows the text. */
function ShareButton({ result }: { readonly result: SharedResult }) {
  const sharedText = shareTextOf(result);
  const words = useDailyText().page;
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const canShare = 'share' in navigator;
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(sharedText).then(
      () => true,
      () => false,
    );
    setOutcome(isCopied ? 'copied' : 'failed');
  };
  const share = async () => {
    try {
      const picture = await drawResult(result);
      const files = picture ? [picture] : [];
      // Not all devices share files.
      const canShareFiles = files.length > 0 && navigator.canShare?.({ files });
      await navigator.share({ text: sharedText, ...(canShareFiles && { files }) });
    } catch (error) {
      // A visitor who cancels wants no copy.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <>
      <div className="buttons">
        <button type="button" className="button" onClick={canShare ? share : copy}>
          {canShare ? words.share : words.copy}
        </button>
      </div>
      <p role="status" className="daily-copied">
        {outcome === 'copied' && words.copied}
        {outcome === 'failed' && words.toCopy}
      </p>
      {outcome === 'failed' && (
        <textarea
          className="text-area"
          readOnly
          rows={4}
          value={sharedText}
          aria-label={words.toCopy}
        />
      )}
    </>
  );
}

/** In pixels, the size that messengers show whole. */
const size = { width: 1200, height: 630 } as const;
const margin = 90;
const square = { side: 110, gap: 24, y: 330 } as const;
/** The light colours of style/tokens.css. */
const colours = { paper: '#f6efdf', ink: '#241d16', soft: '#6b5f50', own: '#1f5c49' } as const;

/** Draws a result as a picture that tells nothing of the match. Null if this browser can't. */
async function drawResult(result: SharedResult): Promise<File | null> {
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
