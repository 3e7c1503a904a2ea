import { type CSSProperties, useMemo, useRef, useState } from 'react';
import type { BoardProps, PreviewPosition } from '../../kit/board/board-props.ts';
import { useIsFirstMatch } from '../../kit/board/first-match.ts';
import { BoardFrame } from '../../kit/board/frame/BoardFrame.tsx';
import { Head } from '../../kit/board/frame/Head.tsx';
import { callerOf, seatingOf } from '../../kit/board/seating.ts';
import '../../kit/board/seats.css';
import type { BugRaceText } from '../locales/text.ts';
import { standings } from '../rules/index.ts';
import type { BugRaceMoves } from '../rules/moves.ts';
import type { Bug, BugRaceState, Hand as HandOfCards } from '../rules/state.ts';
import { Actions } from './turn/Actions.tsx';
import './board.css';
import './turn/play.css';
import './cards/cards.css';
import './layout.css';
import { Hand, useSlots } from './cards/Hand.tsx';
import { PassedOn } from './cards/PassedOn.tsx';
import { Reasons } from './Reasons.tsx';
import { Piles } from './Status.tsx';
import { CloseUp } from './track/CloseUp.tsx';
import { Defs } from './track/Defs.tsx';
import { boardBox, tracksOf } from './track/geometry.ts';
import { stepsInLog } from './track/glide.ts';
import { Overview } from './track/Overview.tsx';
import { SideSwitch } from './track/SideSwitch.tsx';
import { rememberedSide, rememberSide, type Side } from './track/side.ts';
import type { Runner } from './track/Tracks.tsx';
import { useGlideNews } from './track/useGlideNews.ts';
import { hintFor, sectionFor, sentenceFor } from './turn/sentence.ts';
import { placeOfAction, useInSight } from './turn/useInSight.ts';
import { type OwnTurn, useOwnTurn } from './turn/useOwnTurn.ts';

export { HiddenPart } from './HiddenPart.tsx';

/** The position that shows the board to newcomers. */
export const preview: PreviewPosition = { numPlayers: 3, seed: 'meadow', moves: 90 };

type Props = BoardProps<BugRaceState, BugRaceText, BugRaceMoves>;

/** Returns the places to show: those of finished bugs, and all places once the race is over. */
function placesOf(G: BugRaceState): Readonly<Record<string, number | null>> {
  const { ranking } = G.result ?? standings(G);
  return Object.fromEntries(
    ranking.map(({ playerID, place }) => [
      playerID,
      G.result || (G.finishedInTurn[playerID] ?? null) !== null ? place : null,
    ]),
  );
}

/** Hook that returns all bugs as this viewer sees them. `own` is the viewer's bug with the draft. */
function useRunners(
  { G, log }: Props,
  places: Readonly<Record<string, number | null>>,
  own: { readonly playerID: string; readonly bug: Bug } | null,
): readonly Runner[] {
  const seats = Object.keys(G.bugs).join(' ');
  const steps = useMemo(
    () => Object.fromEntries(seats.split(' ').map((seat) => [seat, stepsInLog(log, seat)])),
    [seats, log],
  );
  return Object.entries(G.bugs).map(([playerID, bug]) => ({
    playerID,
    bug: playerID === own?.playerID ? own.bug : bug,
    steps: steps[playerID] ?? [],
    place: places[playerID] ?? null,
  }));
}

const nextFocus = ['hand', 'actions'];

interface OwnCardsProps extends Pick<Props, 'G' | 'moves' | 'text' | 'isShownOnly' | 'speed'> {
  readonly hand: HandOfCards;
  readonly playerID: string;
  readonly own: OwnTurn;
}

/** Shows the viewer's cards: to choose from, kept, or to play. */
function OwnCards({ G, hand, playerID, moves, own, text, isShownOnly }: OwnCardsProps) {
  const words = text.board;
  const laidOut = own.isEnding ? [] : hand.kept;
  const slots = useSlots(G.step === 'legPass' ? hand.offered : laidOut);
  const canAct = !isShownOnly && G.result === null && G.racing.includes(playerID);
  if (G.step === 'legPass') {
    return (
      <>
        {hand.offered.length > 0 && (
          <Hand
            cards={hand.offered}
            slots={slots}
            picked={hand.choice}
            pickedLabel={words.kept}
            onPick={canAct ? (cardID) => cardID !== hand.choice && moves.keepCard(cardID) : null}
            label={words.hand}
            words={words}
          />
        )}
        {hand.kept.length > 0 && (
          <div className="bug-race-kept">
            <h3>{words.keptCards}</h3>
            <Hand cards={hand.kept} label={words.keptCards} words={words} />
          </div>
        )}
      </>
    );
  }
  return (
    <Hand
      cards={laidOut}
      slots={slots}
      picked={own.tryOut?.cardID ?? null}
      onPick={canAct && !own.isUnderway ? own.pick : null}
      label={words.hand}
      words={words}
    />
  );
}

