import { useEffect, useRef } from 'react';

/** Returns the value from before it was held back: events yet to be shown must not be revealed. */
export function useFrozen<Value>(value: Value, isHeldBack: boolean): Value {
  const last = useRef(value);
  useEffect(() => {
    if (!isHeldBack) last.current = value;
  }, [value, isHeldBack]);
  return isHeldBack ? last.current : value;
}
