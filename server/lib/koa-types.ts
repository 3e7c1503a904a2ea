import type { Server } from 'boardgame.io/server';

type Served = ReturnType<typeof Server>;

/** Types of boardgame.io's Koa app and router, and of their middleware. */
export type App = Served['app'];
export type Router = Served['router'];
export type Middleware = Parameters<App['use']>[0];
export type RouterMiddleware = ReturnType<Router['routes']>;
