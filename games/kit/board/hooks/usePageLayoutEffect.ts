import { useEffect, useLayoutEffect } from 'react';

/** React's `useLayoutEffect`, without the warning of React 18 where a server renders. */
export const usePageLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
