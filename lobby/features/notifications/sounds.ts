import type { Alert } from './alerts.ts';
import { unlockedSound, whileAwake } from './audio.ts';
import { soundVolume } from './choices.ts';

interface Note {
  /** In hertz. */
  readonly pitch: number;
  /** Start within the sound, and length until it has died away, in seconds. */
  readonly at: number;
  readonly length: number;
}

interface Sound {
  readonly wave: OscillatorType;
  /** Loudness relative to the other sounds, from 0 to 1. */
  readonly loudness: number;
  readonly notes: readonly Note[];
}

/** Sounds, all short and with distinct tunes. */
const sounds: Readonly<Record<Alert, Sound>> = {
  // A bell, twice, going up.
  turn: {
    wave: 'sine',
    loudness: 1,
    notes: [
      { pitch: 659.26, at: 0, length: 0.45 },
      { pitch: 987.77, at: 0.13, length: 0.7 },
    ],
  },
  // Two knocks on wood.
  join: {
    wave: 'triangle',
    loudness: 0.9,
    notes: [
      { pitch: 261.63, at: 0, length: 0.14 },
      { pitch: 349.23, at: 0.11, length: 0.2 },
    ],
  },
  // Ready, steady, go.
  start: {
    wave: 'triangle',
    loudness: 0.8,
    notes: [
      { pitch: 392, at: 0, length: 0.2 },
      { pitch: 392, at: 0.2, length: 0.2 },
      { pitch: 783.99, at: 0.4, length: 0.75 },
    ],
  },
  // A chord, from below.
  end: {
    wave: 'sine',
    loudness: 0.8,
    notes: [
      { pitch: 523.25, at: 0, length: 1.3 },
      { pitch: 659.26, at: 0.12, length: 1.2 },
      { pitch: 783.99, at: 0.24, length: 1.1 },
      { pitch: 1046.5, at: 0.36, length: 1 },
    ],
  },
  // A drop of water.
  chat: { wave: 'sine', loudness: 0.6, notes: [{ pitch: 1318.51, at: 0, length: 0.16 }] },
};

/** Gain of all notes: loud enough beside a board, and never startling. */
const loudest = 0.25;
/** Fade-in of a note in seconds, so that it doesn't click. */
const attack = 0.012;

/** Sounds that are dropped while another one is playing. */
const passing: readonly Alert[] = ['join', 'chat'];

/** The last sound that was started or is waiting. */
let last: Promise<void> | undefined;
const waiting = new Set<Alert>();

/** Resolves when the last note has died away. */
function sound(context: AudioContext, { wave, loudness, notes }: Sound): Promise<unknown> {
  // Hearing is logarithmic, so loudness follows the square.
  const gain = (soundVolume.get() / 100) ** 2 * loudest * loudness;
  const ends = notes.map(({ pitch, at, length }) => {
    const start = context.currentTime + at + 0.02;
    const tone = new OscillatorNode(context, { type: wave, frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(gain, start + attack);
    volume.gain.setTargetAtTime(0, start + attack, length / 5);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
    return new Promise<void>((resolve) => {
      tone.onended = () => resolve();
    });
  });
  return Promise.all(ends);
}

/** Plays sounds one after another. Does nothing if sounds are off or the same sound is already waiting. */
export async function play(happening: Alert): Promise<void> {
  const context = unlockedSound();
  if (!context || soundVolume.get() === 0) return;
  if (waiting.has(happening) || (last && passing.includes(happening))) return;
  waiting.add(happening);
  const former = last;
  const own = (async () => {
    await former;
    waiting.delete(happening);
    await whileAwake(context, () => sound(context, sounds[happening]));
    // It fails if another app has the device's sound output, which can't be helped.
  })().catch(() => {});
  last = own;
  await own;
  if (last === own) last = undefined;
}
