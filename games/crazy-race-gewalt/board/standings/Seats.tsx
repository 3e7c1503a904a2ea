import { memo } from 'react';
import { BotMark } from '../../../kit/board/BotMark.tsx';
import { SeatSign } from '../../../kit/board/SeatSign.tsx';
import { seatsSeenBy } from '../../../kit/board/seating.ts';
import { ofSeat } from '../../../kit/seats.ts';
import { arrowOf, betOn, type Deck, decks, maxCounters, stages } from '../../rules/components.ts';
import { playersToMove, seatsOf } from '../../rules/index.ts';
import type { GewaltState } from '../../rules/state.ts';
import { ActionCard } from '../cards/ActionCard.tsx';
import { BetBack, BetCard, betPlaces } from '../cards/BetCard.tsx';
import { CardBack } from '../cards/CardBack.tsx';
import { WorthMark } from '../cards/WorthMark.tsx';
import { Dice } from '../hand/Dice.tsx';
import type { TableParts } from '../parts.ts';
import { Trophy } from './Trophy.tsx';
import { type StageWorth, surePoints, worthInWords, worthOf } from './worth.ts';

interface SeatProps extends TableParts {
  readonly seat: string;
}

/** Returns the status of a seat. */
function statusOf({ G, playback, seating, text, seat }: SeatProps): string {
  const { status } = text.board;
  const place = G.result?.ranking.find(({ playerID }) => playerID === seat)?.place;
  if (place !== undefined && playback.event === null) return status.place(place);
  if (seating.isFree(seat)) return status.free;
  if (playback.shown.pawns[seat] === null) return status.finished;
  const isAsked = playback.event === null && playersToMove(G).includes(seat);
  if (!isAsked) return status.waiting;
  return G.awaitingReply !== null ? status.answering : status.playing;
}

/** Shows the action card before a player, with its effect. */
function CardBefore({ playback, seating, text, seat }: SeatProps) {
  const { seats: words, kinds } = text.board;
  const before = ofSeat(playback.shown.pendingCards, seat);
  if (!before) return null;
  const kind = arrowOf(before.cardID);
  return (
    <div className="crazy-race-gewalt-before">
      <span data-scenery>
        <ActionCard kind={kind} />
      </span>
      <p>
        <strong>{words.before(kinds[kind], seating.nameOf(before.from))}</strong>
        <span>{words.effects[kind]}</span>
      </p>
    </div>
  );
}

/** Returns the decks that are used with these options. */
function decksOf({ options }: GewaltState): readonly Deck[] {
  return decks.filter((deck) => deck === 'section' || options.expert);
}

/** Shows how many cards of each deck a player holds. */
function HandSizes({ G, playback, text, seat }: SeatProps) {
  const { seats: words } = text.board;
  const sizes = ofSeat(playback.shown.handSizes, seat);
  const counted = { section: words.sectionCards, action: words.actionCards };
  return decksOf(G).map((deck) => (
    <span key={deck} className="crazy-race-gewalt-count" data-scenery>
      <CardBack deck={deck} />
      <span aria-hidden="true">{sizes[deck]}</span>
      <span className="paddock-unseen">{counted[deck](sizes[deck])}</span>
    </span>
  ));
}

/** Shows the bet of a seat. It is face down until all bets are revealed. */
function Bet({ G, viewer, playback, text, seat }: SeatProps) {
  const { seats: words } = text.board;
  const shown = playback.shown.bets?.[seat];
  const bet = shown ?? (viewer === seat ? G.players[seat]?.bet : undefined);
  const places = bet === undefined ? null : betOn(bet, seatsOf(G).length);
  return (
    <span className="crazy-race-gewalt-count" data-open={shown !== undefined} data-scenery>
      {places ? <BetCard places={betPlaces(places)} /> : <BetBack />}
      <span className="paddock-unseen">
        {places ? words.bet(places.lilac, places.blue, places.red) : words.hiddenBet}
      </span>
    </span>
  );
}

/** Returns the standing of a seat's bet, as long as only its player knows the bet. */
function ownWorth({ G, viewer, playback, seat }: SeatProps): readonly StageWorth[] {
  return viewer === seat && !playback.shown.bets ? worthOf(G, playback.shown, seat) : [];
}

