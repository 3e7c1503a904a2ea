/**
 * The state that the board displays, and how each event of the log changes it. Events of one moment can thus be shown
 * one after another. It contains no rules of its own: the events say what happened.
 */

import type { EventOf } from '../../../kit/event-formatters.ts';
import type { PlayerID } from '../../../kit/player-id.ts';
import { forEachSeat, ofSeat } from '../../../kit/seats.ts';
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
import { arrowOf, betOn, type Deck } from '../../rules/components.ts';
import { turnModifiersOf } from '../../rules/effects.ts';
import type { GewaltEvent, ScoredTrophy } from '../../rules/events.ts';
import { withCardMoved, withCardOn } from '../../rules/lanes.ts';
import { complete, scoreOf } from '../../rules/scoring.ts';
import type { GewaltState, PawnPosition, Trophy, Turn } from '../../rules/state.ts';

type Rolled = EventOf<GewaltEvent, 'rolled'>;
type Told<Type extends GewaltEvent['type']> = EventOf<GewaltEvent, Type>;

/** The part of the state that is shown changing. */
export type Shown = Readonly<
  Pick<
    GewaltState,
    | 'sectionCards'
    | 'pawns'
    | 'trophies'
    | 'awaitingReply'
    | 'pendingCards'
    | 'counters'
    | 'owedDraws'
    | 'handSizes'
    | 'pileSizes'
    | 'bets'
  >
> & {
  readonly turn: Pick<Turn, 'playerID' | 'isSecond' | 'effect'>;
  /** The last roll. Null before the first one, or if a card replaced it. */
  readonly roll: Rolled | null;
  /** The trophies counted so far. */
  readonly scores: Readonly<Record<PlayerID, readonly ScoredTrophy[]>>;
};

/** Returns the scores of every player's trophies. It is empty before the bets are shown. */
function scoresIn({ bets, trophies }: GewaltState): Shown['scores'] {
  if (!bets) return {};
  const seats = Object.keys(bets);
  const outcome = {
    bets: forEachSeat(seats, (seat) => betOn(ofSeat(bets, seat), seats.length)),
    trophies: forEachSeat(seats, (seat) => complete(ofSeat(trophies, seat))),
  };
  return forEachSeat(seats, (seat) => scoreOf(outcome, seat));
}

function rollAfter(roll: Rolled | null, event: GewaltEvent): Rolled | null {
  if (event.type === 'rolled') return event;
  if (event.type !== 'actionTookEffect') return roll;
  const { turns, going } = turnModifiersOf(arrowOf(event.cardID));
  // The card replaced a roll, or the pawn did not move.
  return turns === 0 || going.by !== 'dice' ? null : roll;
}

/** Returns what the board displays of the present state. Only the log has the last roll. */
export function shownOf(G: GewaltState, events: readonly GewaltEvent[]): Shown {
  const {
    sectionCards,
    pawns,
    trophies,
    awaitingReply,
    pendingCards,
    counters,
    owedDraws,
    handSizes,
    pileSizes,
    bets,
  } = G;
  const { playerID, isSecond, effect } = G.turn;
  return {
    sectionCards,
    pawns,
    trophies,
    awaitingReply,
    pendingCards,
    counters,
    owedDraws,
    handSizes,
    pileSizes,
    bets,
    turn: { playerID, isSecond, effect },
    roll: events.reduce(rollAfter, null),
    scores: scoresIn(G),
  };
}

function withOf<Value>(
  record: Readonly<Record<PlayerID, Value>>,
  playerID: PlayerID,
  value: NoInfer<Value>,
): Record<PlayerID, Value> {
  return { ...record, [playerID]: value };
}

/** Returns the playback with one card more (1) or fewer (−1) in a hand. */
function withHand(shown: Shown, playerID: PlayerID, deck: Deck, change: 1 | -1): Shown {
  const sizes = ofSeat(shown.handSizes, playerID);
  const changed = { ...sizes, [deck]: sizes[deck] + change };
  return { ...shown, handSizes: withOf(shown.handSizes, playerID, changed) };
}

function withPawn(shown: Shown, playerID: PlayerID, place: PawnPosition | null): Shown {
  return { ...shown, pawns: withOf(shown.pawns, playerID, place) };
}

function withTrophy(shown: Shown, playerID: PlayerID, { stage, place }: Trophy): Shown {
  const own = { ...ofSeat(shown.trophies, playerID), [stage]: place };
  return { ...shown, trophies: withOf(shown.trophies, playerID, own) };
}

function afterLaidSection(shown: Shown, event: Told<'laidSection'>): Shown {
  const { playerID, cardID } = event;
  const sectionCards = withCardOn(shown.sectionCards, event, {
    cardID,
    placedBy: playerID,
    movedBy: null,
  });
  return withHand({ ...shown, sectionCards }, playerID, 'section', -1);
}

