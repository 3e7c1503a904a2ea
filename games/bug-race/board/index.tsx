import { useMemo, useRef, useState } from 'react';
import type { BoardProps } from '../../kit/board/board-props.ts';
import { callerOf, seatingOf } from '../../kit/board/seating.ts';
import '../../kit/board/seats.css';
import { useKeptFocus } from '../../kit/board/useKeptFocus.ts';
import type { BugRaceText } from '../locales/text.ts';
import { standings } from '../rules.ts';
import type { Bug, BugRaceState, Hand as HandOfCards } from '../state.ts';
import { Actions } from './Actions.tsx';
import './board.css';
import './play.css';
import './cards.css';
import './layout.css';
import { BugTable } from './BugTable.tsx';
import { CloseUp } from './CloseUp.tsx';
import { CrossBoard, type Runner } from './CrossBoard.tsx';
import { Defs } from './Defs.tsx';
import { stepsInLog } from './glide.ts';
import { Hand } from './Hand.tsx';
import { PassedOn } from './PassedOn.tsx';
import { SideSwitch } from './SideSwitch.tsx';
import { Piles, Seats } from './Status.tsx';
import { sentenceFor } from './sentence.ts';
import { rememberedSide, rememberSide, type Side } from './side.ts';
import { type LegMove, useLegMove } from './useLegMove.ts';

type Props = BoardProps<BugRaceState, BugRaceText>;

/** Places to show: of who is home, and of everybody once the race is over. */
function placesOf(G: BugRaceState): Readonly<Record<string, number | null>> {
  const { ranking } = G.result ?? standings(G);
  return Object.fromEntries(
    ranking.map(({ playerID, place }) => [
      playerID,
      G.result || (G.finishedInTurn[playerID] ?? null) !== null ? place : null,
    ]),
  );
}

/** All bugs as they are shown to this viewer; `ownBug` is the viewer's with what is tried out. */
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

/** Where the keyboard's focus goes when the button that had it is gone. */
const nextFocus = ['.bug-race-hand button', '.bug-race-actions button', '.bug-race-sentence'];

interface OwnCardsProps extends Pick<Props, 'G' | 'moves' | 'text'> {
  readonly hand: HandOfCards;
  readonly playerID: string;
  readonly legMove: LegMove;
}

/** The viewer's cards: to choose from, kept, or to play. */
function OwnCards({ G, hand, playerID, moves, legMove, text }: OwnCardsProps) {
  const words = text.board;
  const canAct = G.result === null && G.racing.includes(playerID);
  if (G.step === 'legPass') {
    return (
      <>
        {hand.offered.length > 0 && (
          <Hand
            cards={hand.offered}
            picked={hand.choice}
            pickedLabel={words.kept}
            onPick={canAct ? (cardID) => cardID !== hand.choice && moves.keepCard?.(cardID) : null}
            label={words.hand}
            words={words}
          />
        )}
        {hand.kept.length > 0 && (
          <div className="bug-race-kept">
            <h3>{words.keptCards}</h3>
            <Hand
              cards={hand.kept}
              picked={null}
              pickedLabel={null}
              onPick={null}
              label={words.keptCards}
              words={words}
            />
          </div>
        )}
      </>
    );
  }
  if (hand.kept.length === 0) return null;
  return (
    <Hand
      cards={hand.kept}
      picked={legMove.tryOut?.cardID ?? null}
      pickedLabel={null}
      onPick={canAct && !legMove.isUnderway ? legMove.pick : null}
      label={words.hand}
      words={words}
    />
  );
}

function PlayArea(
  props: OwnCardsProps & {
    readonly runner: Runner;
    readonly side: Side;
    /** What to call a seat within a sentence. */
    readonly callOf: (playerID: string) => string;
  },
) {
  const { G, playerID, legMove, runner, side, text, hand, callOf } = props;
  const mayMove =
    G.result === null && G.step === 'legMove' && G.racing.includes(playerID) && !G.isDone[playerID];
  return (
    <div className="bug-race-play">
      <div className="bug-race-cards">
        <OwnCards {...props} />
        <PassedOn G={G} hand={hand} callOf={callOf} words={text.board} />
      </div>
      <CloseUp
        runner={runner}
        play={legMove.play}
        shown={legMove.shown}
        moved={legMove.moved}
        trackLength={G.options.trackLength}
        side={side}
        text={text}
        onStep={mayMove && !legMove.canEndTurn ? legMove.step : null}
        refusal={legMove.refusal}
      />
      {mayMove && <Actions legMove={legMove} words={text.board.actions} />}
      <Piles G={G} words={text.board} />
    </div>
  );
}

/** The board of Bug Race, for players and for who only watches (playerID null). */
export function Board(props: Props) {
  const { G, playerID: viewer, moves, text, language } = props;
  const [side, setSide] = useState(rememberedSide);
  const board = useRef<HTMLElement>(null);
  useKeptFocus(board, nextFocus);
  const hand = viewer === null ? undefined : G.players[viewer];
  const playerID = viewer !== null && hand ? viewer : null;
  // A watcher has no part of the turn; the hook wants a seat all the same.
  const legMove = useLegMove(G, playerID ?? Object.keys(G.bugs)[0] ?? '0', moves);
  const seating = seatingOf(props.matchData, text.board.seat);
  const places = placesOf(G);
  const own = playerID === null ? null : { playerID, legMove };
  const runners = useRunners(
    props,
    places,
    own && { playerID: own.playerID, bug: legMove.play.bug },
  );
  const ownRunner = runners.find((runner) => runner.playerID === playerID);
  return (
    <section
      ref={board}
      className="bug-race"
      data-side={side}
      lang={language}
      aria-label={text.board.allTracks}
    >
      <Defs side={side} />
      <p className="bug-race-sentence" tabIndex={-1} role="status">
        {sentenceFor(G, own, seating, text.board)}
      </p>
      <div
        className="bug-race-table"
        data-seats={runners.length}
        data-expert={G.options.expert}
        data-watched={own === null}
      >
        {own && ownRunner && hand ? (
          <PlayArea
            {...{ G, moves, text, hand, legMove, side }}
            playerID={own.playerID}
            runner={ownRunner}
            callOf={callerOf(seating, text.board.newcomer)}
          />
        ) : (
          <div className="bug-race-play bug-race-watch">
            <Piles G={G} words={text.board} />
          </div>
        )}
        <div className="bug-race-overview">
          <Seats
            G={G}
            viewer={playerID}
            places={places}
            {...seating}
            words={text.board}
            language={language}
            matchData={props.matchData}
          />
          <SideSwitch
            side={side}
            words={text.board}
            onChange={(chosen) => {
              setSide(chosen);
              rememberSide(chosen);
            }}
          />
          <CrossBoard
            runners={runners}
            viewer={playerID}
            trackLength={G.options.trackLength}
            side={side}
          />
          <BugTable runners={runners} nameOf={seating.nameOf} words={text.board} />
        </div>
      </div>
    </section>
  );
}