/** Shows the trophies that a player has taken. The viewer's own show what they are worth. */
function Trophies(props: SeatProps) {
  const { playback, text, seat } = props;
  const { seats: words, worth: worthWords } = text.board;
  const trophies = ofSeat(playback.shown.trophies, seat);
  const worth = ownWorth(props);
  return (
    <ul className="crazy-race-gewalt-trophies">
      {stages.map((stage) => {
        const place = trophies[stage];
        const own = worth.find((each) => each.stage === stage);
        const standing = own && worthInWords(own, worthWords);
        return (
          <li
            key={stage}
            data-stage={stage}
            data-empty={place === null}
            title={standing ?? undefined}
          >
            <span className="paddock-unseen">
              {place === null ? words.noTrophy(stage) : words.trophy(stage, place)}
              {standing && `, ${standing}`}
            </span>
            {place !== null && <Trophy stage={stage} place={place} />}
            {standing && <WorthMark isWon={own?.standing === 'won'} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Shows the points that the viewer's own trophies are certain to give so far. */
function SoFar(props: SeatProps) {
  // Once the points are counted, its room stays empty.
  if (props.viewer === props.seat && props.playback.shown.bets)
    return <p className="crazy-race-gewalt-so-far" />;
  const worth = ownWorth(props);
  if (worth.every(({ standing }) => standing === 'open')) return null;
  return (
    <p className="crazy-race-gewalt-so-far">{props.text.board.worth.soFar(surePoints(worth))}</p>
  );
}

/** Shows the last roll, if it was this player's. */
function LastRoll({ playback, text, seat }: SeatProps) {
  const { roll } = playback.shown;
  const { dice: words } = text.board;
  if (playback.event !== null || roll?.playerID !== seat) return null;
  return (
    <span className="crazy-race-gewalt-count crazy-race-gewalt-last-roll" title={words.lastRoll}>
      <Dice values={roll.dice} />
      <span>
        <span className="paddock-unseen">{words.lastRoll}: </span>
        {words.squares(roll.steps)}
      </span>
    </span>
  );
}

/** Shows how often a player has countered, and the cards owed for it. */
function Counters({ playback, seating, text, seat }: SeatProps) {
  const { seats: words } = text.board;
  const { counters, owedDraws } = playback.shown;
  const countered = Object.entries(ofSeat(counters, seat)).filter(([, times]) => times > 0);
  const due = ofSeat(owedDraws, seat);
  if (countered.length === 0 && due === 0) return null;
  const sentences = [
    ...countered.map(([other, times]) =>
      words.countered(seating.nameOf(other), times, maxCounters),
    ),
    ...(due > 0 ? [words.owed(due)] : []),
  ];
  return <p className="crazy-race-gewalt-soft">{sentences.join(' · ')}</p>;
}

function Seat(props: SeatProps) {
  const { G, viewer, playback, seating, text, seat } = props;
  const { board: words } = text;
  const name = seating.nameOf(seat);
  const isAsked = playback.event === null && playersToMove(G).includes(seat);
  const status = statusOf(props);
  return (
    <li
      className="crazy-race-gewalt-seat"
      data-asked={isAsked}
      data-turn={playback.shown.turn.playerID === seat && !G.result}
      data-own={viewer === seat}
    >
      <p className="crazy-race-gewalt-name">
        <SeatSign playerID={seat} />
        <strong>
          <bdi>{viewer === seat ? words.you(name) : name}</bdi>
          <BotMark level={seating.botAt(seat)} names={text.bots} />
        </strong>
        <span className="crazy-race-gewalt-status" data-quiet={status === words.status.waiting}>
          {status}
          {seating.isAway(seat) && ` · ${words.status.away}`}
        </span>
      </p>
      <div className="crazy-race-gewalt-belongings">
        <Trophies {...props} />
        {playback.shown.pawns[seat] !== null && <HandSizes {...props} />}
        <Bet {...props} />
        <LastRoll {...props} />
      </div>
      <SoFar {...props} />
      <CardBefore {...props} />
      <Counters {...props} />
    </li>
  );
}

/** Shows all players at the table, the viewer first and then clockwise. */
export const Seats = memo(function Seats(parts: TableParts) {
  const { G, viewer, text } = parts;
  const seats = seatsOf(G);
  return (
    <section>
      <h2 className="paddock-unseen">{text.board.players}</h2>
      <ul
        className="crazy-race-gewalt-seats"
        aria-label={text.board.players}
        data-count={seats.length}
      >
        {seatsSeenBy(viewer, seats).map((seat) => (
          <Seat key={seat} {...parts} seat={seat} />
        ))}
      </ul>
    </section>
  );
});

/** Shows the piles to draw from. */
export const Piles = memo(function Piles({ G, playback, text }: TableParts) {
  return (
    <ul className="crazy-race-gewalt-piles">
      {decksOf(G).map((deck) => (
        <li key={deck} className="crazy-race-gewalt-count">
          <CardBack deck={deck} />
          <span>{text.board.piles[deck](playback.shown.pileSizes[deck])}</span>
        </li>
      ))}
    </ul>
  );
});
