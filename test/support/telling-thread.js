/* A bot's thread that reports what it is sent, and then does what the server's threads do. */
import { BroadcastChannel } from 'node:worker_threads';

const { default: think, prepare } = await import('../../server/bots/thread.js');
const channel = new BroadcastChannel('paddock test: tasks');
channel.unref();

export { prepare };
export default (task) => {
  channel.postMessage(task);
  return think(task);
};
