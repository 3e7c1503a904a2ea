import type { Locator } from 'playwright-core';

/** A way of pressing a button: with mouse or finger, or with the keyboard alone. */
export type Press = (button: Locator) => Promise<void>;

export const byClick: Press = (button) => button.click();

/** Moves the focus to an element with the Tab key alone. */
async function goByTab(button: Locator): Promise<void> {
  const page = button.page();
  const isFocused = () => button.evaluate((element) => element === document.activeElement);
  // Found only once: a query by role and name takes longer than a key press.
  let element = await button.elementHandle();
  const isReached = async () => {
    const isThere = await element?.evaluate((each) =>
      each.isConnected ? each === document.activeElement : null,
    );
    if (isThere === null) element = await button.elementHandle();
    return isThere !== false && (await isFocused());
  };
  for (let tabs = 0; !(await isReached()); tabs += 1) {
    if (tabs > 150) throw new Error(`The Tab key never reaches ${button}.`);
    await page.keyboard.press('Tab');
  }
}

/** Moves the focus with arrow keys from the Tab stop of a list to another button in it. */
async function goByArrows(button: Locator): Promise<void> {
  const isFocused = () => button.evaluate((element) => element === document.activeElement);
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp']) {
    for (let presses = 0; presses < 20; presses += 1) {
      if (await isFocused()) return;
      await button.page().keyboard.press(key);
    }
  }
  if (!(await isFocused())) throw new Error(`No arrow key reaches ${button}.`);
}

/** Moves the focus with arrow keys from the Tab stop of a grid towards another button in it. */
async function goAcross(button: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    const key = await button.evaluate((element) => {
      const { activeElement } = document;
      if (!activeElement || activeElement === element) return null;
      const [from, to] = [activeElement, element].map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2, height };
      });
      if (!from || !to) return null;
      const isInRow = Math.abs(to.y - from.y) < from.height / 2;
      if (isInRow) return to.x > from.x ? 'ArrowRight' : 'ArrowLeft';
      return to.y > from.y ? 'ArrowDown' : 'ArrowUp';
    });
    if (key === null) return;
    await button.page().keyboard.press(key);
  }
  throw new Error(`No arrow key reaches ${button}.`);
}

/** Moves the focus to a button with keys alone, as a person without a mouse does, and presses Enter. */
export const byKeyboard: Press = async (button) => {
  const grid = button.locator('xpath=ancestor::*[@role="grid"][1]');
  if ((await grid.count()) > 0) {
    await goByTab(grid.locator('button[tabindex="0"]'));
    await goAcross(button);
  } else if ((await button.getAttribute('tabindex')) === '-1') {
    const list = button.locator('xpath=ancestor::*[.//button[@tabindex="0"]][1]');
    await goByTab(list.locator('button[tabindex="0"]'));
    await goByArrows(button);
  } else {
    await goByTab(button);
  }
  await button.page().keyboard.press('Enter');
};
