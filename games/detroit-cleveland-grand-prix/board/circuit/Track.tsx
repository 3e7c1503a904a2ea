import { type MouseEvent, memo, useMemo } from 'react';
import { Action } from '../../../kit/board/frame/Action.tsx';
import { SeatSign } from '../../../kit/board/SeatSign.tsx';
import type { BoardText } from '../../locales/board/en.ts';
import type { Car, Space, TrackName } from '../../rules/components.ts';
import type { GrandPrixEvent } from '../../rules/events.ts';
import { carsOwnedBy, trackOfRace } from '../../rules/index.ts';
import type { GrandPrixState } from '../../rules/state.ts';
import { RaceCardFace } from '../cards/RaceCard.tsx';
import type { Parts } from '../parts.ts';
import { drivesOfEvent, drivesOfTryout } from '../turn/driving.ts';
import type { OwnCard } from '../turn/useOwnTurn.ts';
import { CarIcon } from './Car.tsx';
import { CarsOnTrack } from './CarsOnTrack.tsx';
import { Circuit } from './Circuit.tsx';
import { closeUp, isNearOffered } from './close-up.ts';
import { type Box, type CircuitView, type Point, pathThrough, spacePose } from './geometry.ts';
import { nearestTarget, pressTarget, targetsOf } from './nearest.ts';
import { pictureBox } from './scenery.ts';
import { Lit, TargetButtons } from './Targets.tsx';
import { useInSight, type Zoom } from './useZoom.ts';

/** Returns the track of the race being shown. */
function trackShown(G: GrandPrixState, race: number): TrackName {
  return G.options.tracks[race - 1] ?? trackOfRace(G);
}

/** The ground is rendered once, because it never changes. */
const Ground = memo(Circuit);

/** Draws the decided routes and the unfinished one, as the cars will drive. */
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

/** Shows the active exchanges. They are below the picture, where any place may be a button. */
const Exchanges = memo(function Exchanges({ viewer, playback, seating, text }: Parts) {
  const { shown } = playback;
  const { race, cars } = text.board;
  if (shown.exchanges.length === 0) return null;
  return (
    <ul className="grand-prix-exchanges" aria-label={race.exchanges}>
      {shown.exchanges.map(({ number: card, cars: [one, other], playerID }) => (
        <li key={card}>
          <CarIcon car={one} />
          <span aria-hidden="true">⇄</span>
          <CarIcon car={other} />
          <span className="paddock-unseen">{race.exchange(cars[one], cars[other])}, </span>
          <span>
            {playerID === viewer
              ? race.exchangeUntilOwn
              : race.exchangeUntil(seating.nameOf(playerID))}
          </span>
        </li>
      ))}
    </ul>
  );
});

