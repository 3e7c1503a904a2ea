import { useEffect, useRef, useState } from 'react';
import { isMotionUnwanted } from '../../../kit/board/motion.ts';
import { stepMilliseconds } from '../../animation-timing.ts';
import type { Bug, Step } from '../../rules/state.ts';
import { between, isSamePlace, wayBetween } from './glide.ts';

/** A moving bug: the start of the current step, the positions still to come, and the start time. */
interface Course {
  from: Bug;
  toCome: readonly Bug[];
  /** In milliseconds, as in animation frames' timestamps. */
  began: number;
  frame: number;
  readonly speed: number;
}

/** Returns the eased share of a movement, slow at both ends. */
function eased(share: number): number {
  return share * share * (3 - 2 * share);
}

/** The path, and the speed as a multiple of the usual one; Infinity moves the bug at once. */
interface Way {
  readonly steps: readonly Step[];
  readonly trackLength: number;
  readonly speed: number;
}

/** Returns the bug to draw now, on its path to `target`. Any click brings it there at once. */
export function useGlide(target: Bug, { steps, trackLength, speed }: Way): Bug {
  const [shown, setShown] = useState(target);
  const goal = useRef(target);
  const course = useRef<Course | null>(null);

  useEffect(() => {
    if (speed === Infinity && course.current) {
      stop(course);
      setShown(goal.current);
    }
    if (isSamePlace(goal.current, target)) return;
    const from = goal.current;
    const way = wayBetween(from, target, steps, trackLength);
    goal.current = target;
    if (speed === Infinity || isMotionUnwanted()) {
      stop(course);
      setShown(target);
    } else if (course.current) {
      course.current.toCome = [...course.current.toCome, ...way];
    } else {
      course.current = { from, toCome: way, began: performance.now(), frame: 0, speed };
      advanceEachFrame(course, setShown);
    }
  }, [target, steps, trackLength, speed]);

  useEffect(() => {
    const finish = () => {
      if (!course.current) return;
      stop(course);
      setShown(goal.current);
    };
    window.addEventListener('pointerdown', finish);
    return () => {
      window.removeEventListener('pointerdown', finish);
      finish();
    };
  }, []);

  return shown;
}

function stop(course: { current: Course | null }): void {
  if (course.current) cancelAnimationFrame(course.current.frame);
  course.current = null;
}

function advanceEachFrame(course: { current: Course | null }, show: (bug: Bug) => void): void {
  const now = course.current;
  if (!now) return;
  now.frame = requestAnimationFrame((time) => {
    const next = now.toCome[0];
    if (next) {
      const share = (time - now.began) / (stepMilliseconds(now.toCome.length) / now.speed);
      if (share < 1) {
        show(between(now.from, next, eased(Math.max(0, share))));
      } else {
        show(next);
        now.from = next;
        now.toCome = now.toCome.slice(1);
        now.began = time;
      }
    }
    if (now.toCome.length > 0) advanceEachFrame(course, show);
    else course.current = null;
  });
}
