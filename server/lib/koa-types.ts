import type { Server } from 'boardgame.io/server';

type Served = ReturnType<typeof Server>;

/** boardgame.io's Koa app and router, and what Koa calls a middleware. */
export type App = Served['app'];
export type Router = Served['router'];
export type Middleware = Parameters<App['use']>[0];
export type RouterMiddleware = ReturnType<Router['routes']>;