/** Shows the card being played, and the cars that are home. */
const OnTheTrack = memo(function OnTheTrack({ playback, seating, text }: Parts) {
  const { shown, event } = playback;
  const { race, cars, results } = text.board;
  const played = event?.type === 'played' || event?.type === 'exchangeBegan' ? event : null;
  const number =
    played?.number ??
    (event?.type === 'moved' || event?.type === 'stayed' ? shown.discards.at(-1) : undefined);
  const actor = event && 'playerID' in event ? event.playerID : null;
  return (
    <>
      {number !== undefined && actor !== null && (
        <div className="grand-prix-played" aria-hidden="true">
          <p>
            <SeatSign playerID={actor} /> {seating.nameOf(actor)}
          </p>
          <RaceCardFace number={number} exchanges={shown.exchanges} />
        </div>
      )}
      {shown.home.length > 0 && (
        <ol className="grand-prix-home" aria-label={race.home}>
          {shown.home.map((car, index) => (
            <li key={car}>
              <b>{results.place(index + 1)}</b>
              <CarIcon car={car} />
              <span className="paddock-unseen">{cars[car]}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
});

/** Returns the points of a driven route, from its start to its end. */
function drivenPoints(
  view: CircuitView,
  { from, path }: Extract<GrandPrixEvent, { type: 'moved' }>,
): readonly Point[] {
  const spaces = path.filter((step) => step !== 'finish');
  return [from, ...spaces].map((space) => spacePose(view, space));
}

/** Hook for the visible part of a circuit and its animations, from the draft or from the log. */
function useSeen({
  zoom,
  card: tried,
  ...parts
}: Parts & { readonly card: OwnCard | null; readonly zoom: Zoom }) {
  const { G, playback } = parts;
  const { shown, event, milliseconds } = playback;
  const track = trackShown(G, shown.race);
  const portrait = zoom.screen === 'portrait';
  const view = useMemo<CircuitView>(() => ({ track, portrait }), [track, portrait]);
  const picture = useMemo(() => pictureBox(view), [view]);
  const card = event === null ? tried : null;
  const targets = card ? targetsOf(view, card) : [];
  const driver = card?.task?.car ?? null;
  const spaces = card ? card.spaces : shown.spaces;
  const tryout = card && !card.isBack ? card.tryout : null;
  const drives = useMemo(
    () =>
      tryout
        ? drivesOfTryout(tryout, { racing: G.spaces, car: driver })
        : drivesOfEvent(event, milliseconds),
    [event, milliseconds, tryout, G, driver],
  );
  const near = closeUp(view, {
    zoom,
    picture,
    spaces,
    targets,
    driver,
    ownCars: parts.viewer === null ? [] : carsOwnedBy(shown, parts.viewer),
    drive: event?.type === 'moved' ? drivenPoints(view, event) : [],
  });
  return { track, view, picture, card, targets, driver, spaces, drives, near };
}

/** Returns the styles that fit a part of the picture into the frame. */
function placing(picture: Box, box: Box) {
  const across = (-(box.x - picture.x) / picture.width) * 100;
  const down = (-(box.y - picture.y) / picture.height) * 100;
  return {
    inlineSize: '100%',
    aspectRatio: `${picture.width} / ${picture.height}`,
    transform: `scale(${picture.width / box.width}) translate(${across}%, ${down}%)`,
  };
}

/** Shows the ground with its cars, and the buttons on it. */
function Picture({
  G,
  words,
  track,
  view,
  picture,
  card,
  targets,
  driver,
  spaces,
  drives,
  near,
}: ReturnType<typeof useSeen> & { readonly G: GrandPrixState; readonly words: BoardText }) {
  const lit = targets.flatMap((target) => (target.kind === 'car' ? target.car : []));
  const press = (pressed: MouseEvent<HTMLDivElement>) => {
    if (!card || targets.length === 0) return;
    const place = pressed.currentTarget.getBoundingClientRect();
    const found = nearestTarget(targets, {
      x: picture.x + ((pressed.clientX - place.left) / place.width) * picture.width,
      y: picture.y + ((pressed.clientY - place.top) / place.height) * picture.height,
    });
    if (found) pressTarget(card, found);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: presses near a button are meant for it; the buttons take keys
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div className="grand-prix-ground" style={placing(picture, near ?? picture)} onClick={press}>
      <Ground track={track} portrait={view.portrait} />
      <svg
        className="grand-prix-on-ground"
        viewBox={`${picture.x} ${picture.y} ${picture.width} ${picture.height}`}
        aria-hidden="true"
        focusable="false"
      >
        <Lit view={view} targets={targets} />
        {card && <Trails view={view} card={card} racing={G.spaces} />}
        <CarsOnTrack view={view} spaces={spaces} drives={drives} lit={driver ? [driver] : lit} />
      </svg>
      {card && targets.length > 0 && (
        <TargetButtons
          // The keyboard starts at the first button for every car and every space of its route.
          key={`${card.tryout.chosen.length} ${card.tryout.begun.length} ${driver}`}
          targets={targets}
          picture={picture}
          card={card}
          words={words}
          zoom={near ? picture.width / near.width : 1}
        />
      )}
    </div>
  );
}

/** Shows the circuit with its cars, and the buttons on it. */
export function Track({
  zoom,
  card,
  ...parts
}: Parts & { readonly zoom: Zoom; readonly card: OwnCard | null }) {
  const { G, text } = parts;
  const seen = useSeen({ ...parts, zoom, card });
  const { track, picture, near, driver } = seen;
  const title = text.board.circuit(text.board.tracks[track]);
  const entry = seen.card?.tryout.chosen.length;
  const frame = useInSight(entry === undefined ? null : `${entry} ${driver}`, zoom);
  return (
    <section
      className="grand-prix-track"
      aria-label={title}
      data-closeup={near !== null}
      style={
        {
          '--grand-prix-ratio': picture.width / picture.height,
          // React's style type has no custom properties.
        } as React.CSSProperties
      }
    >
      <h3 className="paddock-unseen">{title}</h3>
      <div className="grand-prix-frame" ref={frame}>
        <div className="grand-prix-view" data-close-up ref={zoom.measure}>
          <Picture {...seen} G={G} words={text.board} />
        </div>
        <OnTheTrack {...parts} />
      </div>
      <Exchanges {...parts} />
    </section>
  );
}

/** Button that switches between the whole circuit and the relevant part. */
export function ZoomAction({ zoom, ...parts }: Parts & { readonly zoom: Zoom }) {
  const { G, playback, text } = parts;
  const { actions } = text.board;
  const track = trackShown(G, playback.shown.race);
  const picture = pictureBox({ track, portrait: zoom.screen === 'portrait' });
  if (!isNearOffered(zoom, picture)) return null;
  const { isWhole } = zoom;
  return (
    <Action
      className="grand-prix-zoom"
      label={isWhole ? actions.closeUp : actions.wholeTrack}
      onDo={() => zoom.setWhole(!isWhole)}
    />
  );
}
