import { soundIsOn } from './choices.ts';

let context: AudioContext | undefined;
/** How many tasks keep it awake. */
let tasks = 0;

/** Wakes what makes sounds for a task. It rests in between: it would keep the whole device's sound awake. */
export async function whileAwake(audio: AudioContext, task: () => Promise<unknown>): Promise<void> {
  tasks += 1;
  try {
    await audio.resume();
    await task();
  } finally {
    tasks -= 1;
    if (tasks === 0) await audio.suspend();
  }
}

/**
 * Makes sounds possible: browsers and people alike want none on a page that nobody has pressed anything on. To be called
 * while something is being pressed, or some browsers stay silent.
 */
export function unlockSound(): void {
  if (context || !soundIsOn.get() || !('AudioContext' in window)) return;
  context = new AudioContext();
  // If it fails the page stays silent.
  whileAwake(context, async () => {}).catch(() => {});
}

/** What makes the sounds; undefined: nothing has been pressed on this page yet, or they are off. */
export function unlockedSound(): AudioContext | undefined {
  return soundIsOn.get() ? context : undefined;
}
