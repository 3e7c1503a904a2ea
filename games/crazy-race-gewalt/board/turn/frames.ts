/** Frames in which events are shown one after another, and their durations. */
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

/** What the board displays. */
export interface Stand {
  readonly shown: Shown;
  /** Whether the dice are still rolling. */
  readonly isRolling: boolean;
}

/** A frame of the playback: what is displayed, for how long, and for which event. */
export interface Frame extends Stand {
  readonly event: GewaltEvent;
  readonly milliseconds: number;
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

/** Returns the frames of a move, square by square. Each line is crossed when the pawn is beyond it. */
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

/** Returns the frames of a score, row by row, as on a score pad. */
function framesOfScore(shown: Shown, event: Told<'scored'>): Frame[] {
  const { playerID, rows } = event;
  return rows.map((row, index) => {
    const scores = { ...shown.scores, [playerID]: rows.slice(0, index + 1) };
    return still({ ...shown, scores }, event, rowMilliseconds(row));
  });
}

/** Returns the lines crossed in a move. They follow it in the log. */
function crossingsAfter(events: readonly GewaltEvent[], index: number): Told<'crossed'>[] {
  const following = events.slice(index + 1);
  const end = following.findIndex(({ type }) => type !== 'crossed');
  return following
    .slice(0, end < 0 ? undefined : end)
    .flatMap((event) => (event.type === 'crossed' ? [event] : []));
}

/** Returns all frames of these events, starting from what was displayed before. */
export function framesOf(before: Shown, events: readonly GewaltEvent[]): readonly Frame[] {
  const frames: Frame[] = [];
  let shown = before;
  for (const [index, event] of events.entries()) {
    const after = afterEvent(shown, event);
    if (event.type === 'rolled') frames.push(...framesOfRoll(shown, event));
    else if (event.type === 'moved') {
      frames.push(...framesOfWay(shown, event, crossingsAfter(events, index)));
    } else if (event.type === 'scored') frames.push(...framesOfScore(shown, event));
    // The frames of the move have already shown every crossing.
    else if (isMoment(event) && event.type !== 'crossed') {
      frames.push(still(after, event, momentTimes[event.type]));
    }
    shown = after;
  }
  return frames;
}

/** Returns the frames without those of the viewer's own action, which is shown at once. */
export function framesFor(viewer: string | null, frames: readonly Frame[]): readonly Frame[] {
  const [first] = frames;
  const isOwn = first && 'playerID' in first.event && first.event.playerID === viewer;
  return isOwn && frames.length === 1 ? [] : frames;
}
