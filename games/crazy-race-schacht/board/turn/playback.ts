/**
 * The state that the board displays, and how each event of the log changes it. Events of one moment can thus be shown
 * one after another. It contains no rules of its own: the events say what happened.
 */
import type { PlayerID } from '../../../kit/player-id.ts';
import { isEndOfStage, momentsOf } from '../../animation-timing.ts';
import type { PointsCardID, Side } from '../../rules/components.ts';
import type { SchachtEvent } from '../../rules/events.ts';
import { noCards, wayOf, withCardsAt } from '../../rules/index.ts';
import type { PlacedDriver, SchachtState, VisiblePile } from '../../rules/state.ts';

/** The part of the state that is shown changing. */
export type Shown = Readonly<
  Pick<
    SchachtState,
    'seats' | 'stage' | 'stageCard' | 'firstPlayer' | 'placed' | 'locomotives' | 'piles' | 'points'
  >
>;

export function shownOf(G: SchachtState): Shown {
  const { seats, stage, stageCard, firstPlayer, placed, locomotives, piles, points } = G;
  return { seats, stage, stageCard, firstPlayer, placed, locomotives, piles, points };
}

/** The board's display when there is no playback. */
export interface Stand {
  readonly shown: Shown;
  /** The side under evaluation, or null. */
  readonly side: Side | null;
}

export function standOf(G: SchachtState): Stand {
  const side = G.step.phase === 'stageEvaluation' ? G.step.movement.side : null;
  return { shown: shownOf(G), side };
}

type EventOf<Type extends SchachtEvent['type']> = Extract<SchachtEvent, { type: Type }>;

function withPlaced(shown: Shown, { side, playerID, order }: EventOf<'placed'>): Shown {
  const card: PlacedDriver = { playerID, order, cardID: null };
  return { ...shown, placed: withCardsAt(shown.placed, side, [...shown.placed[side], card]) };
}

function withRevealed(shown: Shown, { side, cards }: EventOf<'revealed'>): Shown {
  return { ...shown, placed: withCardsAt(shown.placed, side, cards) };
}

function withLocomotiveAt(
  shown: Shown,
  { playerID, model }: Pick<EventOf<'advanced'>, 'playerID' | 'model'>,
  progress: number,
): Shown {
  const own = shown.locomotives[playerID];
  if (!own) return shown;
  const moved = { ...own, [model]: progress };
  return { ...shown, locomotives: { ...shown.locomotives, [playerID]: moved } };
}

/**
 * Returns a pile without its top card. With `shuffled` no event has the face of the new top card, so it is taken from
 * the goal.
 */
function withoutTop(pile: VisiblePile, goal: VisiblePile): VisiblePile {
  const count = Math.max(0, pile.count - 1);
  return { count, seen: count === goal.count ? goal.seen : pile.seen.slice(1) };
}

function withPointsTaken(
  shown: Shown,
  { playerID, pile, cardID }: EventOf<'tookPoints'>,
  goal: Shown,
): Shown {
  if (cardID === null) return shown;
  return {
    ...withPointsOf(shown, playerID, (cards) => [...cards, cardID]),
    piles: { ...shown.piles, [pile]: withoutTop(shown.piles[pile], goal.piles[pile]) },
  };
}

function withPointsOf(
  shown: Shown,
  playerID: PlayerID,
  change: (cards: readonly PointsCardID[]) => PointsCardID[],
): Shown {
  return {
    ...shown,
    points: { ...shown.points, [playerID]: change(shown.points[playerID] ?? []) },
  };
}

function withPointsLost(shown: Shown, playerID: PlayerID, lost: PointsCardID): Shown {
  return withPointsOf(shown, playerID, (cards) => cards.filter((cardID) => cardID !== lost));
}

/** Returns the display after an event. `goal` is the display once all events have been shown. */
export function afterEvent(shown: Shown, event: SchachtEvent, goal: Shown): Shown {
  switch (event.type) {
    case 'stageBegan': {
      const { stage, stageCard, firstPlayer } = event;
      return { ...shown, stage, stageCard, firstPlayer, placed: noCards };
    }
    case 'placed':
      return withPlaced(shown, event);
    case 'revealed':
      return withRevealed(shown, event);
    case 'advanced':
      return withLocomotiveAt(shown, event, event.to);
    case 'tookPoints':
      return withPointsTaken(shown, event, goal);
    case 'stole': {
      const robbed = withPointsLost(shown, event.from, event.cardID);
      return withPointsOf(robbed, event.playerID, (cards) => [...cards, event.cardID]);
    }
    case 'lostHighest':
    case 'lostChosen':
      return withPointsLost(shown, event.playerID, event.cardID);
    case 'discarded':
      return { ...shown, placed: noCards };
    default:
      return shown;
  }
}

/** A frame of the playback: what is displayed, for how long, and for which event. */
export interface Frame extends Stand {
  readonly event: SchachtEvent;
  readonly milliseconds: number;
}

function sideAfter(side: Side | null, event: SchachtEvent): Side | null {
  if (event.type === 'revealed' || event.type === 'sideEmpty') return event.side;
  return isEndOfStage(event) || event.type === 'raceEnded' ? null : side;
}

/** Returns a locomotive's steps: every space on its path, including jumped ones. */
function steps(shown: Shown, event: EventOf<'advanced'>): Shown[] {
  const { playerID, model, from, to, jumps } = event;
  const own = shown.locomotives[playerID];
  if (!own) return [];
  const { path } = wayOf(own, model, to - from - jumps);
  return path.map((progress) => withLocomotiveAt(shown, event, progress));
}

/** Returns all frames of these events, from what was displayed before to `goal`, which must be their result. */
export function framesOf(
  before: Stand,
  events: readonly SchachtEvent[],
  goal: Shown,
): readonly Frame[] {
  const frames: Frame[] = [];
  const moments = momentsOf(events);
  let { shown, side } = before;
  for (const [index, event] of events.entries()) {
    side = sideAfter(side, event);
    const seen = event.type === 'advanced' ? steps(shown, event) : [afterEvent(shown, event, goal)];
    shown = afterEvent(shown, event, goal);
    for (const [number, each] of seen.entries()) {
      const milliseconds = moments[index]?.[number] ?? 0;
      frames.push({ shown: each, event, side, milliseconds });
    }
  }
  return frames;
}
