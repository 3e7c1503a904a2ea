import type { Page } from 'playwright-core';
import type { GameName } from '../../../games/paddock.ts';
import type { BoardPlayer } from './board-player.ts';
import { BugRacePlayer } from './bug-race-player.ts';
import { GewaltPlayer } from './gewalt-player.ts';
import { GrandPrixPlayer } from './grand-prix-player.ts';
import { SchachtPlayer } from './schacht-player.ts';

const players: Readonly<Record<string, new (page: Page) => BoardPlayer>> = {
  'bug-race': BugRacePlayer,
  'crazy-race-schacht': SchachtPlayer,
  'crazy-race-gewalt': GewaltPlayer,
  'detroit-cleveland-grand-prix': GrandPrixPlayer,
} satisfies Readonly<Record<GameName, unknown>>;

/** Returns a player of any game, by boardgame.io's name of it. */
export function screenPlayer(page: Page, game: string): BoardPlayer {
  const Player = players[game];
  if (!Player) throw new Error(`Nobody knows how to play ${game} on a page.`);
  return new Player(page);
}

/** Plays on whenever the match waits for this player, until the ranking appears. */
export async function playToTheEnd(player: BoardPlayer): Promise<void> {
  for (;;) {
    await player.asked.or(player.ranking).first().waitFor();
    if (await player.ranking.isVisible()) return;
    await player.playOn();
  }
}

/** Returns players by the names of the people for whom they play. */
export function byName<Player extends BoardPlayer>(
  names: readonly string[],
  players: readonly Player[],
): Readonly<Record<string, Player>> {
  return Object.fromEntries(players.map((player, index) => [names[index] ?? '', player]));
}

/**
 * Lets the players of a table, by their names, play on when they are asked, until all have the ranking. The prompt of a
 * player who is not asked names the next one.
 */
export async function playTogether<Player extends BoardPlayer>(
  people: Readonly<Record<string, Player>>,
  playOn: (player: Player) => Promise<void>,
): Promise<void> {
  const all = Object.entries(people);
  const [first] = all;
  if (!first) throw new Error('Nobody plays.');
  let [, player] = first;
  for (;;) {
    const { asked, ranking, sentence } = player;
    const others = all.filter(([, other]) => other !== player);
    const namesOther = new RegExp(others.map(([name]) => name).join('|'));
    await asked
      .or(ranking)
      .or(sentence.filter({ hasText: namesOther }))
      .first()
      .waitFor();
    if (await ranking.isVisible()) break;
    if (await asked.first().isVisible()) {
      await playOn(player);
      continue;
    }
    const told = (await sentence.textContent()) ?? '';
    const next = others.find(([name]) => told.includes(name));
    if (next) [, player] = next;
  }
  for (const [, { ranking }] of all) await ranking.waitFor();
}

/** Returns these names in the order of the ranking, as screen readers read it. */
export async function rankedNames(
  page: Page,
  names: readonly string[],
): Promise<readonly string[]> {
  const places = page.getByRole('list', { name: 'Ranking' }).getByRole('listitem');
  await places.first().waitFor();
  const told = await places.allTextContents();
  return told.flatMap((line) => names.filter((name) => line.includes(name)));
}

/** Returns the whole text of a table's log. */
export async function toldLog(page: Page): Promise<string> {
  const log = page.getByRole('region', { name: 'Log', exact: true });
  return (await log.getByRole('listitem').allTextContents()).join('\n');
}
