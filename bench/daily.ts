/**
 * Plays the challenge of one day many times, the player's seat by bots of each level, and prints the results and how
 * much of a processor the rivals' thinking takes: `node --import tsx bench/daily.ts
 * [tries, 10] [game, all] [day]`
 */
import { askBot, loadBot } from '../games/bots.ts';
import { type CatalogGame, catalog } from '../games/index.ts';
import { seedOf } from '../games/kit/record/chance.ts';
import type { AnyMove } from '../games/kit/rules.ts';
import { roundsOf } from '../games/kit/search/bot.ts';
import { type Level, levels } from '../games/kit/search/levels.ts';
import { seededRng } from '../games/kit/seeded-rng.ts';
import { dailyRounds, dailySeed } from '../server/bots/reproducible.ts';
import { type DailyDeal, dealOf } from '../server/domain/daily.ts';
import { loadGames } from '../server/games.ts';
import { BareMatch } from '../test/support/games/bare-match.ts';
import { median } from './rules/median.ts';

const [triesWanted = '10', gameWanted, day = '2026-11-26'] = process.argv.slice(2);
const secret = 'ab'.repeat(32);

interface Try {
  readonly place: number;
  readonly score: number;
  /** Milliseconds of thinking of the rivals. */
  readonly thinking: number;
  readonly decisions: number;
}

async function play(
  game: CatalogGame,
  deal: DailyDeal,
  level: Level,
  number: number,
): Promise<Try> {
  const module = await game.load();
  const { name } = game.info;
  const match = new BareMatch(module, { ...deal, seed: seedOf({ secret, numbers: {} }) });
  const own = seededRng(`${level} ${number}`);
  let [thinking, decisions] = [0, 0];
  for (;;) {
    const awaited = module.playersToMove(match.G);
    const playerID = awaited.find((each) => each !== deal.seat) ?? awaited[0];
    if (playerID === undefined) break;
    const isOwn = playerID === deal.seat;
    const G = module.rules.view(match.G, playerID);
    const seen = { game: name, playerID, G, events: match.events };
    const start = process.cpuUsage();
    const move: AnyMove | undefined = await askBot(
      { ...seen, level: isOwn ? level : deal.level },
      isOwn
        ? { budget: roundsOf(30), rng: own }
        : { budget: roundsOf(dailyRounds), rng: seededRng(dailySeed(secret, seen)) },
    );
    if (!isOwn) {
      const { user, system } = process.cpuUsage(start);
      thinking += (user + system) / 1000;
      decisions += 1;
    }
    if (!move) throw new Error('A bot found nothing to do.');
    match.play({ playerID, ...move });
  }
  const ranked = match.result?.ranking.find(({ playerID }) => playerID === deal.seat);
  if (!ranked) throw new Error('The match has no result.');
  return { place: ranked.place, score: ranked.score, thinking, decisions };
}

console.info(
  `${triesWanted} tries of each level on ${day}; milliseconds of a processor for the rivals’ thinking.`,
);
console.info(
  '| game | players, level, options | own level | places | score, median | decisions | CPU, median | most |',
);
console.info(`|${' --- |'.repeat(8)}`);
const served = await loadGames();
for (const game of catalog) {
  const { name } = game.info;
  if (gameWanted !== undefined && gameWanted !== name) continue;
  const own = served.find((each) => each.game.name === name);
  if (!own) continue;
  const deal = dealOf(day, own);
  await loadBot(name);
  for (const level of levels) {
    const tries: Try[] = [];
    for (let number = 0; number < Number(triesWanted); number += 1) {
      tries.push(await play(game, deal, level, number));
    }
    const places = Array.from({ length: deal.numPlayers }, (_, index) =>
      String(tries.filter(({ place }) => place === index + 1).length),
    );
    const thinking = tries.map((each) => each.thinking);
    const cells = [
      name,
      `${deal.numPlayers}, ${deal.level}, ${JSON.stringify(deal.setupData)}`,
      level,
      places.join(' '),
      String(median(tries.map(({ score }) => score))),
      String(median(tries.map(({ decisions }) => decisions))),
      median(thinking).toFixed(0),
      Math.max(...thinking).toFixed(0),
    ];
    console.info(`| ${cells.join(' | ')} |`);
  }
}
