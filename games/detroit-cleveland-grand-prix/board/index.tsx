import { useMemo, useRef } from 'react';
import type { BoardProps } from '../../kit/board/board-props.ts';
import '../../kit/board/seats.css';
import { seatingOf } from '../../kit/board/seating.ts';
import { useKeptFocus } from '../../kit/board/useKeptFocus.ts';
import { moneyIn } from '../locales/money.ts';
import type { GrandPrixText } from '../locales/text.ts';
import { resultOf } from '../rules.ts';
import type { GrandPrixState, PastRace } from '../state.ts';
import { Action } from './Action.tsx';
import { Auction } from './Auction.tsx';
import './world.css';
import './circuit.css';
import './cards.css';
import './board.css';
import './hand.css';
import './auction.css';
import './race.css';
import './layout.css';
import { CardPanel } from './CardPanel.tsx';
import { HandCards } from './HandCards.tsx';
import { Positions } from './Positions.tsx';
import type { Parts } from './parts.ts';
import { MoneyOverRaces, PastRaces, WinnersCircle } from './Results.tsx';
import { Seats } from './Seats.tsx';
import { sentenceFor } from './sentence.ts';
import { Track } from './Track.tsx';
import { type OwnTurn, useOwnTurn } from './useOwnTurn.ts';
import { usePlayback } from './usePlayback.ts';
import { usePortrait } from './usePortrait.ts';

type Props = BoardProps<GrandPrixState, GrandPrixText>;

/** Where the keyboard's focus goes when the button that had it is gone. */
const nextFocus = [
  '.grand-prix-space',
  '.grand-prix-choices button',
  '.grand-prix-tray .grand-prix-action:not([aria-disabled="true"])',
  '.grand-prix-hand button',
  '.grand-prix-bid .grand-prix-action',
  '.grand-prix-sentence',
];

/** With the viewer's part; null for who only watches. */
type WithOwn = Parts & { readonly own: OwnTurn | null };

/** The sentence; while something is shown, eyes read of that instead. */
function Sentence({ own, ...parts }: WithOwn) {
  const { G, playback, seating, text } = parts;
  const { event, shown } = playback;
  const { auction, race, tracks, actions } = text.board;
  const track = tracks[G.options.tracks[shown.race - 1] ?? 'cleveland'];
  const heading = shown.phase === 'auction' ? auction.heading : race.heading;
  return (
    <div className="grand-prix-head" data-playing={event !== null}>
      <h2 className="grand-prix-heading">{heading(shown.race, G.options.races, track)}</h2>
      <p className="grand-prix-sentence" tabIndex={-1} role="status">
        {sentenceFor(G, own, seating, text.board)}
      </p>
      {event && (
        <>
          {/* The page's log reads it out. */}
          <p className="grand-prix-telling" aria-hidden="true">
            {text.tell(event, seating.nameOf)}
          </p>
          <Action className="grand-prix-skip" label={actions.skip} onDo={playback.skip} />
        </>
      )}
    </div>
  );
}

/** The race whose prizes are given just now, or in which the match ended, and how many are shown. */
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

/** The picture of what goes on: the sale, the circuit, or the winner's circle. */
function Scene({ isPortrait, own, ...parts }: WithOwn & { readonly isPortrait: boolean }) {
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
  return <Track {...parts} card={own?.card ?? null} isPortrait={isPortrait} />;
}

/** The viewer's cards, or the one that is tried out, at hand at the foot of the page. */
function Tray({ own, ...parts }: WithOwn) {
  const { G, playback } = parts;
  const numbers = own && G.players[own.playerID]?.hand;
  if (!own || !numbers || (numbers.length === 0 && !own.card)) return null;
  // What is shown may be of the race before the one that the viewer's cards are for.
  if (playback.shown.race !== G.race || (resultOf(G) && playback.event === null)) return null;
  const card = playback.event === null ? own.card : null;
  return (
    <div className="grand-prix-tray" data-step={playback.shown.phase}>
      {card && (
        <CardPanel card={card} parts={parts} isOpen={!own.isSending} refusal={own.refusal} />
      )}
      <HandCards
        {...parts}
        numbers={numbers}
        isHidden={card !== null}
        isOpen={own.isToPlay && playback.event === null && !own.isSending && !card}
        canHold={own.canHold && playback.event === null}
        onChoose={own.choose}
        onHold={own.hold}
      />
    </div>
  );
}

/** The board of Detroit–Cleveland Grand Prix, for players and for who only watches (playerID null). */
export function Board(props: Props) {
  const { G, playerID: viewer, moves, text, language, matchData } = props;
  const board = useRef<HTMLElement>(null);
  useKeptFocus(board, nextFocus);
  const isPortrait = usePortrait();
  const playerID = viewer !== null && G.players[viewer] ? viewer : null;
  const own = useOwnTurn(G, playerID, moves);
  const playback = usePlayback(props, own?.sent ?? null, board);
  const seating = useMemo(() => seatingOf(matchData, text.board.seat), [matchData, text]);
  const money = useMemo(() => moneyIn(language), [language]);
  const parts: Parts = { G, viewer: playerID, playback, seating, text, money };
  return (
    <section
      ref={board}
      className="detroit-cleveland-grand-prix"
      lang={language}
      aria-label={text.board.board}
      data-sending={own?.isSending ?? false}
    >
      <div className="grand-prix-table" data-step={playback.shown.phase}>
        <Sentence {...parts} own={own} />
        <div className="grand-prix-scene">
          <Scene {...parts} own={own} isPortrait={isPortrait} />
        </div>
        <Tray {...parts} own={own} />
        <div className="grand-prix-side">
          <Seats {...{ ...parts, matchData, language }} />
          {playback.shown.phase === 'race' && <Positions {...parts} />}
        </div>
        <div className="grand-prix-foot">
          <PastRaces {...parts} onDisplay={ceremonyOf(parts)?.race ?? null} />
          {playback.shown.phase === 'auction' && !isPortrait && (
            <Track {...parts} card={null} isPortrait={false} />
          )}
        </div>
      </div>
    </section>
  );
}
