/** Time after which a press has nearly always been painted, in milliseconds. */
export const paintTime = 120;

/** Runs a function once a press has been painted, or at once if the page is left before. */
export function oncePainted(run: () => void): void {
  const finish = () => {
    clearTimeout(timer);
    window.removeEventListener('pagehide', finish);
    run();
  };
  const timer = setTimeout(finish, paintTime);
  window.addEventListener('pagehide', finish);
}
