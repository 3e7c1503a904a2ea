import type { Locator, Page } from 'playwright-core';
import { text as bugRace } from '../../../games/bug-race/locales/en.ts';
import type { Leg } from '../../../games/bug-race/rules/components.ts';
import type { GameName } from '../../../games/paddock.ts';
import type { Press } from '../browser/press.ts';
import { GewaltPlayer } from './gewalt-player.ts';
import { GrandPrixPlayer } from './grand-prix-player.ts';
import { SchachtPlayer } from './schacht-player.ts';

/** Performs on the board, in English, what a step of a lesson asks for. */
type Doing = (page: Page, press: Press) => Promise<void>;

/** Actions for a game's lesson. */
interface LessonDoings {
  /** Actions by the names of the steps. */
  readonly steps: Readonly<Record<string, Doing>>;
  /** An action that is legal at the first step with a task, but isn't what it asks for. */
  readonly wrong: Doing;
  /** Makes one of the decisions without help. */
  readonly decide: Doing;
}

const { actions, card, legs } = bugRace.board;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const bugCard = (...shown: readonly Leg[]) => card(shown.map((leg) => legs[leg]));

/** Returns an action that takes a card into play, moves everything that it can move, and plays it. */
function playing(...shown: readonly Leg[]): Doing {
  return async (page, press) => {
    const own = button(page, bugCard(...shown));
    await own.waitFor();
    // The last card may be in play by itself.
    if ((await own.getAttribute('aria-pressed')) !== 'true') await press(own);
    await press(button(page, actions.moveAll));
    await press(button(page, actions.play));
  };
}

const bugRaceDoings: LessonDoings = {
  steps: {
    keep: (page, press) => press(button(page, bugCard('leftFront', 'rightFront', 'rightMiddle'))),
    first: playing('leftFront', 'rightFront', 'rightMiddle'),
    second: async (page, press) => {
      await playing('leftMiddle', 'leftRear', 'rightRear')(page, press);
      await press(button(page, actions.endTurn));
    },
    end: (page, press) => press(button(page, actions.endTurn)),
  },
  wrong: (page, press) => press(button(page, bugCard('leftRear', 'rightMiddle', 'rightRear'))),
  decide: async (page, press) => {
    const cards = page.getByRole('button', { name: /^Card: / });
    const some = cards.first();
    await some.waitFor();
    const isLast = (await cards.count()) === 1;
    const play = button(page, actions.play);
    // The last card may be in play by itself.
    if ((await play.count()) === 0) await press(some);
    const kept = page.getByRole('button', { name: /^Card: /, pressed: true });
    // A kept card can be changed until all players have chosen.
    if ((await play.count()) === 0) return kept.waitFor({ state: 'detached' });
    const moveAll = button(page, actions.moveAll);
    if ((await moveAll.getAttribute('aria-disabled')) !== 'true') await press(moveAll);
    await press(play);
    // The turn would end by itself some seconds later.
    if (isLast) await press(button(page, actions.endTurn));
  },
};

/** Returns an action that does the minimum that the match requires. */
function doingLeast(
  Player: new (
    page: Page,
    press: Press,
  ) => {
    readonly asked: Locator;
    readonly playOn: () => Promise<void>;
  },
): Doing {
  return async (page, press) => {
    const player = new Player(page, press);
    await player.asked.first().waitFor();
    await player.playOn();
  };
}

const schachtDoings: LessonDoings = {
  steps: {
    bid: (page, press) => new SchachtPlayer(page, press).place(4, 1),
    more: (page, press) => new SchachtPlayer(page, press).place(2, 1),
    question: (page, press) => new SchachtPlayer(page, press).place(2, 3),
    move: (page, press) => new SchachtPlayer(page, press).advance(),
    share: async (page, press) => {
      await new SchachtPlayer(page, press).splitAdvance('Pioneer', 'Pioneer', 'Express');
    },
  },
  wrong: (page, press) => new SchachtPlayer(page, press).pass(),
  decide: doingLeast(SchachtPlayer),
};

const gewaltDoings: LessonDoings = {
  steps: {
    shorten: (page, press) => new GewaltPlayer(page, press).playSection(0, 1, 3),
    roll: (page, press) => new GewaltPlayer(page, press).roll(),
    lengthen: (page, press) => new GewaltPlayer(page, press).playSection(8, 0, 3),
    rollAgain: (page, press) => new GewaltPlayer(page, press).roll(),
  },
  wrong: (page, press) => new GewaltPlayer(page, press).roll(),
  decide: doingLeast(GewaltPlayer),
};

const grandPrixDoings: LessonDoings = {
  steps: {
    bid: (page, press) => new GrandPrixPlayer(page, press).bidLeast(),
    more: (page, press) => new GrandPrixPlayer(page, press).bid(60_000),
    blue: (page, press) => new GrandPrixPlayer(page, press).bidLeast(),
    first: (page, press) => new GrandPrixPlayer(page, press).playCard(32),
    second: (page, press) => new GrandPrixPlayer(page, press).playCard(28),
  },
  wrong: (page, press) => new GrandPrixPlayer(page, press).pass(),
  decide: doingLeast(GrandPrixPlayer),
};

/** Actions of the lessons by the names of the games. */
export const lessonDoings: Readonly<Record<string, LessonDoings>> = {
  'bug-race': bugRaceDoings,
  'crazy-race-schacht': schachtDoings,
  'crazy-race-gewalt': gewaltDoings,
  'detroit-cleveland-grand-prix': grandPrixDoings,
} satisfies Readonly<Record<GameName, unknown>>;
