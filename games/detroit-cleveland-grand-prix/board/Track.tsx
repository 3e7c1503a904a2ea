import { type MouseEvent, memo, useMemo, useState } from 'react';
import { SeatSign } from '../../kit/board/SeatSign.tsx';
import type { Car, Space } from '../components.ts';
import type { BoardText } from '../locales/board-text.ts';
import { trackOfRace } from '../rules.ts';
import { Action } from './Action.tsx';
import { CarIcon } from './Car.tsx';
import { CarsOnTrack } from './CarsOnTrack.tsx';
import { Circuit, SpaceShape } from './Circuit.tsx';
import { drivesOfEvent, drivesOfTryout } from './driving.ts';
import {
  type Box,
  type CircuitView,
  type Point,
  pathThrough,
  rowShapes,
  spacePose,
} from './geometry.ts';
import {
  closeUpOf,
  isWithin,
  nearestTarget,
  pressTarget,
  type Target,
  targetsOf,
} from './nearest.ts';
import type { Parts } from './parts.ts';
import { RaceCardFace } from './RaceCard.tsx';
import { pictureBox } from './scenery.ts';
import type { OwnCard } from './useOwnTurn.ts';
import { shownSpace } from './words.ts';

/** Lane widths that a close-up shows at least. */
const closeUpWidth = 15;
/** Rows in front of the leading car that are seen in it. */
const outlook = 7;

/** What is to be seen in a close-up: all cars that race, and the track in front of them. */
function pointsOfInterest(
  view: CircuitView,
  spaces: Readonly<Record<Car, Space | null>>,
): readonly Point[] {
  const racing = Object.values(spaces).filter((space) => space !== null);
  const leader = Math.max(...racing.map(([row]) => row));
  const rows = rowShapes(view);
  const ahead = rows[Math.min(rows.length - 1, leader + outlook)];
  return [...racing.map((space) => spacePose(view, space)), ...(ahead ? [ahead] : [])];
}

/** The ground is drawn once: nothing on it changes. */
const Ground = memo(Circuit);

/** The ways that are decided, and the one begun, drawn as the cars will go. */
function Trails({
  view,
  card,
  racing,
}: {
  readonly view: CircuitView;
  readonly card: OwnCard;
  readonly racing: Readonly<Record<Car, Space | null>>;
}) {
  const { chosen, begun } = card.tryout;
  const car = card.task?.car;
  const ways = car ? [...chosen, { car, path: begun }] : chosen;
  return ways.map(({ car: driver, path }, index) => {
    const from = driver && racing[driver];
    if (!from || path.length === 0) return null;
    const way = pathThrough(view, [from, ...path]);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a card's lines have an order and nothing else
      <g key={index}>
        <path d={way} className="grand-prix-trail-edge" />
        <path
          d={way}
          className="grand-prix-trail"
          style={{ stroke: `var(--grand-prix-car-${driver})` }}
        />
      </g>
    );
  });
}

/** The spaces that can be pressed now. */
function Lit({ view, targets }: { view: CircuitView; targets: readonly Target[] }) {
  return targets.map((target) => {
    if (target.kind === 'car') return null;
    const { kind, step, at } = target;
    const className = `grand-prix-lit-${kind}`;
    return step === 'finish' ? (
      <circle key="finish" cx={at.x} cy={at.y} r="0.8" className={className} />
    ) : (
      <SpaceShape key={String(step)} {...view} row={step[0]} lane={step[1]} className={className} />
    );
  });
}

/** The part of the picture that matters now; null: what can be pressed does not fit in, so all of it is needed. */
function closeUp(
  view: CircuitView,
  {
    picture,
    spaces,
    targets,
    driver,
  }: {
    readonly picture: Box;
    readonly spaces: Readonly<Record<Car, Space | null>>;
    readonly targets: readonly Target[];
    readonly driver: Car | null;
  },
): Box | null {
  const own = driver && spaces[driver];
  const points = own
    ? [spacePose(view, own), ...targets.map(({ at }) => at)]
    : pointsOfInterest(view, spaces);
  const box = closeUpOf(picture, points, closeUpWidth);
  return targets.every(({ at }) => isWithin(box, at)) ? box : null;
}

/** Where a point of the picture is on the page, in percent. */
function inPercent(box: Box, { x, y }: Point) {
  return {
    insetInlineStart: `${((x - box.x) / box.width) * 100}%`,
    insetBlockStart: `${((y - box.y) / box.height) * 100}%`,
  };
}

/** What a press of a target does, in words. */
function nameOfTarget(target: Target, card: OwnCard, { actions, cars }: BoardText): string {
  if (target.kind === 'car') return actions.moveWhite(cars[target.car]);
  const car = card.task?.car;
  const name = car ? cars[car] : '';
  const { kind, step } = target;
  if (step === 'finish') return actions.endFinish(name);
  return kind === 'end'
    ? actions.endAt(name, shownSpace(step))
    : actions.stepTo(name, shownSpace(step));
}

/** Real buttons over the lit spaces and cars. */
function TargetButtons({
  targets,
  picture,
  card,
  words,
}: {
  readonly targets: readonly Target[];
  readonly picture: Box;
  readonly card: OwnCard;
  readonly words: BoardText;
}) {
  return targets.map((target) => (
    <button
      key={target.kind === 'car' ? target.car : String(target.step)}
      type="button"
      className="grand-prix-space"
      aria-label={nameOfTarget(target, card, words)}
      style={inPercent(picture, target.at)}
      onClick={(event) => {
        // The track around it takes presses too.
        event.stopPropagation();
        pressTarget(card, target);
      }}
    />
  ));
}

