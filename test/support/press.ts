import type { Locator } from 'playwright-core';

/** How a player presses a button: with the mouse or finger, or with nothing but the keyboard. */
export type Press = (button: Locator) => Promise<void>;

export const byClick: Press = (button) => button.click();

/** Goes to a button with the Tab key alone, as a person without a mouse does, and presses Enter. */
export const byKeyboard: Press = async (button) => {
  const page = button.page();
  const isFocused = () => button.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; !(await isFocused()); tabs += 1) {
    if (tabs > 150) throw new Error(`The Tab key never reaches ${button}.`);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
};
