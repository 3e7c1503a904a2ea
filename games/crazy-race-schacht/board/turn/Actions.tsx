import { useId } from 'react';
import { Action } from '../../../kit/board/frame/Action.tsx';
import { oneTabStop } from '../../../kit/board/hooks/one-tab-stop.ts';
import { SeatSign } from '../../../kit/board/SeatSign.tsx';
import type { NameOf } from '../../../kit/text.ts';
import type { BoardText } from '../../locales/board/en.ts';
import { driverValue, models, pointsCards, pointsValue } from '../../rules/components.ts';
import { isHome, isHomebound, seatsToStealFrom } from '../../rules/index.ts';
import type { SchachtState } from '../../rules/state.ts';
import { DriverFace } from '../cards/DriverCard.tsx';
import { PointsFace } from '../cards/PointsCard.tsx';
import { placeName } from '../stage/places.ts';
import { LocomotiveFigure } from '../tracks/Locomotive.tsx';
import { Confirmation } from './Confirmation.tsx';
import { type Outcome, spacesOf } from './tryout.ts';
import type { OwnMovement, OwnTurn } from './useOwnTurn.ts';

interface ActionsProps {
  readonly G: SchachtState;
  readonly own: OwnTurn;
  readonly nameOf: NameOf;
  readonly words: BoardText;
}

/**
 * Buttons for passing and for taking back the pile. The latter needs a confirmation: it can't be undone and happens
 * once in a race.
 */
function PlacingActions({ G, own, words }: ActionsProps) {
  const { actions } = words;
  const count = G.players[own.playerID]?.pile.length ?? 0;
  const isOpen = !own.isSending;
  if (own.isTakingBack) {
    return (
      <Confirmation
        help={actions.takeBackHelp(count)}
        safe={{ label: actions.leavePile, onDo: () => own.askTakeBack(false) }}
        final={{ label: actions.takeBackNow, onDo: own.takeBack }}
        isOpen={isOpen}
      />
    );
  }
  const { chosen, chosenSide } = own;
  return (
    <>
      {chosen !== null && chosenSide !== null && (
        <Action
          label={actions.placeAt(driverValue(chosen), chosenSide + 1)}
          onDo={own.place}
          isMain
          isOpen={isOpen}
          data-part="place"
        />
      )}
      {own.canPlace && (
        <Action label={actions.pass} onDo={own.pass} isOpen={isOpen} data-place="pass" />
      )}
      {own.canTakeBack && (
        <Action
          label={actions.takeBack(count)}
          onDo={() => own.askTakeBack(true)}
          isOpen={isOpen}
          data-place="takeBack"
        />
      )}
    </>
  );
}

