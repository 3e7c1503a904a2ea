import { useState } from 'react';

/** Something noted for one moment of the match: once `moment` is another one it is forgotten. */
export function useKeyedState<Value>(
  moment: string,
  empty: Value,
): [Value, (value: Value) => void] {
  const [noted, setNoted] = useState({ moment, value: empty });
  return [
    noted.moment === moment ? noted.value : empty,
    (value: Value) => setNoted({ moment, value }),
  ];
}
