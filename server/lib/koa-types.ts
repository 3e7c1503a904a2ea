import type { Server } from 'boardgame.io';
import type { Server as createServer } from 'boardgame.io/server';
import type Koa from 'koa';

export type Middleware = Koa.Middleware;
/** boardgame.io's Koa app and router. */
export type App = Server.App;
export type Router = ReturnType<typeof createServer>['router'];
export type RouterMiddleware = ReturnType<Router['routes']>;
