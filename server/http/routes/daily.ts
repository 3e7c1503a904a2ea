import { fingerprintOf } from '../../../games/kit/record/chance.ts';
import type {
  DailyAnswer,
  DailyChallenge,
  DailySeat,
  DailyStandings,
  DailyWeek,
  Day,
} from '../../../protocol/daily.ts';
import { dayBefore, dayOf, endOf, isDay, mondayOf, nextDay } from '../../../protocol/days.ts';
import { botsElsewhere, withBots } from '../../domain/bots.ts';
import {
  comparedChoices,
  type DailyDeal,
  dealOf,
  mainGameOf,
  withDailyShuffle,
} from '../../domain/daily.ts';
import { checkedName } from '../../domain/names.ts';
import { join } from '../../domain/seats.ts';
import { defaultSettings } from '../../domain/table-settings.ts';
import type { ServedGame } from '../../games.ts';
import { isID } from '../../lib/ids.ts';
import type { Router, RouterMiddleware } from '../../lib/koa-types.ts';
import { RequestError } from '../../lib/request-error.ts';
import type { OfDay } from '../../persistence/repositories/daily.ts';
import { readBody } from './body.ts';
import type { Body } from './checks.ts';
import { newcomerFrom, newMatchID, newTable } from './create-and-join.ts';
import type { Context, TableApi } from './table-api.ts';

/** A match of the challenge to be created. */
interface NewTry {
  readonly served: ServedGame;
  readonly day: Day;
  readonly deal: DailyDeal;
  readonly isCounted: boolean;
}

const begunAlready = () =>
  new RequestError(409, 'This browser has begun the challenge already. Finish that match.');

/** Serves the daily challenge. */
class DailyApi {
  readonly #atTable: TableApi;

  constructor(atTable: TableApi) {
    this.#atTable = atTable;
  }

