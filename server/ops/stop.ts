import { log } from '../lib/log.ts';

/** In milliseconds. A process manager may kill the server after ten seconds. */
const maxStop = 9000;

/**
 * Closes the server and ends the process on the first SIGTERM or SIGINT; further signals change nothing. Exit code 1
 * means that something was left undone.
 */
export function stopOnSignals(close: () => Promise<void>): void {
  let isStopping = false;

  function stop(signal: NodeJS.Signals): void {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'Stopping.');
    setTimeout(() => {
      log.error('Not everything could be finished in time.');
      process.exit(1);
    }, maxStop);
    close().then(
      () => {
        log.info('Closed.');
        process.exit(0);
      },
      (error) => {
        log.error({ err: error }, 'Closing failed.');
        process.exit(1);
      },
    );
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Logs an uncaught exception before it ends the process. */
export function logCrashes(): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'The server crashed.');
    process.exit(1);
  });
}
