/** Ways to use the lobby by clicking, in any engine. They know a page by what a person sees of it. */
import type { Rng } from '../../../games/kit/rng.ts';
import { until } from '../until.ts';
import type { EnginePage } from './engine.ts';

/** Returns the first visible element of a kind with this name. It runs on the page. */
function findNamed([selector, name]: readonly [string, string]): Element | null {
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const isSeen = (element: Element) => element.getClientRects().length > 0;
  const all = [...document.querySelectorAll(selector)];
  return all.find((element) => isSeen(element) && nameOf(element) === name) ?? null;
}

/** Elements to press on the board: only the buttons that end a move or part of it, or all. */
interface BoardChoice {
  readonly onlyActions: boolean;
  /** A number that chooses one of them. */
  readonly number: number;
}

/** Returns one of the elements that a person can press on the board. It runs on the page. */
function findOnBoard({ onlyActions, number }: BoardChoice): Element | null {
  const all = [
    ...document.querySelectorAll('.board-live :is(button, [role="button"], [role="radio"])'),
  ];
  const open = all.filter(
    (element) =>
      !element.matches(':disabled, [aria-disabled="true"], .to-rules') &&
      element.getClientRects().length > 0,
  );
  const actions = open.filter((element) => element.matches('.paddock-action'));
  const choice = onlyActions && actions.length > 0 ? actions : open;
  const element = choice[number % choice.length];
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  // An engine would wait until nothing covers it any more.
  const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
  return element.contains(onTop) ? element : null;
}

const closeDialog = (): void => document.querySelector<HTMLDialogElement>('dialog[open]')?.close();

const logLength = (): number => document.querySelectorAll('.log li').length;

/** Returns the text of a page. */
export const textOf = (page: EnginePage): Promise<string> =>
  page.run(() => document.body.innerText, null);

/** Waits until a page shows a text. */
export const untilShown = (page: EnginePage, text: string): Promise<unknown> =>
  until(`the page shows "${text}"`, async () => (await textOf(page)).includes(text));

const pressable = 'button, a[href], summary, label, [role="tab"]';

/** Waits for a button, link or tab with this name, and clicks it. */
export async function press(page: EnginePage, name: string): Promise<void> {
  await until(`"${name}" can be pressed`, () =>
    page.click(findNamed, [pressable, name] as const).then(
      () => true,
      // It may not be there yet, or be covered while the page moves.
      () => false,
    ),
  );
}

/** Chooses an option of the selection with this name. */
export async function choose(page: EnginePage, name: string, value: string): Promise<void> {
  await page.run(
    ([wanted, option]) => {
      const field = document.querySelector<HTMLSelectElement>(`select[aria-label="${wanted}"]`);
      if (!field) throw new Error(`There is no selection "${wanted}".`);
      const setter = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set;
      setter?.call(field, option);
      field.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [name, value] as const,
  );
}

/** Fills in the field with this label. */
export async function fill(page: EnginePage, label: string, text: string): Promise<void> {
  await press(page, label);
  await page.type(text);
}

/** Notes all errors of a page from now on. */
export async function noteFaults(page: EnginePage): Promise<void> {
  await page.run(() => {
    const faults: string[] = [];
    Object.assign(window, { faults });
    window.addEventListener('error', ({ message }) => {
      // WebKit says so if an observed size changes twice in a frame, and delivers it with the next one.
      if (!message.startsWith('ResizeObserver loop completed')) faults.push(message);
    });
    window.addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  }, null);
}

export const faultsOf = (page: EnginePage): Promise<readonly string[]> =>
  page.run(() => Reflect.get(window, 'faults') as string[], null);

/** Presses at random on boards, until a page's log has this many lines. */
export async function playAtRandom(
  pages: readonly EnginePage[],
  { lines, rng }: { readonly lines: number; readonly rng: Rng },
): Promise<void> {
  await until(`the log has ${lines} lines`, async () => {
    for (const page of pages) {
      await page.run(closeDialog, null);
      const choice = { onlyActions: rng.die(2) === 1, number: rng.die(1000) };
      // What is covered, or gone by now, is left.
      await page.click(findOnBoard, choice).catch(() => {});
    }
    const [first] = pages;
    return first && (await first.run(logLength, null)) >= lines;
  });
}

export const logLengthOf = (page: EnginePage): Promise<number> => page.run(logLength, null);
