import { errors, type Locator, type Page } from 'playwright-core';

/** Time after which a person presses again, in milliseconds. */
const patience = 5000;

/** Maximum number of presses. */
const maxPresses = 5;

/** Returns whether an action could be done before the time was over. */
async function isDone(doing: Promise<void>): Promise<boolean> {
  try {
    await doing;
    return true;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}

/** Returns the lobby's last error message. */
async function complaintOn(page: Page): Promise<string> {
  const said = await page.locator('#instances .error-msg').allTextContents();
  return said.join(' ').trim() || 'nothing';
}

/**
 * Joins a match in boardgame.io's React lobby, on a page or in rows of it, and goes to its board. The lobby empties its
 * list while it reloads it, and may for a moment list a match twice. A person who presses then is told that there is no
 * such match, and presses again.
 */
export async function playInLobby(place: Page | Locator): Promise<void> {
  const page = 'goto' in place ? place : place.page();
  const join = place.getByRole('button', { name: 'Join' }).first();
  // If a match is listed twice, one row may be older. Play in either row shows that the seat is taken.
  const play = place.getByRole('button', { name: 'Play' }).first();
  const failWith = async (what: string): Promise<never> => {
    throw new Error(`${what} The lobby says: ${await complaintOn(page)}.`);
  };
  for (let presses = 0; presses < maxPresses; presses += 1) {
    const isListed = await isDone(join.or(play).first().waitFor());
    if (!isListed) return failWith('The lobby lists no match to join or to play.');
    // A press on an element that disappears has no effect.
    if (!(await play.isVisible())) await isDone(join.click({ timeout: patience }));
    if (await isDone(play.waitFor({ timeout: patience }))) return play.click();
  }
  return failWith(`The match was not joined with ${maxPresses} presses.`);
}
