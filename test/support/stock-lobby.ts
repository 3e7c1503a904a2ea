import type { Locator, Page } from 'playwright-core';

/** Milliseconds after which somebody presses again. */
const patience = 5000;

/**
 * Joins a match in boardgame.io's React lobby, on a page or in a row of it, and goes to its board. The lobby empties its
 * list while it reads it anew, and may for a moment list a match twice: whoever presses in such a moment is told that
 * there is no such match, and presses again.
 */
export async function playInLobby(place: Page | Locator): Promise<void> {
  const join = place.getByRole('button', { name: 'Join' }).first();
  const play = place.getByRole('button', { name: 'Play' }).first();
  const isJoined = () =>
    play.waitFor({ timeout: patience }).then(
      () => true,
      () => false,
    );
  do {
    await join.or(play).first().waitFor();
    if (!(await play.isVisible())) await join.click();
  } while (!(await isJoined()));
  await play.click();
}
