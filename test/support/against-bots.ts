import type { Locator, Page } from 'playwright-core';
import { BugRacePlayer } from './bug-race-player.ts';
import { CrazyRaceGewaltPlayer } from './crazy-race-gewalt-player.ts';
import { CrazyRacePlayer } from './crazy-race-player.ts';
import { GrandPrixPlayer } from './grand-prix-player.ts';

/** Somebody who plays a game on a page by what is on the screen. */
interface ScreenPlayer {
  readonly page: Page;
  /** There while the match waits for this player. */
  readonly asked: Locator;
  /** Does what is asked. */
  readonly playOn: () => Promise<void>;
  /** There once the race is over. */
  readonly ranking: Locator;
}

const players: Readonly<Record<string, new (page: Page) => ScreenPlayer>> = {
  'bug-race': BugRacePlayer,
  'crazy-race-schacht': CrazyRacePlayer,
  'crazy-race-gewalt': CrazyRaceGewaltPlayer,
  'detroit-cleveland-grand-prix': GrandPrixPlayer,
};

/** A player of any game, by boardgame.io's name of it. */
export function screenPlayer(page: Page, game: string): ScreenPlayer {
  const Player = players[game];
  if (!Player) throw new Error(`Nobody knows how to play ${game} on a page.`);
  return new Player(page);
}

/** Plays on whenever the match waits for this player, until the ranking is there. */
export async function playToTheEnd(player: ScreenPlayer): Promise<void> {
  for (;;) {
    await player.asked.or(player.ranking).first().waitFor();
    if (await player.ranking.isVisible()) return;
    await player.playOn();
  }
}
