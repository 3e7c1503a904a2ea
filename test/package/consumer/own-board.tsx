/** How somebody else's TypeScript uses the package: compiled against what is in the tarball, never run. */
import { Client as PlainClient } from 'boardgame.io/client';
import { Client, Lobby } from 'boardgame.io/react';
import {
  type GameInfo,
  type GameName,
  games,
  type Language,
  type Result,
  readLog,
  type SharedRefusal,
  send,
} from 'paddock-games';
import {
  type BugRaceEvent,
  type BugRaceMoves,
  game,
  legPlayOf,
  playersToMove,
  type Refusal,
  refusalOf,
  type SeenBugRaceState,
  standings,
} from 'paddock-games/bug-race';
import {
  Board,
  type BugRaceBoardProps,
  Log,
  Ranking,
  TranslatedBoard,
} from 'paddock-games/bug-race/board';
import 'paddock-games/bug-race/board.css';
import { rulesText, text } from 'paddock-games/bug-race/locales/de';
import { text as it } from 'paddock-games/bug-race/locales/it';
import { IllustratedRulebook } from 'paddock-games/bug-race/rulebook';
import { text as gewalt } from 'paddock-games/crazy-race-gewalt/locales/it';
import { Log as GrandPrixLog } from 'paddock-games/detroit-cleveland-grand-prix/board';
import { useState } from 'react';

// Our board under boardgame.io's client and lobby.

const Ours = Client({ game, board: Board });
export const ours = <Ours matchID="a" playerID="0" credentials="b" text={it} />;
// @ts-expect-error: another game's words
export const inWrongWords = <Ours text={gewalt} />;
export const inItalian = (props: BugRaceBoardProps) => <Board {...props} text={it} />;
const Translated = Client({ game, board: TranslatedBoard });
export const translated = <Translated playerID="0" text={it} />;
export const alsoTranslated = (props: BugRaceBoardProps) => (
  <TranslatedBoard {...props} text={it} />
);
// @ts-expect-error: no words
export const withoutWords = (props: BugRaceBoardProps) => <TranslatedBoard {...props} />;
export const lobby = <Lobby gameComponents={[{ game, board: Board }]} />;

// What stands around boards.

const nameOf = (seat: string) => `Platz ${seat}`;

export function Around(props: BugRaceBoardProps) {
  const { ctx, log } = props;
  const [told, setTold] = useState(0);
  const result: Result | undefined = ctx.gameover;
  return (
    <>
      <Board {...props} text={text} again={told} onPlayback={({ shown }) => setTold(shown)} />
      {result && <Ranking result={result} text={text} nameOf={nameOf} />}
      <Log log={log} text={text} nameOf={nameOf} shown={told} />
      <IllustratedRulebook text={text} rulesText={rulesText} headingLevel="h3" />
      {/* @ts-expect-error: another game's words */}
      <GrandPrixLog log={log} text={text} nameOf={nameOf} />
      {/* @ts-expect-error: whose names? */}
      <Log log={log} text={text} />
    </>
  );
}

// A board of one's own.

function OwnBoard({ G, ctx, moves, playerID, undo }: BugRaceBoardProps) {
  const own = playerID === null ? undefined : G.players[playerID];
  // @ts-expect-error: that seat may be another player's
  G.players['0'].kept;
  // @ts-expect-error: nobody sees it
  G.secret;
  // @ts-expect-error: only moves change it
  G.turn = 2;
  // What the rules tell of G as it is seen.
  const { bug, cardInPlay } = legPlayOf(G, playerID ?? '0');
  const [leader] = standings(G).ranking;
  const [card] = own?.offered ?? [];
  if (card !== undefined) moves.keepCard(card);
  moves.playCard(3);
  moves.playCard(3, ['leftFront', 'body']);
  moves.moveLeg('rightRear');
  moves.moveBody();
  // @ts-expect-error: a card is a number
  moves.keepCard('leftFront');
  // @ts-expect-error: there is no such step
  moves.playCard(3, ['nose']);
  // @ts-expect-error: the body has a move of its own
  moves.moveLeg('body');
  // @ts-expect-error: a card must be said
  moves.keepCard();
  // @ts-expect-error: there is no such move
  moves.fly();
  // A move as it is listed.
  for (const move of game.ai.enumerate(G, ctx, playerID ?? '0')) send(moves, move);
  // @ts-expect-error: a card is a number
  send(moves, { move: 'keepCard', args: ['leftFront'] });
  // @ts-expect-error: there is no such move
  send(moves, { move: 'fly', args: [] });
  const places: readonly number[] | undefined = ctx.gameover?.ranking.map(({ place }) => place);
  // @ts-expect-error: a result has a ranking
  ctx.gameover?.winner;
  undo();
  return (
    <p>
      {ctx.turn} {bug.body} {cardInPlay?.cardID} {leader?.score} {places?.join()}
    </p>
  );
}
// biome-ignore lint/suspicious/noExplicitAny: boardgame.io has one G for the server's and the players' side
export const Own = Client<any, BugRaceBoardProps>({ game, board: OwnBoard });
export const own = <Own playerID="0" />;

// A client without React.

const client = PlainClient({ game });
const moves = client.moves as BugRaceMoves;
moves.endTurn();
// @ts-expect-error: takes no argument
moves.endTurn(1);
const state = client.getState();
if (state) {
  const seen: SeenBugRaceState = state.G;
  const reason: Refusal | SharedRefusal | null = refusalOf(seen, '0', 'keepCard', [1]);
  if (reason) console.info(it.refusals[reason], text.refusals[reason]);
  // @ts-expect-error: that is no state
  refusalOf(42, '0', 'keepCard', [1]);
  // @ts-expect-error: there is no such move
  refusalOf(seen, '0', 'fly', []);
  // @ts-expect-error: a card is a number
  refusalOf(seen, '0', 'keepCard', ['leftFront']);
  for (const { move, args } of game.ai.enumerate(seen, state.ctx, '0')) {
    console.info(refusalOf(seen, '0', move, args), args.length);
  }
  // @ts-expect-error: that is no state
  playersToMove('nonsense');
  const result: Result | undefined = state.ctx.gameover;
  console.info(result?.ranking[0]?.score);
}
for (const { event } of readLog<BugRaceEvent>(client.log)) {
  if (event.type === 'chose') console.info(event.playerID);
  // @ts-expect-error: only some events have cards
  console.info(event.cardID);
}

// A match with options, without a server.

const expert = { ...game, setup: (context: SetupContext) => game.setup(context, { expert: true }) };
type SetupContext = Parameters<typeof game.setup>[0];
export const withOptions = [
  PlainClient({ game: expert }),
  PlainClient({ game: { ...game, setup: (context) => game.setup(context, { trackLength: 9 }) } }),
];
export const wrong = (context: SetupContext) =>
  // @ts-expect-error: there is no such option
  game.setup(context, { fast: true });
export const fault: string | undefined = game.validateSetupData({ fast: true }, 3);

// The metadata.

export const names: readonly GameName[] = games.map(({ name }) => name);
// @ts-expect-error: there is no such game
export const chess: GameName = 'chess';
export const ownName: 'bug-race' = game.name;

const titles = (language: Language) =>
  games.map((info: GameInfo) => info.description[language].title);
export const all: readonly string[] = titles('fr');
// @ts-expect-error: it is frozen knowledge
games.push(games[0]);
