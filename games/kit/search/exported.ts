/** Exports of `paddock-games/<game>/bot` that all games share. */
export type { Choice, Choose, Thinking } from './choose.ts';
export type { BotClass, BotOptions, GameBot } from './framework-bot.ts';
export type { Imagine } from './imagine.ts';
export { type Level, levels } from './levels.ts';
export type { PlaySeat, SeatClient, SeatPlay } from './play-seat.ts';
