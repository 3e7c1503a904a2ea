import { useMemo, useRef } from 'react';
import type { BoardProps, PreviewPosition } from '../../kit/board/board-props.ts';
import { useIsFirstMatch } from '../../kit/board/first-match.ts';
import { Skip } from '../../kit/board/frame/Action.tsx';
import { BoardFrame } from '../../kit/board/frame/BoardFrame.tsx';
import { Head } from '../../kit/board/frame/Head.tsx';
import '../../kit/board/seats.css';
import { useAfterPaint } from '../../kit/board/hooks/useAfterPaint.ts';
import { seatingOf } from '../../kit/board/seating.ts';
import { moneyIn } from '../locales/money.ts';
import type { GrandPrixText } from '../locales/text.ts';
import { resultOf } from '../rules/index.ts';
import type { GrandPrixMoves } from '../rules/moves.ts';
import type { GrandPrixState, PastRace } from '../rules/state.ts';
import { Auction } from './auction/Auction.tsx';
import './circuit/world.css';
import './circuit/circuit.css';
import './cards/cards.css';
import './board.css';
import './standings/players.css';
import './cards/hand.css';
import './auction/auction.css';
import './turn/race.css';
import './layout.css';
import './layout-low.css';
import { Hand } from './cards/Hand.tsx';
import { Track, ZoomAction } from './circuit/Track.tsx';
import { useZoom, type Zoom } from './circuit/useZoom.ts';
import type { Parts } from './parts.ts';
import { Positions } from './standings/Positions.tsx';
import { MoneyOverRaces, PastRaces, WinnersCircle } from './standings/Results.tsx';
import { Seats } from './standings/Seats.tsx';
import { Actions } from './turn/Actions.tsx';
import { hintFor, sectionFor, sentenceFor, withNamesSetApart } from './turn/sentence.ts';
import { type OwnTurn, useOwnTurn } from './turn/useOwnTurn.ts';
import { usePlayback } from './turn/usePlayback.ts';

export { HiddenPart } from './HiddenPart.tsx';

/** The position that shows the board to newcomers. */
export const preview: PreviewPosition = { numPlayers: 4, seed: 'circuit', moves: 30 };

type Props = BoardProps<GrandPrixState, GrandPrixText, GrandPrixMoves>;

const nextFocus = ['spaces', 'choices', 'actions', 'hand', 'bid-place'];

/** Props with the viewer's part, which is null for a spectator. */
type WithOwn = Parts & { readonly own: OwnTurn | null };

/** Shows the sentence below the race's name, with a hint in a first match. */
function Sentence({
  own,
  isShownOnly = false,
  zoom,
  ...parts
}: WithOwn & Pick<Props, 'isShownOnly'> & { readonly zoom: Zoom }) {
  const { G, viewer, playback, seating, text } = parts;
  const isFamiliar = G.race > 1;
  const isFirst =
    useIsFirstMatch('detroit-cleveland-grand-prix', { isShownOnly, isFamiliar }) && own !== null;
  const { event, shown } = playback;
  const { auction, race, tracks, actions } = text.board;
  const track = tracks[G.options.tracks[shown.race - 1] ?? 'cleveland'];
  const heading = shown.phase === 'auction' ? auction.heading : race.heading;
  return (
    <Head
      sentence={sentenceFor(G, own, seating, text.board)}
      section={sectionFor(G, viewer, own)}
      telling={event && text.describeEvent(event, seating.nameOf)}
      heading={
        <h2 className="grand-prix-heading">{heading(shown.race, G.options.races, track)}</h2>
      }
      data-first={isFirst}
    >
      {shown.phase === 'race' && !ceremonyOf(parts) && <ZoomAction {...parts} zoom={zoom} />}
      {isFirst && event === null && <p className="paddock-hint">{hintFor(G, own, text.board)}</p>}
      {event && !isShownOnly && <Skip label={actions.skip} onSkip={playback.skip} />}
    </Head>
  );
}

/**
 * Returns the race whose prizes are being given or in which the match ended, with the number of prizes shown so far.
 */
function ceremonyOf({
  G,
  playback,
}: Parts): { past: PastRace; race: number; count: number } | null {
  const { shown, event } = playback;
  const isNow =
    event?.type === 'raceEnded' ||
    event?.type === 'prize' ||
    event?.type === 'settled' ||
    event?.type === 'matchEnded';
  if (!isNow && (event !== null || !resultOf(G))) return null;
  const past = G.pastRaces[shown.race - 1];
  if (!past) return null;
  const first = event?.type === 'raceEnded' ? 0 : past.prizes.length;
  return { past, race: shown.race, count: event?.type === 'prize' ? event.place : first };
}

