import { useMemo, useRef } from 'react';
import type { BoardProps, PreviewPosition } from '../../kit/board/board-props.ts';
import { useIsFirstMatch } from '../../kit/board/first-match.ts';
import { Skip } from '../../kit/board/frame/Action.tsx';
import { BoardFrame } from '../../kit/board/frame/BoardFrame.tsx';
import { Head } from '../../kit/board/frame/Head.tsx';
import { RefusalNote } from '../../kit/board/frame/RefusalNote.tsx';
import '../../kit/board/seats.css';
import { useAfterPaint } from '../../kit/board/hooks/useAfterPaint.ts';
import { type SeatedPlayers, seatingOf, seatsSeenBy } from '../../kit/board/seating.ts';
import type { SchachtText } from '../locales/text.ts';
import { roundsPerStage, stageCards } from '../rules/components.ts';
import { playersToMove } from '../rules/index.ts';
import type { SchachtMoves } from '../rules/moves.ts';
import type { SchachtState } from '../rules/state.ts';
import { ruleForRefusal } from '../rules-sections.ts';
import { Actions } from './turn/Actions.tsx';
import './tracks/world.css';
import './board.css';
import './stage/stage.css';
import './cards/magnified.css';
import './tracks/tracks.css';
import './layout.css';
import './layout-low.css';
import './open-cards.css';
import { Hand, OwnPile } from './cards/Hand.tsx';
import { LastStageNotes } from './stage/LastStageNotes.tsx';
import { lastStageOf } from './stage/last-stage.ts';
import { Pile } from './stage/Piles.tsx';
import { Stage } from './stage/Stage.tsx';
import { PlayerRow } from './tracks/PlayerRow.tsx';
import { sectionFor, sentenceFor } from './turn/sentence.ts';
import { useInSight } from './turn/useInSight.ts';
import { type OwnTurn, useOwnTurn } from './turn/useOwnTurn.ts';
import { type Playback, usePlayback } from './turn/usePlayback.ts';

export { HiddenPart } from './HiddenPart.tsx';

/** The position that shows the board to newcomers. */
export const preview: PreviewPosition = { numPlayers: 3, seed: 'paddock', moves: 55 };

type Props = BoardProps<SchachtState, SchachtText, SchachtMoves>;

/** Props shared by the parts of the board. */
interface Parts extends Props {
  /** The seat whose cards are visible. Null if only public information is shown. */
  readonly viewer: string | null;
  /** The viewer's possible actions. Null for a viewer who never has any. */
  readonly own: OwnTurn | null;
  readonly playback: Playback;
  readonly seating: SeatedPlayers;
}

const nextFocus = ['side', 'hand'];

/** Shows the stage card with the cards around it, and the progress of the stage. */
function StageArea({ G, viewer, own, playback: { shown, side, event }, seating, text }: Parts) {
  const { stage: words } = text.board;
  const chosen = own && !own.isSending && own.canPlace ? own.chosen : null;
  return (
    <section className="crazy-race-schacht-stage-area" data-part="stage">
      <div className="crazy-race-schacht-caption">
        <h2>{words.stage(shown.stage, stageCards.length)}</h2>
        {event === null && G.step.phase === 'driverPlacement' && (
          <p>{words.round(G.step.round, roundsPerStage)}</p>
        )}
      </div>
      <Stage
        shown={shown}
        side={side}
        // The stage being shown may be an earlier one, to which the viewer's cards don't belong.
        own={viewer && shown.stage === G.stage ? (G.players[viewer]?.placed ?? []) : []}
        viewer={viewer}
        placing={
          own && event === null && chosen !== null
            ? { cardID: chosen, side: own.chosenSide, pointAt: own.pointAt }
            : null
        }
        nameOf={seating.nameOf}
        words={text.board}
      />
    </section>
  );
}

/**
 * Returns whether the hand is shown. Driver cards are not needed for movements and points, whose actions need the room.
 */
function isHandShown({ G, viewer, own }: Parts): boolean {
  if (!viewer || G.players[viewer]?.hand.length === 0) return false;
  return !own || !(own.movement || own.isToChoosePrize || own.isToDiscard);
}

/** Shows the viewer's driver cards. */
function HandArea(props: Parts) {
  const { G, viewer, own, text } = props;
  const cards = viewer ? (G.players[viewer]?.hand ?? []) : [];
  if (!viewer || !isHandShown(props)) return null;
  return (
    <>
      <h2 className="paddock-unseen">{text.board.hand}</h2>
      <Hand
        cards={cards}
        playerID={viewer}
        chosen={own?.canPlace ? own.chosen : null}
        onChoose={own?.canPlace && !own.isSending ? own.choose : null}
        onStepBack={own?.chosen != null && !own.isSending ? own.stepBack : null}
        words={text.board}
      />
    </>
  );
}

