/** The moments in which events are shown one after another, and how long each is. */
import type { EventOf } from '../../../kit/event-formatters.ts';
import {
  hopMilliseconds,
  hopsOf,
  hopTime,
  isMoment,
  momentTimes,
  resultTime,
  rollTime,
  rowMilliseconds,
} from '../../animation-timing.ts';
import type { GewaltEvent } from '../../rules/events.ts';
import { afterEvent, type Shown } from './playback.ts';

/** A moment of the playback: what is seen, for how long, and what it shows. */
export interface Frame {
  readonly shown: Shown;
  readonly event: GewaltEvent;
  readonly milliseconds: number;
  /** The dice are in the air. */
  readonly isRolling: boolean;
}

type Told<Type extends GewaltEvent['type']> = EventOf<GewaltEvent, Type>;

function still(shown: Shown, event: GewaltEvent, milliseconds: number): Frame {
  return { shown, event, milliseconds, isRolling: false };
}

function framesOfRoll(shown: Shown, event: Told<'rolled'>): Frame[] {
  const after = afterEvent(shown, event);
  return [
    { shown: after, event, milliseconds: rollTime, isRolling: true },
    still(after, event, resultTime),
  ];
}

/** Square by square; each line that is crossed is seen when the pawn is across it. */
function framesOfWay(
  before: Shown,
  event: Told<'moved'>,
  crossings: readonly Told<'crossed'>[],
): Frame[] {
  const { playerID } = event;
  const hops = hopsOf(event);
  if (hops.length === 0) return [still(before, event, hopTime)];
  const milliseconds = hopMilliseconds(hops.length);
  let shown = before;
  return hops.flatMap((place, index) => {
    shown = { ...shown, pawns: { ...shown.pawns, [playerID]: place } };
    const frames = [still(shown, event, milliseconds)];
    for (const crossing of crossings.filter(({ step }) => step === index + 1)) {
      shown = afterEvent(shown, crossing);
      frames.push(still(shown, crossing, momentTimes.crossed));
    }
    return frames;
  });
}

/** Row by row, as on a score pad. */
function framesOfScore(shown: Shown, event: Told<'scored'>): Frame[] {
  const { playerID, rows } = event;
  return rows.map((row, index) => {
    const scores = { ...shown.scores, [playerID]: rows.slice(0, index + 1) };
    return still({ ...shown, scores }, event, rowMilliseconds(row));
  });
}

/** The lines that are crossed in a move follow it in the log. */
function crossingsAfter(events: readonly GewaltEvent[], index: number): Told<'crossed'>[] {
  const following = events.slice(index + 1);
  const end = following.findIndex(({ type }) => type !== 'crossed');
  return following
    .slice(0, end < 0 ? undefined : end)
    .flatMap((event) => (event.type === 'crossed' ? [event] : []));
}

/** All moments of these events, from what is shown before. */
export function framesOf(before: Shown, events: readonly GewaltEvent[]): readonly Frame[] {
  const frames: Frame[] = [];
  let shown = before;
  for (const [index, event] of events.entries()) {
    const after = afterEvent(shown, event);
    if (event.type === 'rolled') frames.push(...framesOfRoll(shown, event));
    else if (event.type === 'moved') {
      frames.push(...framesOfWay(shown, event, crossingsAfter(events, index)));
    } else if (event.type === 'scored') frames.push(...framesOfScore(shown, event));
    // With its way every crossing has been shown.
    else if (isMoment(event) && event.type !== 'crossed') {
      frames.push(still(after, event, momentTimes[event.type]));
    }
    shown = after;
  }
  return frames;
}

/** What the viewer has just done with one press needs no telling: it is shown at once. */
export function framesFor(viewer: string | null, frames: readonly Frame[]): readonly Frame[] {
  const [first] = frames;
  const isOwn = first && 'playerID' in first.event && first.event.playerID === viewer;
  return isOwn && frames.length === 1 ? [] : frames;
}
