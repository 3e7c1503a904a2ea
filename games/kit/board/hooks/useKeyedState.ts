import { useState } from 'react';

/** State that belongs to one moment of the match. It is reset once `moment` changes. */
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
