/** Exports of `paddock-games/<game>/board` that all games share. */
export type { EventPlayback, EventPlaybackProps } from '../playback/event-playback.ts';
export type { PackageBoardProps } from './package-board.tsx';
export { type LogProps, Ranking, type RankingProps } from './panels.tsx';
