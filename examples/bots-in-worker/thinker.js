// The Web Worker: thinks about one question after another.
import { choose } from 'paddock-games/bug-race/bot';

self.onmessage = ({ data: { choice, answerTo } }) => {
  answerTo.postMessage(choose(choice));
};
