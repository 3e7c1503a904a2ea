/** ID of a seat, as in boardgame.io: `'0'`, `'1'` … */
export type PlayerID = string;
