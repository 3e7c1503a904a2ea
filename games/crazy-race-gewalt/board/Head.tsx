import { useShared } from '../../kit/board/frame/BoardFrame.tsx';
import { Head as FrameHead } from '../../kit/board/frame/Head.tsx';
import { DiceCorner } from './cards/DiceCorner.tsx';
import { WorthMark } from './cards/WorthMark.tsx';
import type { Parts } from './parts.ts';
import { worthInWords, worthOf } from './standings/worth.ts';
import { hintFor } from './turn/hint.ts';
import { sectionFor, sentenceFor } from './turn/sentence.ts';

/** Describes the event being shown. It reveals no more than has been seen yet. */
function tellingOf({ playback: { event, isRolling }, seating, text }: Parts): string {
  const { dice, scoring } = text.board;
  if (!event) return '';
  if (event.type === 'rolled' && isRolling) return dice.rolling(seating.nameOf(event.playerID));
  if (event.type === 'scored') return scoring.counting(seating.nameOf(event.playerID));
  return text.describeEvent(event, seating.nameOf);
}

/** Shows the worth of the trophy that the viewer has just taken. */
function OwnTrophy({ G, viewer, playback, text }: Parts) {
  const { event, shown } = playback;
  if (event?.type !== 'crossed' || event.playerID !== viewer) return null;
  const own = worthOf(G, shown, viewer).find(({ stage }) => stage === event.stage);
  const told = own && worthInWords(own, text.board.worth);
  if (!told) return null;
  return (
    <span className="crazy-race-gewalt-own-trophy">
      <WorthMark isWon={own.standing === 'won'} />
      <strong>{told}</strong>
    </span>
  );
}

/** Shows the sentence with its hint, and the dice. */
export function Head(parts: Parts) {
  const { isShownOnly } = useShared();
  const { G, own, playback, seating, text } = parts;
  const { event } = playback;
  const hint = event === null ? hintFor(G, own, seating, text.board) : null;
  return (
    <FrameHead
      sentence={sentenceFor(G, own, seating, text.board)}
      section={sectionFor(G, own)}
      telling={
        event && (
          <>
            {tellingOf(parts)} <OwnTrophy {...parts} />
          </>
        )
      }
    >
      <div
        className="crazy-race-gewalt-hint-place"
        {...(!isShownOnly && { 'aria-live': 'polite' })}
      >
        {hint && <p className="paddock-hint">{hint}</p>}
      </div>
      <DiceCorner {...parts} />
    </FrameHead>
  );
}
