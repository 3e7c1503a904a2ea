import { useEffect } from 'react';

/** Scrolls up when a link or a button leads to another page. Back and Forward keep their places. */
export function useTopOfNewPages(): void {
  useEffect(() => {
    let { pathname } = window.location;
    const note = () => {
      pathname = window.location.pathname;
    };
    const goUp = () => {
      if (window.location.pathname !== pathname) window.scrollTo({ top: 0, behavior: 'instant' });
      note();
    };
    // Dispatched by wouter.
    window.addEventListener('pushState', goUp);
    window.addEventListener('popstate', note);
    return () => {
      window.removeEventListener('pushState', goUp);
      window.removeEventListener('popstate', note);
    };
  }, []);
}
