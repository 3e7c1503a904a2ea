import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SeatSign } from '../../../games/kit/board/SeatSign.tsx';
import type { ChatLine } from '../../../protocol/tables.ts';
import { useChatText } from '../../i18n/match-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { markOf, useMuting } from '../../lib/muted-players.ts';
import { useSeats } from '../../lib/seats.ts';

/** Consecutive lines that are all muted, or all shown. */
interface Stretch {
  readonly isMuted: boolean;
  readonly lines: readonly [ChatLine, ...ChatLine[]];
}

function stretchesOf(
  lines: readonly ChatLine[],
  isMuted: (line: ChatLine) => boolean,
): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (const line of lines) {
    const last = stretches.at(-1);
    const muted = isMuted(line);
    if (last?.isMuted === muted) {
      stretches[stretches.length - 1] = { isMuted: muted, lines: [...last.lines, line] };
    } else {
      stretches.push({ isMuted: muted, lines: [line] });
    }
  }
  return stretches;
}

/** Lists chat lines, oldest first. Lines of muted players are folded. */
export function Lines({
  matchID,
  lines,
}: {
  readonly matchID: string;
  readonly lines: readonly ChatLine[];
}) {
  const words = useChatText();
  const own = useSeats()[matchID]?.playerID;
  const { isMuted, mute, unmute } = useMuting(matchID, lines);
  /** The line at which a player was last muted or unmuted. Another button has replaced the pressed one. */
  const [changed, setChanged] = useState<string | null>(null);
  // By then the new button has the focus; later ones must not take it.
  useEffect(() => {
    if (changed !== null) setChanged(null);
  }, [changed]);
  const said = (line: ChatLine, button: ReactNode) => (
    <Line key={markOf(line)} line={line} button={button} />
  );
  const open = (line: ChatLine) => {
    const isOther = line.playerID !== null && line.playerID !== own;
    return said(
      line,
      isOther && (
        <MuteButton
          label={words.mute(line.name)}
          takesFocus={changed === markOf(line)}
          onPress={() => {
            setChanged(markOf(line));
            mute(line);
          }}
        />
      ),
    );
  };
  return (
    <>
      <ol className="chat-lines">
        {stretchesOf(lines, isMuted).flatMap((stretch) =>
          stretch.isMuted ? (
            <Folded
              key={`folded ${markOf(stretch.lines[0])}`}
              lines={stretch.lines}
              changed={changed}
              onUnmute={() => {
                setChanged(markOf(stretch.lines[0]));
                unmute(stretch.lines);
              }}
            >
              {stretch.lines.map((line) => said(line, null))}
            </Folded>
          ) : (
            stretch.lines.map(open)
          ),
        )}
      </ol>
      <NewestLine lines={lines} isSilent={(line) => line.playerID === own || isMuted(line)} />
    </>
  );
}

function Line({ line, button }: { readonly line: ChatLine; readonly button: ReactNode }) {
  const { formats } = useText();
  const words = useChatText();
  const { playerID, name, phrase, text, sentAt } = line;
  return (
    <li>
      <p className="chat-head">
        {playerID !== null && <SeatSign playerID={playerID} />}
        {playerID === null && name === '' ? <em>{words.left}</em> : <strong>{name}</strong>}
        <time dateTime={new Date(sentAt).toISOString()}>{formats.timeOfDay(sentAt)}</time>
        {button}
      </p>
      <p className="chat-text">{phrase ? words.phrases[phrase] : text}</p>
    </li>
  );
}

/** Focuses the button that replaces the pressed one. */
function useFocus(takesFocus: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it comes
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, []);
  return button;
}

function MuteButton({
  label,
  takesFocus,
  onPress,
}: {
  readonly label: string;
  readonly takesFocus: boolean;
  readonly onPress: () => void;
}) {
  const words = useChatText();
  const button = useFocus(takesFocus);
  return (
    <button
      ref={button}
      type="button"
      className="chat-mute"
      aria-label={label}
      title={`${label}. ${words.muteHelp}`}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
        <path d="M3 9.5v5h4l5 4.5V5L7 9.5z" />
        <path className="chat-mute-cross" d="M16 9.5l5 5m0-5l-5 5" />
      </svg>
    </button>
  );
}

/** Folded lines of a muted player, with buttons to show them and to unmute the player. */
function Folded({
  lines,
  changed,
  onUnmute,
  children,
}: {
  readonly lines: readonly ChatLine[];
  /** The line at which the replaced button was pressed, if it is one of these. */
  readonly changed: string | null;
  readonly onUnmute: () => void;
  readonly children: ReactNode;
}) {
  const { formats } = useText();
  const words = useChatText();
  const [isShown, setShown] = useState(false);
  const button = useFocus(lines.some((line) => markOf(line) === changed));
  const name = lines.find((line) => line.name !== '')?.name ?? words.left;
  return (
    <>
      <li className="chat-folded">
        <span>{words.muted(lines.length, formats.number(lines.length))}</span>
        <button
          type="button"
          className="button button-small"
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? words.hide : words.show}
        </button>
        <button
          ref={button}
          type="button"
          className="button button-small"
          aria-label={words.unmuteLabel(name)}
          onClick={onUnmute}
        >
          {words.unmute}
        </button>
      </li>
      {isShown && children}
    </>
  );
}

/** Announces new lines to screen readers, but none from before the chat was opened. */
function NewestLine({
  lines,
  isSilent,
}: {
  readonly lines: readonly ChatLine[];
  /** Returns whether a line is not announced. */
  readonly isSilent: (line: ChatLine) => boolean;
}) {
  const words = useChatText();
  const known = useRef(new Set(lines.map(markOf)));
  const newest = lines.findLast((line) => !known.current.has(markOf(line)) && !isSilent(line));
  return (
    <p className="only-read" aria-live="polite">
      {newest && (
        // A new element, so that two equal lines are both announced.
        <span key={markOf(newest)}>
          {newest.name || words.left}: {newest.phrase ? words.phrases[newest.phrase] : newest.text}
        </span>
      )}
    </p>
  );
}
