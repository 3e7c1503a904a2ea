/*
 * What a bot's thread runs first. Plain JavaScript: threads don't inherit the loader that reads TypeScript.
 */
import { register } from 'tsx/esm/api';

register();
const { default: think, prepare } = await import('./think.ts');

export { prepare };
export default think;