/** Exchanges in force, the card that is being shown, and the cars that are home. */
const OnTheTrack = memo(function OnTheTrack({ viewer, playback, seating, text }: Parts) {
  const { shown, event } = playback;
  const { race, cars } = text.board;
  const played = event?.type === 'played' || event?.type === 'exchangeBegan' ? event : null;
  const number =
    played?.number ??
    (event?.type === 'moved' || event?.type === 'stayed' ? shown.discards.at(-1) : undefined);
  const actor = event && 'playerID' in event ? event.playerID : null;
  return (
    <>
      {shown.exchanges.length > 0 && (
        <ul className="grand-prix-exchanges" aria-label={race.exchanges}>
          {shown.exchanges.map(({ number: card, cars: [one, other], playerID }) => (
            <li key={card}>
              <CarIcon car={one} />
              <span aria-hidden="true">⇄</span>
              <CarIcon car={other} />
              <span className="grand-prix-unseen">{race.exchange(cars[one], cars[other])}, </span>
              <span>
                {playerID === viewer
                  ? race.exchangeUntilOwn
                  : race.exchangeUntil(seating.nameOf(playerID))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {number !== undefined && actor !== null && (
        <div className="grand-prix-played" aria-hidden="true">
          <p>
            <SeatSign playerID={actor} /> {race.playedBy(seating.nameOf(actor))}
          </p>
          <RaceCardFace number={number} exchanges={shown.exchanges} />
        </div>
      )}
      {shown.home.length > 0 && (
        <ol className="grand-prix-home" aria-label={race.home}>
          {shown.home.map((car, index) => (
            <li key={car}>
              <b>{text.board.results.place(index + 1)}</b>
              <CarIcon car={car} />
              <span className="grand-prix-unseen">{cars[car]}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
});

/** The circuit with its cars, and what can be pressed on it. */
export function Track({
  isPortrait,
  card: tried,
  ...parts
}: Parts & { readonly isPortrait: boolean; readonly card: OwnCard | null }) {
  const { G, playback, text } = parts;
  const { shown, event, milliseconds } = playback;
  const track = G.options.tracks[shown.race - 1] ?? trackOfRace(G);
  const view = useMemo<CircuitView>(() => ({ track, portrait: isPortrait }), [track, isPortrait]);
  const picture = useMemo(() => pictureBox(view), [view]);
  const [isWhole, setWhole] = useState(false);
  const card = event === null ? tried : null;
  const targets = card ? targetsOf(view, card) : [];
  const driver = card?.task?.car ?? null;
  const lit = targets.flatMap((target) => (target.kind === 'car' ? target.car : []));
  const spaces = card ? card.spaces : shown.spaces;
  const tryout = card && !card.isBack ? card.tryout : null;
  const drives = useMemo(
    () =>
      tryout
        ? drivesOfTryout(tryout, { racing: G.spaces, car: driver })
        : drivesOfEvent(event, milliseconds),
    [event, milliseconds, tryout, G, driver],
  );
  const isChoosing = targets.length > 0;
  const isNear = isPortrait && !isWhole && Object.values(spaces).some((space) => space !== null);
  const near = isNear ? closeUp(view, { picture, spaces, targets, driver }) : null;
  const box = near ?? picture;
  const isCloseUp = near !== null;
  const zoom = picture.width / box.width;
  const press = (pressed: MouseEvent<HTMLDivElement>) => {
    if (!card || !isChoosing) return;
    const place = pressed.currentTarget.getBoundingClientRect();
    const found = nearestTarget(targets, {
      x: picture.x + ((pressed.clientX - place.left) / place.width) * picture.width,
      y: picture.y + ((pressed.clientY - place.top) / place.height) * picture.height,
    });
    if (found) pressTarget(card, found);
  };
  const ground = useMemo(
    () => ({
      inlineSize: '100%',
      aspectRatio: `${picture.width} / ${picture.height}`,
    }),
    [picture],
  );
  return (
    <section
      className="grand-prix-track"
      aria-label={text.board.circuit(text.board.tracks[track])}
      data-closeup={isCloseUp}
      style={
        {
          '--grand-prix-ratio': picture.width / picture.height,
          '--grand-prix-lane': `${100 / picture.width}%`,
          // React's type of styles has no custom properties.
        } as React.CSSProperties
      }
    >
      <div className="grand-prix-frame">
        <div className="grand-prix-view">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: presses near a button are meant for it; the buttons take keys */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
          <div
            className="grand-prix-ground"
            style={{
              ...ground,
              transform: `scale(${zoom}) translate(${(-(box.x - picture.x) / picture.width) * 100}%, ${
                (-(box.y - picture.y) / picture.height) * 100
              }%)`,
            }}
            onClick={press}
          >
            <Ground track={track} portrait={isPortrait} />
            <svg
              className="grand-prix-on-ground"
              viewBox={`${picture.x} ${picture.y} ${picture.width} ${picture.height}`}
              aria-hidden="true"
              focusable="false"
            >
              <Lit view={view} targets={targets} />
              {card && <Trails view={view} card={card} racing={G.spaces} />}
              <CarsOnTrack
                view={view}
                spaces={spaces}
                drives={drives}
                lit={driver ? [driver] : lit}
              />
            </svg>
            {card && <TargetButtons {...{ targets, picture, card }} words={text.board} />}
          </div>
        </div>
        <OnTheTrack {...parts} />
      </div>
      {isPortrait && (
        <Action
          className="grand-prix-zoom"
          label={isWhole ? text.board.actions.closeUp : text.board.actions.wholeTrack}
          onDo={() => setWhole(!isWhole)}
        />
      )}
    </section>
  );
}