/** Shows the viewer's possible actions. */
function PlayArea(props: Parts) {
  const { G, viewer, own, playback, seating, text, isShownOnly } = props;
  const words = text.board;
  const cards = viewer && G.players[viewer];
  return (
    // Another element than the one where the hand was.
    <div key={`${isHandShown(props)}`} className="crazy-race-schacht-play">
      <div className="crazy-race-schacht-actions">
        {playback.event !== null && !isShownOnly ? (
          <Skip label={words.actions.skip} onSkip={playback.skip} />
        ) : (
          own && <Actions G={G} own={own} nameOf={seating.nameOf} words={words} />
        )}
      </div>
      <RefusalNote reason={own?.refusal ?? null} sections={ruleForRefusal} />
      {viewer && cards && <OwnPile cards={cards.pile} playerID={viewer} words={words} />}
    </div>
  );
}

/** Returns a row for each seat, the viewer's first. */
function rowsOf({ G, viewer, own, playback, seating, text }: Parts) {
  const { shown, event } = playback;
  return seatsSeenBy(viewer, G.seats).flatMap((seat) => {
    const locomotives = shown.locomotives[seat];
    if (!locomotives) return [];
    return (
      <PlayerRow
        key={seat}
        G={G}
        shown={shown}
        locomotives={locomotives}
        viewer={viewer}
        seating={seating}
        playerID={seat}
        movement={seat === viewer && event === null ? (own?.movement ?? null) : null}
        isPlayedBack={event !== null}
        words={text.board}
        bots={text.bots}
      />
    );
  });
}

/** The board of Crazy Race, for players and for spectators (`playerID` null). */
export function Board(props: Props) {
  const { G, playerID: looking, moves, text, matchData, isShownOnly } = props;
  const board = useRef<HTMLElement>(null);
  const playerID = looking !== null && G.players[looking] ? looking : null;
  const own = useOwnTurn(G, isShownOnly ? null : playerID, moves, props.matchID);
  const playback = usePlayback(props, board);
  const { shown, event, events } = playback;
  useInSight(board, event, playerID !== null && playersToMove(G).includes(playerID));
  const seating = useMemo(() => seatingOf(matchData, text), [matchData, text]);
  const last = useMemo(() => lastStageOf(events), [events]);
  const parts: Parts = { ...props, viewer: playerID, own, playback, seating };
  const isPainted = useAfterPaint();
  // In a first race the board explains the stage card.
  const isFirstRace = useIsFirstMatch('crazy-race-schacht', {
    isShownOnly,
    isFamiliar: G.stage > 1,
  });
  const rows = rowsOf(parts);
  return (
    <BoardFrame
      game="crazy-race-schacht"
      label={text.board.board}
      board={board}
      props={props}
      nextFocus={nextFocus}
      isSending={own?.isSending}
    >
      <Head
        sentence={sentenceFor(G, own, seating, text.board)}
        section={sectionFor(G, own)}
        telling={event && text.describeEvent(event, seating.nameOf)}
      />
      {isFirstRace && playerID !== null && <p className="paddock-hint">{text.board.hint}</p>}
      <div className="crazy-race-schacht-table" data-seats={rows.length} data-step={G.step.phase}>
        {/* Before the stage in the document, though below it on the screen: a card is chosen first, then its side. */}
        <HandArea {...parts} />
        <StageArea {...parts} />
        <div className="crazy-race-schacht-near">
          <h2 className="paddock-unseen">{text.board.tracks}</h2>
          <ul>{rows.slice(0, 1)}</ul>
        </div>
        <PlayArea {...parts} />
        <div className="crazy-race-schacht-far">
          <ul>{isPainted && rows.slice(1)}</ul>
          <h2 className="paddock-unseen">{text.board.pointsPiles}</h2>
          {isPainted && (
            <div className="crazy-race-schacht-piles">
              <Pile pile="finish" cards={shown.piles.finish} words={text.board} />
              <Pile pile="turntable" cards={shown.piles.turntable} words={text.board} />
            </div>
          )}
          {isPainted && last && event === null && (
            <LastStageNotes last={last} nameOf={seating.nameOf} text={text} />
          )}
        </div>
      </div>
    </BoardFrame>
  );
}
