import { expect } from 'chai';
import { oneOf, type Rng } from '../../../games/kit/rng.ts';

/** Returns every result that a function can have with any dice and choices. */
export function everyOutcome<Outcome>(draw: (rng: Rng) => Outcome): Outcome[] {
  const outcomes: Outcome[] = [];
  /** The draws of one run, each with its number of possibilities. */
  const way: { place: number; readonly of: number }[] = [];
  const shuffle = () => expect.fail('Nothing is shuffled for a move.');
  for (;;) {
    let depth = 0;
    const next = (of: number) => {
      way[depth] ??= { place: 0, of };
      depth += 1;
      return way[depth - 1]?.place ?? 0;
    };
    const choose: Rng['choose'] = (items) => oneOf(items, next(items.length));
    outcomes.push(draw({ die: (sides) => next(sides) + 1, choose, shuffle }));
    while (way.length > 0 && way.at(-1)?.place === (way.at(-1)?.of ?? 0) - 1) way.pop();
    const last = way.at(-1);
    if (!last) return outcomes;
    last.place += 1;
  }
}