  /** The games that have a challenge. */
  get #games(): readonly ServedGame[] {
    const { games, hasDailyChallenge } = this.#atTable.parts;
    return hasDailyChallenge ? games : [];
  }

  #served(name: string): ServedGame {
    const served = this.#games.find(({ game }) => game.name === name);
    if (!served) throw new RequestError(404, `There is no daily challenge of ${name}.`);
    return served;
  }

  get #daily() {
    return this.#atTable.parts.storage.daily;
  }

  readonly today: RouterMiddleware = async (ctx) => {
    const now = this.#atTable.parts.now();
    const day = dayOf(now);
    const games = this.#games;
    const played = await this.#daily.playedOn(day);
    const challenges: DailyChallenge[] = [];
    const next: Record<string, string> = {};
    for (const served of games) {
      const game = served.game.name;
      const fingerprint = await this.#fingerprint({ day, game });
      challenges.push({ game, ...dealOf(day, served), fingerprint, played: played.get(game) ?? 0 });
      next[game] = await this.#fingerprint({ day: nextDay(day), game });
    }
    const main = mainGameOf(day, games);
    ctx.body = { day, endsAt: endOf(day), now, main, challenges, next } satisfies DailyAnswer;
  };

  async #fingerprint(challenge: OfDay): Promise<string> {
    return fingerprintOf(await this.#daily.secretOf(challenge));
  }

  /** Creates a match of today's challenge, and gives the player its seat. */
  readonly start: RouterMiddleware = async (ctx) => {
    const { game = '' } = ctx.params;
    const served = this.#served(game);
    const { playerName, isNamed }: Body = ctx.state.body;
    const name = checkedName(playerName);
    const { playerSeed: _, ...newcomer } = newcomerFrom(ctx, this.#atTable);
    const { browser } = newcomer;
    if (browser === null) throw new RequestError(400, '"browser" is required.');
    const day = dayOf(this.#atTable.parts.now());
    const deal = dealOf(day, served);
    const before = await this.#daily.tryOf({ day, game }, browser);
    if (before && !before.isOver) throw begunAlready();
    const attempt: NewTry = { served, day, deal, isCounted: !before };
    await this.#checkLimits(ctx, attempt);
    const matchID = newMatchID();
    const { isCounted } = attempt;
    const { seat: playerID, numPlayers } = deal;
    const row = { day, game, browser, playerID, rivals: numPlayers - 1 };
    const seat = await this.#atTable.createDailyMatch(served, matchID, {
      table: await this.#newTable(attempt),
      sit: (table) => join(table, { ...newcomer, playerID }),
      attempt: isCounted ? { ...row, name: isNamed === true ? name : null } : null,
    });
    if (!seat) throw begunAlready();
    ctx.body = { matchID, ...seat, day, isCounted } satisfies DailySeat;
  };

  async #checkLimits(ctx: Context, { deal }: NewTry): Promise<void> {
    this.#atTable.checkRoom();
    await this.#atTable.limitTables(ctx);
    await this.#atTable.limitBots(ctx, botsElsewhere(deal));
  }

  async #newTable({ served, day, deal, isCounted }: NewTry) {
    const { numPlayers, setupData } = deal;
    const table = newTable(served, {
      numPlayers,
      setupData,
      unlisted: true,
      settings: defaultSettings,
    });
    const secret = await this.#daily.secretOf({ day, game: served.game.name });
    return withBots(withDailyShuffle(table, { secret, day, isCounted }), botsElsewhere(deal));
  }

  readonly standings: RouterMiddleware = async (ctx) => {
    const { day = '', game = '' } = ctx.params;
    const served = this.#served(game);
    const challenge = { day, game };
    const now = this.#atTable.parts.now();
    const secret = await this.#secretUntil(dayOf(now), challenge);
    if (secret === null) throw new RequestError(404, 'There was no challenge on this day.');
    const isOver = await this.#atTable.parts.clock.hasPassed(endOf(day));
    const results = await this.#daily.resultsOf(challenge);
    const { match } = ctx.query;
    const own = isID(match) ? await this.#resultOf(challenge, match) : null;
    const isBetter = (result: DailyStandings['results'][number]) =>
      own !== null &&
      (result.place < own.place || (result.place === own.place && result.score > own.score));
    const better = results.filter(isBetter).reduce((sum, { count }) => sum + count, 0);
    ctx.body = {
      ...challenge,
      isOver,
      hasDayBefore: (await this.#daily.pastSecretOf({ day: dayBefore(day), game })) !== null,
      numPlayers: dealOf(day, served).numPlayers,
      played: results.reduce((sum, { count }) => sum + count, 0),
      results,
      named: await this.#daily.namedOf(challenge),
      own: own && { place: own.place, score: own.score, better },
      choices: own?.compared ?? [],
      fingerprint: fingerprintOf(secret),
      secret: isOver ? secret : null,
      best: isOver ? await this.#daily.bestOf(challenge) : null,
    } satisfies DailyStandings;
  };

  async #resultOf(challenge: OfDay, matchID: string) {
    const found = await this.#daily.resultOf(challenge, matchID);
    if (!found) return null;
    const { choices, ...result } = found;
    const counts = await this.#daily.decisionsLike(challenge, choices);
    return { ...result, compared: comparedChoices(choices, counts) };
  }

  /** Returns the server seed of a challenge that has begun by a day; null if there was none. */
  async #secretUntil(today: Day, challenge: OfDay): Promise<string | null> {
    const { day } = challenge;
    if (day === today) return this.#daily.secretOf(challenge);
    return isDay(day) && day < today ? this.#daily.pastSecretOf(challenge) : null;
  }

  readonly week: RouterMiddleware = async (ctx) => {
    const from = mondayOf(dayOf(this.#atTable.parts.now()));
    const entries = await this.#daily.week(from);
    ctx.body = { from, entries } satisfies DailyWeek;
  };
}

/** Adds the routes of the daily challenge. Call it before the routes of tables are added. */
export function addDailyRoutes(router: Router, atTable: TableApi): void {
  const api = new DailyApi(atTable);
  router.get('/api/daily', api.today);
  router.get('/api/daily/week', api.week);
  router.post('/api/daily/:game', readBody, api.start);
  router.get('/api/daily/:day/:game', api.standings);
}
