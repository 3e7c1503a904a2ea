/** Crazy Race as a boardgame.io game: its phase and stage. The rules are in rules/. */
import { gameOf } from '../kit/game.ts';
import { identity } from './identity.ts';
import { rules } from './rules/index.ts';
import { optionsFrom } from './rules/options.ts';

/** Only one player acts at any time, so a move that was made on an older state is refused. */
const turnMove = { redact: false, takesStale: false };

// Pure, so that importing only metadata or cards doesn't load the game.
const hosted = /* @__PURE__ */ gameOf({
  info: identity,
  rules,
  optionsFrom,
  phases: {
    race: {
      moves: ['playSection', 'discardSection', 'playAction', 'relocate', 'discardAction', 'roll'],
      stages: { counter: ['counter', 'allow'] },
    },
  },
  moves: {
    playSection: turnMove,
    discardSection: turnMove,
    playAction: turnMove,
    relocate: turnMove,
    discardAction: turnMove,
    counter: turnMove,
    allow: turnMove,
    roll: turnMove,
  },
  phaseOf: () => 'race',
  // CG-13: only the player who must answer a card acts. With `ownTurn` a turn begins with the answer.
  activeSeats: ({ awaitingReply: asked }) => (asked === null ? null : { [asked]: 'counter' }),
  endsTurn: (_move, before, after) => after.turn.number !== before.turn.number,
});

/** The Game object for boardgame.io's servers and clients. */
export const game = hosted.game;

/** Returns the rules' reason for refusing a move, a key of the texts' `refusals`, or null if they allow it. */
export const refusalOf = hosted.refusalOf;

/** Returns the seat that the table waits for. There is never more than one. */
export const playersToMove = hosted.playersToMove;