/** Buttons for the viewer's own locomotives, each with its destination. */
function LocomotiveChoice({
  own,
  playerID,
  locomotives,
  words,
}: {
  readonly own: OwnMovement;
  readonly playerID: string;
  readonly locomotives: Readonly<Record<string, number>>;
  readonly words: BoardText;
}) {
  const { movement, tries, whyNotTry, placeAfter } = own;
  const { actions } = words;
  const offered = models.filter((model) => !isHome(locomotives[model] ?? 0));
  return (
    <fieldset
      ref={oneTabStop}
      className="crazy-race-schacht-choice"
      aria-label={words.ownLocomotives}
    >
      {offered.map((model) => {
        const isOpen = whyNotTry(model) === null;
        const name = words.models[model];
        const place = placeName(isOpen ? placeAfter(model) : own.run.locomotives[model], words);
        return (
          <button
            key={model}
            type="button"
            className="crazy-race-schacht-engine"
            aria-disabled={!isOpen}
            {...(!movement.isSplittable && { 'aria-pressed': tries.includes(model) })}
            onClick={() => own.press(model)}
          >
            <LocomotiveFigure
              model={model}
              playerID={playerID}
              heading={isHomebound(own.run.locomotives[model]) ? 'home' : 'out'}
            />
            <span className="paddock-unseen">
              {movement.isSplittable && isOpen
                ? actions.oneFurther(name, place)
                : actions.chooseLocomotive(name, place)}
            </span>
            <strong aria-hidden="true">{name}</strong>
            <span data-goes={isOpen} aria-hidden="true">
              {place}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}

/** Describes where a locomotive would go, by which path, and what that gains. */
function outcomeInWords({ model, to, hops, gains }: Outcome, words: BoardText): string {
  const spaces = spacesOf({ hops });
  const way = { spaces, jumps: hops.length - spaces };
  const moved = words.outcome.moved(words.models[model], placeName(to, words), way);
  return [moved, ...gains.map(({ pile, value }) => words.outcome.gains[pile](value))].join(', ');
}

/** Buttons for a `?`: they take back one space, or all. */
function WaysBack({
  movement,
  actions,
}: {
  readonly movement: OwnMovement;
  readonly actions: BoardText['actions'];
}) {
  const hasTried = movement.tries.length > 0;
  return (
    <>
      <Action label={actions.undoStep} onDo={movement.undoStep} isOpen={hasTried} />
      <Action label={actions.startOver} onDo={movement.startOver} isOpen={hasTried} />
    </>
  );
}

function Outcomes({
  id,
  outcomes,
  words,
}: {
  readonly id: string;
  readonly outcomes: readonly Outcome[];
  readonly words: BoardText;
}) {
  return (
    <ul id={id} className="crazy-race-schacht-outcome">
      {outcomes.map((outcome) => (
        <li key={outcome.model}>{outcomeInWords(outcome, words)}</li>
      ))}
    </ul>
  );
}

/** Buttons for the movement that was won. Giving it up needs a confirmation. */
function MovementActions({
  G,
  own,
  movement,
  words,
}: ActionsProps & { readonly movement: OwnMovement }) {
  const { actions } = words;
  const { playerID, isSending } = own;
  const outcomeID = useId();
  const { isSplittable, model, left } = movement.movement;
  const before = G.locomotives[playerID];
  const hasMovedBefore = isSplittable && left < (G.placed[movement.movement.side]?.length ?? 0);
  if (movement.isDeclining) {
    return (
      <Confirmation
        help={actions.declineHelp(left)}
        safe={{ label: actions.back, onDo: () => movement.askDecline(false) }}
        final={{
          label: hasMovedBefore ? actions.giveUpNow : actions.declineNow,
          onDo: movement.decline,
        }}
        isOpen={!isSending}
      />
    );
  }
  return (
    <>
      {model === null && before && (
        <LocomotiveChoice own={movement} playerID={playerID} locomotives={before} words={words} />
      )}
      <Action
        label={actions.move}
        onDo={movement.move}
        isMain
        isOpen={movement.canMove && !isSending}
        describedBy={outcomeID}
      />
      {isSplittable && <WaysBack movement={movement} actions={actions} />}
      <Action
        label={hasMovedBefore ? actions.giveUpRest(left) : actions.decline}
        onDo={() => movement.askDecline(true)}
        isOpen={!isSending}
      />
      <Outcomes id={outcomeID} outcomes={movement.outcomes} words={words} />
    </>
  );
}

/** CS-V2: buttons for the card of the finish pile, or for one of another player. */
function PrizeActions({ G, own, nameOf, words }: ActionsProps) {
  const { actions } = words;
  const top = G.piles.finish.seen[0];
  const isOpen = !own.isSending;
  return (
    <fieldset ref={oneTabStop} className="crazy-race-schacht-offers">
      <Action
        label={actions.drawPoints(top === undefined ? null : pointsValue(top))}
        onDo={own.drawPoints}
        isMain
        isOpen={isOpen}
      />
      {seatsToStealFrom(G, own.playerID).map((seat) => (
        <Action
          key={seat}
          label={actions.stealFrom(nameOf(seat), G.points[seat]?.length ?? 0)}
          onDo={() => own.steal(seat)}
          isOpen={isOpen}
        >
          <SeatSign playerID={seat} />
        </Action>
      ))}
    </fieldset>
  );
}

/** CS-13: buttons for one of the viewer's cards of this stage, or none. Equal cards are offered once. */
function ReclaimActions({ G, own, words }: ActionsProps) {
  const { actions } = words;
  const placed = G.players[own.playerID]?.placed ?? [];
  const offered = new Map(placed.map(({ cardID }) => [driverValue(cardID), cardID]));
  const isOpen = !own.isSending;
  return (
    <fieldset ref={oneTabStop} className="crazy-race-schacht-offers">
      {[...offered].sort().map(([value, cardID]) => (
        <Action
          key={value}
          label={actions.reclaimCard(value)}
          onDo={() => own.reclaim(cardID)}
          isOpen={isOpen}
        >
          <DriverFace value={value} playerID={own.playerID} />
        </Action>
      ))}
      <Action label={actions.reclaimNone} onDo={() => own.reclaim(null)} isOpen={isOpen} />
    </fieldset>
  );
}

/** CS-V1: buttons for the viewer's points cards. Equal cards are offered once. */
function PenaltyActions({ G, own, words }: ActionsProps) {
  const cards = (G.points[own.playerID] ?? []).flatMap((cardID) => pointsCards[cardID] ?? []);
  const offered = new Map(cards.map((card) => [`${card.value}-${card.pile}`, card]));
  return (
    <fieldset ref={oneTabStop} className="crazy-race-schacht-offers">
      {[...offered].sort().map(([kind, { id, value, pile }]) => (
        <Action
          key={kind}
          label={words.actions.discardPoints(value, pile)}
          onDo={() => own.discardPoints(id)}
          isOpen={!own.isSending}
        >
          <PointsFace value={value} pile={pile} />
        </Action>
      ))}
    </fieldset>
  );
}

/** Shows what the viewer can do now, besides choosing a driver card and a side. */
export function Actions(props: ActionsProps) {
  const { own } = props;
  if (own.isToChoosePrize) return <PrizeActions {...props} />;
  if (own.movement) return <MovementActions {...props} movement={own.movement} />;
  if (own.isToReclaim) return <ReclaimActions {...props} />;
  if (own.isToDiscard) return <PenaltyActions {...props} />;
  if (own.canPlace || own.canTakeBack) return <PlacingActions {...props} />;
  return null;
}
