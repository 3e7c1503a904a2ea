import { homeProgress, type Model, models, trackSpaces } from '../../rules/components.ts';
import { isHome, isHomebound, spaceOf } from '../../rules/index.ts';
import type { Locomotives } from '../../rules/state.ts';
import type { TryOut } from '../turn/tryout.ts';
import { hopsTop, locomotiveSize, locomotiveTop, locomotiveX, trackBox } from './geometry.ts';
import { Hops } from './Hops.tsx';
import { LocomotiveFigure } from './Locomotive.tsx';
import { TrackBed } from './Track.tsx';

/** Height of a locomotive's hop over another one. */
const hop = 26;

/** Returns whether a locomotive is jumping over another one. Only a moving one can be on another one's space. */
function isJumping(locomotives: Locomotives, model: Model): boolean {
  const space = spaceOf(locomotives[model]);
  return models.some(
    (other) => other !== model && space > 0 && spaceOf(locomotives[other]) === space,
  );
}

/** State of a drawn locomotive: it may be pressed, is drafted, or has left its place in the draft. */
type Mark = 'lit' | 'tried' | 'left' | 'none';

function Figure({
  model,
  playerID,
  progress,
  isHopping = false,
  mark,
}: {
  readonly model: Model;
  readonly playerID: string;
  readonly progress: number;
  readonly isHopping?: boolean;
  readonly mark: Mark;
}) {
  const { width, height } = locomotiveSize;
  const x = locomotiveX({ model, progress }) - width / 2;
  const y = locomotiveTop - (isHopping ? hop : 0);
  return (
    <g
      className="crazy-race-schacht-runner"
      data-mark={mark}
      data-home={isHome(progress)}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      {(mark === 'lit' || mark === 'tried') && (
        // Narrower than the engine, so that the marks of neighbours don't touch.
        <rect
          x="2"
          y="-4"
          width={width - 4}
          height={height + 8}
          rx="9"
          className="crazy-race-schacht-halo"
        />
      )}
      <LocomotiveFigure
        model={model}
        playerID={playerID}
        heading={isHomebound(progress) ? 'home' : 'out'}
        width={width}
        height={height}
      />
      {isHome(progress) && (
        <g className="crazy-race-schacht-home" transform={`translate(${width - 11} 6)`}>
          <circle r="9" />
          <path d="M-4 0l3 3.500 5.500-7" />
        </g>
      )}
    </g>
  );
}

/** Returns whether the turntable's bridge is turned. Each locomotive that has reached it has turned it by half. */
function isBridgeTurned(locomotives: Locomotives): boolean {
  return models.filter((model) => locomotives[model] >= trackSpaces).length % 2 === 1;
}

/** Returns whether a drafted locomotive is drawn at this one's old place. */
function isTaken(
  tried: Locomotives,
  old: { readonly model: Model; readonly progress: number },
): boolean {
  return models.some(
    (model) => locomotiveX({ model, progress: tried[model] }) === locomotiveX(old),
  );
}

/** Returns the models in drawing order. Jumping locomotives come last, above the others. */
function drawnLast(locomotives: Locomotives, shown: readonly Model[]): readonly Model[] {
  return [...shown].sort(
    (a, b) => Number(isJumping(locomotives, a)) - Number(isJumping(locomotives, b)),
  );
}

function shareOf(x: number): string {
  return `${(100 * x) / trackBox.width}%`;
}

/** Shortcut for the pointer: the locomotive itself is pressed. The labelled buttons say and do the same. */
function Shortcut({
  model,
  progress,
  onPress,
}: {
  readonly model: Model;
  readonly progress: number;
  readonly onPress: () => void;
}) {
  const { width } = locomotiveSize;
  return (
    <button
      type="button"
      className="crazy-race-schacht-shortcut"
      style={{
        insetInlineStart: shareOf(locomotiveX({ model, progress }) - width / 2),
        inlineSize: shareOf(width),
      }}
      tabIndex={-1}
      aria-hidden="true"
      onClick={onPress}
    />
  );
}

/** Returns which locomotives are drawn, where and how. */
function drawnOn(locomotives: Locomotives, movement: TryOut | null, canPress: boolean) {
  const tried = movement?.run.locomotives ?? locomotives;
  const ghosts = models.filter((model) => tried[model] !== locomotives[model]);
  // An old place that another locomotive now covers is not drawn.
  const standing = models.filter(
    (model) => !ghosts.includes(model) || !isTaken(tried, { model, progress: locomotives[model] }),
  );
  const lit = models.filter(
    (model) =>
      movement &&
      canPress &&
      locomotives[model] < homeProgress &&
      movement.whyNotTry(model) === null,
  );
  const markOf = (model: Model): Mark => {
    if (ghosts.includes(model)) return 'left';
    return lit.includes(model) ? 'lit' : 'none';
  };
  return { tried, ghosts, lit, markOf, standing: drawnLast(locomotives, standing) };
}

/** Draws the locomotives in their places, and at their drafted destinations. */
function Engines({
  playerID,
  locomotives,
  drawn: { tried, ghosts, standing, markOf },
}: {
  readonly playerID: string;
  readonly locomotives: Locomotives;
  readonly drawn: ReturnType<typeof drawnOn>;
}) {
  return (
    <>
      {standing.map((model) => (
        <Figure
          key={model}
          model={model}
          playerID={playerID}
          progress={locomotives[model]}
          isHopping={isJumping(locomotives, model)}
          mark={markOf(model)}
        />
      ))}
      {ghosts.map((model) => (
        <Figure
          key={`${model}-tried`}
          model={model}
          playerID={playerID}
          progress={tried[model]}
          mark="tried"
        />
      ))}
    </>
  );
}

interface TrackRowProps {
  readonly playerID: string;
  readonly locomotives: Locomotives;
  /** The draft on this track, or null. */
  readonly movement: TryOut | null;
  /** Called when a locomotive is pressed. Null if nothing can be pressed. */
  readonly onPress: ((model: Model) => void) | null;
  /** Left edge of the visible part, in the units of `trackBox`. */
  readonly left?: number;
  /** Whether there is room above the track for a drafted path. Defaults to only while there is one. */
  readonly hasRoomAbove?: boolean;
}

/** Shows a player's track with the locomotives on it. */
export function TrackRow({
  playerID,
  locomotives,
  movement,
  onPress,
  left = 0,
  hasRoomAbove = movement !== null,
}: TrackRowProps) {
  const drawn = drawnOn(locomotives, movement, onPress !== null);
  const pressable = [...new Set([...drawn.lit, ...drawn.ghosts])];
  // Of several drafted paths only the last one is counted: its hops would meet those of others.
  const last = movement?.tries.at(-1);
  const counted = movement?.outcomes.find(({ model }) => model === last);
  const top = hasRoomAbove ? hopsTop : 0;
  return (
    <div className="crazy-race-schacht-line">
      <svg
        viewBox={`${left} ${top} ${trackBox.width - left} ${trackBox.height - top}`}
        aria-hidden="true"
        focusable="false"
      >
        <TrackBed
          turned={isBridgeTurned(locomotives)}
          width={trackBox.width}
          height={trackBox.height}
        />
        <Engines playerID={playerID} locomotives={locomotives} drawn={drawn} />
        {counted && <Hops outcome={counted} />}
      </svg>
      {onPress &&
        pressable.map((model) => (
          <Shortcut
            key={model}
            model={model}
            progress={drawn.tried[model]}
            onPress={() => onPress(model)}
          />
        ))}
    </div>
  );
}
