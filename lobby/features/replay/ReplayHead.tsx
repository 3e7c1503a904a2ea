import { useState } from 'react';
import { SeatSign } from '../../../games/kit/board/SeatSign.tsx';
import type { MatchRecord } from '../../../games/kit/record/format.ts';
import { textOfRecord } from '../../../games/kit/record/write.ts';
import type { GameText, NameOf } from '../../../games/kit/text.ts';
import { useTableText } from '../../i18n/messages.tsx';
import { useReplayText } from '../../i18n/replay-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { BotMark } from '../../ui/BotMark.tsx';
import type { ReplayViewer } from '../past-match/past-match.ts';
import { addressOf, type Spot } from './address.ts';

/** Shows the players, in the order of the result, or of the seats if there is none. */
export function SeatsAndResult({
  record: { seats, result, about },
  nameOf,
  scoreInWords,
}: {
  readonly record: MatchRecord;
  readonly nameOf: NameOf;
  readonly scoreInWords: GameText['score'];
}) {
  const { language } = useText();
  const table = useTableText();
  const words = useReplayText();
  const unranked = seats.map((_, index) => ({ playerID: String(index), place: null, score: null }));
  return (
    <>
      {about !== undefined && (
        <p className="replay-about">
          <bdi>{about}</bdi>
        </p>
      )}
      <ol className="replay-seats" aria-label={words.seats}>
        {(result?.ranking ?? unranked).map(({ playerID, place, score }) => (
          <li key={playerID} data-first={place === 1}>
            {place !== null && <span className="replay-place">{table.end.place(place)}</span>}
            <SeatSign playerID={playerID} />
            <bdi>{nameOf(playerID)}</bdi>
            <BotMark level={seats[Number(playerID)]?.bot ?? null} language={language} />
            {score !== null && scoreInWords && <span>{scoreInWords(score)}</span>}
          </li>
        ))}
      </ol>
      {result === null && <p className="replay-unfinished">{words.unfinished}</p>}
    </>
  );
}

/** Shows the choice of the point of view. */
export function ViewerChoice({
  seats,
  as,
  nameOf,
  onChoose,
}: {
  readonly seats: readonly string[];
  readonly as: ReplayViewer;
  readonly nameOf: NameOf;
  readonly onChoose: (as: ReplayViewer) => void;
}) {
  const words = useReplayText();
  return (
    <label className="replay-viewer">
      <span>{words.viewer}</span>
      <select
        value={as ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
      >
        <option value="">{words.spectator}</option>
        {seats.map((seat) => (
          <option key={seat} value={seat}>
            {nameOf(seat)}
          </option>
        ))}
        <option value="all">{words.everything}</option>
      </select>
    </label>
  );
}

/** Paths in a box of 24 × 24. */
const icons = {
  link: 'M10 14a4.500 4.500 0 0 0 6.500 0l4-4a4.500 4.500 0 0 0-6.500-6.500l-1.500 1.500M14 10a4.500 4.500 0 0 0-6.500 0l-4 4a4.500 4.500 0 0 0 6.500 6.500l1.500-1.500',
  save: 'M12 3v12M6.500 10L12 15.500L17.500 10M4 20.500h16',
} as const;

/** Shows a button, with only its icon where there is little room. */
function IconButton({
  icon,
  label,
  onPress,
}: {
  readonly icon: string;
  readonly label: string;
  readonly onPress: () => void;
}) {
  return (
    <button
      type="button"
      className="button button-small replay-icon-button"
      title={label}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={icon} />
      </svg>
      <span>{label}</span>
    </button>
  );
}

/** Returns the name of a match's file, made of its game and day. */
function fileNameOf({ game, startedAt }: Pick<MatchRecord, 'game' | 'startedAt'>): string {
  if (startedAt === undefined) return `${game}.json`;
  return `${game}-${new Date(startedAt).toISOString().slice(0, 10)}.json`;
}

function saveAsFile(record: MatchRecord): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([textOfRecord(record)], { type: 'application/json' }));
  link.download = fileNameOf(record);
  link.click();
  // By then the browser has begun to save it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Shows the button that saves the record as a file. */
export function SaveButton({ record }: { readonly record: MatchRecord }) {
  const words = useReplayText();
  return <IconButton icon={icons.save} label={words.save} onPress={() => saveAsFile(record)} />;
}

/**
 * Shows the button that copies a link to the current position. Where the browser forbids copying, it shows the link
 * itself.
 */
export function CopyLink({
  spot,
  isForOthers,
}: {
  readonly spot: Spot;
  /** Whether others can open it, too, because the match is on the server. */
  readonly isForOthers: boolean;
}) {
  const words = useReplayText();
  const [copied, setCopied] = useState<{ readonly link: string; readonly isDone: boolean } | null>(
    null,
  );
  const copy = async () => {
    const link = addressOf(spot);
    const isDone = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
    setCopied({ link, isDone });
  };
  const done = isForOthers ? words.copied : words.copiedHere;
  const isOfHere = copied !== null && copied.link === addressOf(spot);
  return (
    <>
      <IconButton icon={icons.link} label={words.copyLink} onPress={copy} />
      <span role="status" className="replay-copied">
        {isOfHere && (copied.isDone ? done : words.linkToCopy)}
        {isOfHere && !copied.isDone && (
          <input readOnly value={copied.link} aria-label={words.linkToCopy} />
        )}
      </span>
    </>
  );
}
