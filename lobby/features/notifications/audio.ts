import { soundIsOn } from './choices.ts';

let context: AudioContext | undefined;
/** Number of tasks that keep it awake. */
let tasks = 0;

/**
 * Resumes the audio context for a task. It is suspended in between, or it would keep the device's sound output awake.
 */
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
 * Makes sounds possible, which browsers allow only after the visitor has pressed something. Must be called during a
 * press, or some browsers stay silent.
 */
export function unlockSound(): void {
  if (context || !soundIsOn.get() || !('AudioContext' in window)) return;
  context = new AudioContext();
  // If it fails, the page stays silent.
  whileAwake(context, async () => {}).catch(() => {});
}

/** Returns the audio context. Undefined if nothing has been pressed on this page yet, or sounds are off. */
export function unlockedSound(): AudioContext | undefined {
  return soundIsOn.get() ? context : undefined;
}
