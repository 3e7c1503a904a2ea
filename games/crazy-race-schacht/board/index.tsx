import { useMemo, useRef } from 'react';
import type { BoardProps } from '../../kit/board/board-props.ts';
import '../../kit/board/seats.css';
import { type Seating, seatingOf, seatsSeenBy } from '../../kit/board/seating.ts';
import { useKeptFocus } from '../../kit/board/useKeptFocus.ts';
import { roundsAStage, stageCards } from '../components.ts';
import type { CrazyRaceText } from '../locales/text.ts';
import type { CrazyRaceState } from '../state.ts';
import { Actions } from './Actions.tsx';
import './world.css';
import './board.css';
import './stage.css';
import './tracks.css';
import './layout.css';
import { Hand, OwnPile } from './Hand.tsx';
import { LastStageNotes } from './LastStageNotes.tsx';
import { LocomotiveTable } from './LocomotiveTable.tsx';
import { lastStageOf } from './lastStage.ts';
import { Pile } from './Piles.tsx';
import { PlayerRow } from './PlayerRow.tsx';
import { Stage } from './Stage.tsx';
import { sentenceFor } from './sentence.ts';
import { type OwnTurn, useOwnTurn } from './useOwnTurn.ts';
import { type Playback, usePlayback } from './usePlayback.ts';

type Props = BoardProps<CrazyRaceState, CrazyRaceText>;

/** What the parts of the board share. */
interface Parts extends Props {
  readonly own: OwnTurn | null;
  readonly playback: Playback;
  readonly seating: Seating;
}

/** Where the keyboard's focus goes when the button that had it is gone. */
const nextFocus = ['.crazy-race-schacht-hand button', '.crazy-race-schacht-sentence'];

/** The sentence; while something is shown, eyes read of that instead. */
function Sentence({ G, own, playback: { event }, seating, text }: Parts) {
  return (
    <div className="crazy-race-schacht-head" data-playing={event !== null}>
      <p className="crazy-race-schacht-sentence" tabIndex={-1} role="status">
        {sentenceFor(G, own, seating, text.board)}
      </p>
      {event && (
        // The page's log reads it out.
        <p className="crazy-race-schacht-telling" aria-hidden="true">
          {text.tell(event, seating.nameOf)}
        </p>
      )}
    </div>
  );
}

/** The stage card with what lies around it, and how far the stage is. */
function StageArea({ G, own, playback: { shown, side, event }, seating, text }: Parts) {
  const { stage: words } = text.board;
  const chosen = own && !own.isSending && own.canPlace ? own.chosen : null;
  return (
    <section className="crazy-race-schacht-stage-area">
      <p className="crazy-race-schacht-caption">
        <strong>{words.stage(shown.stage, stageCards.length)}</strong>
        {event === null && G.step.phase === 'driverPlacement' && (
          <span>{words.round(G.step.round, roundsAStage)}</span>
        )}
      </p>
      <Stage
        shown={shown}
        side={side}
        // What is shown may be of the stage before the one that the viewer's cards are for.
        own={own && shown.stage === G.stage ? (G.players[own.playerID]?.placed ?? []) : []}
        placing={
          own && event === null && chosen !== null ? { cardID: chosen, placeAt: own.placeAt } : null
        }
        nameOf={seating.nameOf}
        words={text.board}
      />
    </section>
  );
}

/** The viewer's driver cards. They have no part in moving and in points: what is asked then needs the room. */
function HandArea({ G, own, text }: Parts) {
  const cards = own ? (G.players[own.playerID]?.hand ?? []) : [];
  if (!own || cards.length === 0) return null;
  if (own.movement || own.isToChoosePrize || own.isToDiscard) return null;
  return (
    <Hand
      cards={cards}
      playerID={own.playerID}
      chosen={own.canPlace ? own.chosen : null}
      onChoose={own.canPlace && !own.isSending ? own.choose : null}
      words={text.board}
    />
  );
}

/** What can be done. */
function PlayArea({ G, own, playback, seating, text }: Parts) {
  const words = text.board;
  const cards = own && G.players[own.playerID];
  return (
    <div className="crazy-race-schacht-play">
      <div className="crazy-race-schacht-actions">
        {playback.event !== null ? (
          <button
            type="button"
            className="crazy-race-schacht-action crazy-race-schacht-skip"
            onClick={playback.skip}
          >
            {words.actions.skip}
          </button>
        ) : (
          own && <Actions G={G} own={own} nameOf={seating.nameOf} words={words} />
        )}
      </div>
      <p className="crazy-race-schacht-refusal" role="status">
        {own?.refusal ? text.refusals[own.refusal] : ''}
      </p>
      {own && cards && <OwnPile cards={cards.pile} playerID={own.playerID} words={words} />}
    </div>
  );
}

/** The board of Crazy Race, for players and for who only watches (playerID null). */
export function Board(props: Props) {
  const { G, playerID: viewer, moves, text, language, matchData } = props;
  const board = useRef<HTMLElement>(null);
  useKeptFocus(board, nextFocus);
  const playerID = viewer !== null && G.players[viewer] ? viewer : null;
  const own = useOwnTurn(G, playerID, moves);
  const playback = usePlayback(props, board);
  const { shown, event, events } = playback;
  const seating = useMemo(() => seatingOf(matchData, text.board.seat), [matchData, text]);
  const last = useMemo(() => lastStageOf(events), [events]);
  const parts: Parts = { ...props, own, playback, seating };
  const rows = seatsSeenBy(playerID, G.seats).flatMap((seat) => {
    const locomotives = shown.locomotives[seat];
    if (!locomotives) return [];
    return (
      <PlayerRow
        key={seat}
        G={G}
        shown={shown}
        playerID={seat}
        locomotives={locomotives}
        viewer={playerID}
        movement={seat === playerID && event === null ? (own?.movement ?? null) : null}
        seating={seating}
        matchData={matchData}
        isPlayedBack={event !== null}
        words={text.board}
        language={language}
      />
    );
  });
  return (
    <section
      ref={board}
      className="crazy-race-schacht"
      data-sending={own?.isSending === true}
      lang={language}
      aria-label={text.board.board}
    >
      <Sentence {...parts} />
      <div className="crazy-race-schacht-table" data-seats={rows.length} data-step={G.step.phase}>
        {/* Before the stage, though it is seen below it: a card is chosen first, then its side. */}
        <HandArea {...parts} />
        <StageArea {...parts} />
        <ul className="crazy-race-schacht-near">{rows.slice(0, 1)}</ul>
        <PlayArea {...parts} />
        <div className="crazy-race-schacht-far">
          <ul>{rows.slice(1)}</ul>
          <div className="crazy-race-schacht-piles">
            <Pile pile="finish" cards={shown.piles.finish} words={text.board} />
            <Pile pile="turntable" cards={shown.piles.turntable} words={text.board} />
          </div>
          {last && event === null && (
            <LastStageNotes last={last} nameOf={seating.nameOf} text={text} />
          )}
          <LocomotiveTable locomotives={G.locomotives} nameOf={seating.nameOf} words={text.board} />
        </div>
      </div>
    </section>
  );
}