/** Shows the scene of the present phase: the sale, the circuit, or the winner's circle. */
function Scene({ zoom, own, ...parts }: WithOwn & { readonly zoom: Zoom }) {
  const ceremony = ceremonyOf(parts);
  if (ceremony) {
    return (
      <div className="grand-prix-ceremony">
        <WinnersCircle {...ceremony} parts={parts} />
        <MoneyOverRaces {...parts} />
      </div>
    );
  }
  if (parts.playback.shown.phase === 'auction') return <Auction {...parts} own={own} />;
  return <Track {...parts} card={own?.card ?? null} zoom={zoom} />;
}

/** Sets a CSS variable for the height of the page that the tray covers. */
function noteHeight(tray: HTMLElement | null): (() => void) | undefined {
  if (!tray) return undefined;
  const observer = new ResizeObserver(() =>
    tray.parentElement?.style.setProperty('--grand-prix-tray', `${tray.offsetHeight}px`),
  );
  observer.observe(tray);
  return () => observer.disconnect();
}

/** Shows the viewer's cards, or the draft of one, in view at the foot of the page. */
function Tray({ own, ...parts }: WithOwn) {
  const { G, viewer, playback } = parts;
  const numbers = viewer && G.players[viewer]?.hand;
  if (!numbers || (numbers.length === 0 && !own?.card)) return null;
  // The race being shown may be an earlier one, to which the viewer's cards don't belong.
  if (playback.shown.race !== G.race || resultOf(G)) return null;
  const card = playback.event === null ? (own?.card ?? null) : null;
  return (
    <div
      ref={noteHeight}
      className="grand-prix-tray"
      data-part={own ? 'tray' : undefined}
      data-step={playback.shown.phase}
      data-shown-only={own === null}
    >
      {own && card && (
        <Actions card={card} parts={parts} isOpen={!own.isSending} refusal={own.refusal} />
      )}
      <Hand
        {...parts}
        numbers={numbers}
        isHidden={card !== null}
        isOpen={!!own?.isToPlay && playback.event === null && (card !== null || !own.isSending)}
        canHold={!!own?.canHold && playback.event === null}
        onChoose={(number) => own?.choose(number)}
        onHold={() => own?.hold()}
      />
    </div>
  );
}

/** The board of Detroit–Cleveland Grand Prix, for players and for spectators (`playerID` null). */
export function Board(props: Props) {
  const { G, playerID: viewer, moves, text, language, matchData, isShownOnly = false } = props;
  const board = useRef<HTMLElement>(null);
  const zoom = useZoom();
  const isPainted = useAfterPaint();
  const playerID = viewer !== null && G.players[viewer] ? viewer : null;
  const own = useOwnTurn(G, isShownOnly ? null : playerID, moves, props.matchID);
  const playback = usePlayback(props, own?.sent ?? null, board);
  const seating = useMemo(() => withNamesSetApart(seatingOf(matchData, text)), [matchData, text]);
  const money = useMemo(() => moneyIn(language), [language]);
  const parts: Parts = { G, viewer: playerID, playback, seating, text, money };
  return (
    <BoardFrame
      game="detroit-cleveland-grand-prix"
      label={text.board.board}
      board={board}
      props={props}
      nextFocus={nextFocus}
      isSending={own?.isSending}
    >
      <div
        className="grand-prix-table"
        data-step={playback.shown.phase}
        data-seated={playerID !== null}
      >
        <Sentence {...parts} own={own} isShownOnly={isShownOnly} zoom={zoom} />
        <div className="grand-prix-scene">
          <Scene {...parts} own={own} zoom={zoom} />
        </div>
        <Tray {...parts} own={own} />
        <div className="grand-prix-side">
          <h3 className="paddock-unseen">{text.board.seats}</h3>
          {isPainted && <Seats {...parts} />}
          {isPainted && playback.shown.phase === 'race' && <Positions {...parts} />}
        </div>
        <div className="grand-prix-foot">
          {isPainted && <PastRaces {...parts} onDisplay={ceremonyOf(parts)?.race ?? null} />}
          {playback.shown.phase === 'auction' && zoom.screen === 'large' && (
            <Track {...parts} card={null} zoom={{ ...zoom, isWhole: true }} />
          )}
        </div>
      </div>
    </BoardFrame>
  );
}
