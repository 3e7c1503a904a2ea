/** boardgame.io's value for a refused move. It is a string there too, so games needn't import it. */
export const INVALID_MOVE = 'INVALID_MOVE';
