import { useEffect, useRef } from 'react';

/** A value as it was before it was held back: what is still to be shown is no news yet. */
export function useFrozen<Value>(value: Value, isHeldBack: boolean): Value {
  const last = useRef(value);
  useEffect(() => {
    if (!isHeldBack) last.current = value;
  }, [value, isHeldBack]);
  return isHeldBack ? last.current : value;
}
