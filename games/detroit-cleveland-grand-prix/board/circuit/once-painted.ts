/** Milliseconds in which a press has been painted nearly always. */
export const paintTime = 120;

/** Runs something once a press has been painted, or at once where the page is left before. */
export function oncePainted(run: () => void): void {
  const finish = () => {
    clearTimeout(timer);
    window.removeEventListener('pagehide', finish);
    run();
  };
  const timer = setTimeout(finish, paintTime);
  window.addEventListener('pagehide', finish);
}