function PlayArea(
  props: OwnCardsProps & {
    readonly runner: Runner;
    readonly side: Side;
  },
) {
  const { G, playerID, own, runner, side, text, hand, isShownOnly, speed } = props;
  const isToMove =
    G.result === null && G.step === 'legMove' && G.racing.includes(playerID) && !G.isDone[playerID];
  const mayMove = isToMove && !isShownOnly;
  const canStep = mayMove && !own.canEndTurn && !own.isEnding;
  const [hasActions] = useState(G.result === null && !isShownOnly);
  return (
    <>
      <div className="bug-race-own">
        <h2 className="paddock-unseen">{text.board.ownTrack}</h2>
        <CloseUp
          runner={runner}
          play={own.play}
          shown={own.isEnding ? [] : own.shown}
          moved={own.moved}
          trackLength={G.options.trackLength}
          side={side}
          text={text}
          onStep={canStep ? own.step : null}
          refusal={own.refusal}
          speed={speed}
        />
      </div>
      <div className="bug-race-cards">
        {!own.isEnding && hand.offered.length + hand.kept.length > 0 && (
          <h2 className="paddock-unseen">{text.board.hand}</h2>
        )}
        <OwnCards {...props} />
      </div>
      {/* The room stays reserved, so that nothing moves when actions appear, nor at the end. */}
      {hasActions && (
        <div className="bug-race-actions" data-part="actions">
          {mayMove && <Actions own={own} words={text.board.actions} />}
        </div>
      )}
    </>
  );
}

const hintKinds = ['choose', 'move'] as const;

/** Explains the game in a first race. All hints are in one place, which has room for the longest. */
function Hint({
  hint,
  hints,
}: {
  readonly hint: ReturnType<typeof hintFor>;
  readonly hints: BugRaceText['board']['hints'];
}) {
  if (hint === null) return null;
  return (
    <div className="paddock-hint">
      {hintKinds.map((kind) => (
        <p key={kind} data-told={kind === hint}>
          {hints[kind]}
        </p>
      ))}
    </div>
  );
}

/**
 * Returns whether to show the long prompts: in the first race of this browser, if it is watched from its first turn.
 * They stay after that turn, because everything below them would move up.
 */
function useIsFirstRace({ G, isShownOnly }: Props): boolean {
  const [isSeenFromTurn1] = useState(G.turn === 1);
  const isFirst = useIsFirstMatch('bug-race', { isShownOnly, isFamiliar: G.turn > 1 });
  return isFirst && isSeenFromTurn1;
}

/** Returns CSS variables for the size of the picture with all tracks. */
function proportionsOf(G: BugRaceState): CSSProperties {
  const seats = Object.keys(G.bugs);
  const { width, height } = boardBox(tracksOf(seats, null), G.options.trackLength);
  // React's type has no custom properties.
  return { '--bug-race-ratio': width / height, '--bug-race-tracks': seats.length } as CSSProperties;
}

/** The board of Bug Race, for players and for spectators (`playerID` null). */
export function Board(props: Props) {
  const { G, playerID: viewer, moves, text, isShownOnly = false, speed = 1 } = props;
  const [side, setSide] = useState(rememberedSide);
  const board = useRef<HTMLElement>(null);
  useGlideNews(isShownOnly ? { ...props, playerID: null } : props);
  const isFirstRace = useIsFirstRace(props);
  const hand = viewer === null ? undefined : G.players[viewer];
  const playerID = viewer !== null && hand ? viewer : null;
  const own = useOwnTurn(G, {
    playerID,
    matchID: props.matchID,
    moves,
    canAct: playerID !== null && !isShownOnly,
  });
  useInSight(board, isShownOnly || playerID === null ? null : placeOfAction(G, playerID));
  const seating = seatingOf(props.matchData, text);
  const places = placesOf(G);
  const runners = useRunners(props, places, own && { playerID: own.playerID, bug: own.play.bug });
  const ownRunner = runners.find((runner) => runner.playerID === playerID);
  return (
    <BoardFrame
      game="bug-race"
      label={text.board.allTracks}
      board={board}
      props={props}
      nextFocus={nextFocus}
      isSending={own?.isSending}
      data-side={side}
    >
      <Defs side={side} />
      <div
        className="bug-race-table"
        style={proportionsOf(G)}
        data-seats={runners.length}
        data-expert={G.options.expert}
        data-watched={own === null}
      >
        <Head
          sentence={sentenceFor(G, isShownOnly ? null : own, seating, text.board)}
          section={sectionFor(G, playerID, isShownOnly ? null : own)}
        >
          <Hint hint={isFirstRace ? hintFor(G, playerID) : null} hints={text.board.hints} />
        </Head>
        {own && ownRunner && hand && (
          <PlayArea
            G={G}
            moves={moves}
            text={text}
            hand={hand}
            own={own}
            side={side}
            isShownOnly={isShownOnly}
            speed={speed}
            playerID={own.playerID}
            runner={ownRunner}
          />
        )}
        <Overview
          G={G}
          text={text}
          runners={runners}
          places={places}
          seating={seating}
          side={side}
          speed={speed}
          viewer={playerID}
        />
        <Piles G={G} words={text.board} />
        {!isShownOnly && (
          <SideSwitch
            side={side}
            words={text.board}
            onChange={(chosen) => {
              setSide(chosen);
              rememberSide(chosen);
            }}
          />
        )}
        {hand && playerID !== null && (
          <div className="bug-race-notes">
            <PassedOn
              G={G}
              hand={hand}
              callOf={callerOf(seating, text.board.newcomer)}
              words={text.board}
            />
          </div>
        )}
      </div>
      {G.result && (
        <Reasons
          G={G}
          nameOf={seating.nameOf}
          words={text.board.reasons}
          toGo={text.board.toGo}
          place={text.board.place}
        />
      )}
    </BoardFrame>
  );
}
