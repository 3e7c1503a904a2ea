import { maxHold } from './held.ts';
import type { ServerMessage, ServerQuestion } from './messages.ts';

const tell = (message: ServerMessage) => process.send?.(message);

/** Tells the bench where this server's process listens, then answers it until it lets go. */
export function answerQuestions(port: number): void {
  process.on('message', (question: ServerQuestion) => {
    if (question.type === 'held') {
      // This turn of the event loop may be the one that is asked about: it counts at its end.
      setImmediate(() => tell({ type: 'held', milliseconds: maxHold() }));
      return;
    }
    const { user, system } = process.cpuUsage();
    const cpuSeconds = (user + system) / 1e6;
    tell({ type: 'usage', usage: { cpuSeconds, memoryBytes: process.memoryUsage.rss() } });
  });
  // Not only ended but left: profiles are written then.
  process.once('disconnect', () => process.exit());
  tell({ type: 'open', port });
}
