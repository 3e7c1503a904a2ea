/** Exports of `paddock-games/<game>/board` that all games share. */
export type { PackageBoardProps } from './package-board.tsx';
export { type LogProps, Ranking, type RankingProps } from './panels.tsx';
