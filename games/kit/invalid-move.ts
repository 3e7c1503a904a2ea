/** boardgame.io's sign that a move was refused; a string there too, so that games import nothing of it. */
export const INVALID_MOVE = 'INVALID_MOVE';