function afterRelocated(shown: Shown, { playerID, from, to }: Told<'relocated'>): Shown {
  const sectionCards = withCardMoved(shown.sectionCards, { from, to, movedBy: playerID });
  return withHand({ ...shown, sectionCards }, playerID, 'action', -1);
}

function afterActionLaid(shown: Shown, { playerID, target, cardID }: Told<'actionLaid'>): Shown {
  const pendingCards = withOf(shown.pendingCards, target, { cardID, from: playerID });
  return withHand({ ...shown, pendingCards }, playerID, 'action', -1);
}

function afterCountered(shown: Shown, { playerID, from, times }: Told<'countered'>): Shown {
  const countered = { ...ofSeat(shown.counters, playerID), [from]: times };
  const answered = {
    ...shown,
    awaitingReply: null,
    pendingCards: withOf(shown.pendingCards, playerID, null),
    counters: withOf(shown.counters, playerID, countered),
    owedDraws: withOf(shown.owedDraws, playerID, ofSeat(shown.owedDraws, playerID) + 1),
  };
  return withHand(answered, playerID, 'action', -1);
}

function afterFinished(shown: Shown, { playerID }: Told<'finished'>): Shown {
  return {
    ...withPawn(shown, playerID, null),
    pendingCards: withOf(shown.pendingCards, playerID, null),
    handSizes: withOf(shown.handSizes, playerID, { section: 0, action: 0 }),
    owedDraws: withOf(shown.owedDraws, playerID, 0),
  };
}

function afterDrew(shown: Shown, { playerID, deck, isOwed }: Told<'drew'>): Shown {
  const pileSizes = { ...shown.pileSizes, [deck]: shown.pileSizes[deck] - 1 };
  const owed = ofSeat(shown.owedDraws, playerID) - (isOwed ? 1 : 0);
  return withHand(
    { ...shown, pileSizes, owedDraws: withOf(shown.owedDraws, playerID, owed) },
    playerID,
    deck,
    1,
  );
}

/** Returns the playback after an event about a turn and the cards that act in it. */
function afterTurnEvent(shown: Shown, event: GewaltEvent): Shown {
  switch (event.type) {
    case 'turnBegan': {
      const { playerID, isSecond } = event;
      return { ...shown, turn: { playerID, isSecond, effect: null } };
    }
    case 'actionLaid':
      return afterActionLaid(shown, event);
    case 'asked':
      return { ...shown, awaitingReply: event.playerID };
    case 'countered':
      return afterCountered(shown, event);
    case 'allowed':
      return { ...shown, awaitingReply: null };
    case 'actionTookEffect':
      return { ...shown, turn: { ...shown.turn, effect: arrowOf(event.cardID) } };
    case 'actionSpent':
      return { ...shown, pendingCards: withOf(shown.pendingCards, event.playerID, null) };
    default:
      return shown;
  }
}

/** Returns the playback after an event about the course, the hands or the end. */
function afterRaceEvent(shown: Shown, event: GewaltEvent): Shown {
  switch (event.type) {
    case 'laidSection':
      return afterLaidSection(shown, event);
    case 'discarded':
      return withHand(shown, event.playerID, event.deck, -1);
    case 'relocated':
      return afterRelocated(shown, event);
    case 'moved':
      return withPawn(shown, event.playerID, event.to);
    case 'crossed':
      return withTrophy(shown, event.playerID, event);
    case 'tookRest':
      return event.trophies.reduce(
        (so, trophy) => withTrophy(so, event.playerID, trophy),
        withPawn(shown, event.playerID, null),
      );
    case 'finished':
      return afterFinished(shown, event);
    case 'drew':
      return afterDrew(shown, event);
    case 'reshuffled':
      return { ...shown, pileSizes: { ...shown.pileSizes, [event.deck]: event.count } };
    case 'betsShown':
      return { ...shown, bets: { ...event.bets } };
    case 'scored':
      return { ...shown, scores: withOf(shown.scores, event.playerID, event.rows) };
    default:
      return shown;
  }
}

/** Returns the playback after an event. */
export function afterEvent(shown: Shown, event: GewaltEvent): Shown {
  const after = afterRaceEvent(afterTurnEvent(shown, event), event);
  return { ...after, roll: rollAfter(after.roll, event) };
}

/** What the board displays. */
export interface Stand {
  readonly shown: Shown;
  /** Whether the dice are still rolling. */
  readonly isRolling: boolean;
}

export function standOf(G: GewaltState, events: readonly GewaltEvent[]): Stand {
  return { shown: shownOf(G, events), isRolling: false };
}

/** A frame of the playback: what is displayed, for how long, and for which event. */
export interface Frame extends Stand {
  readonly event: GewaltEvent;
  readonly milliseconds: number;
}

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
