import { measureBots } from './bots-control.ts'; await measureBots();
