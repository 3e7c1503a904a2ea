import type { ApiError } from '../../protocol/tables.ts';

/** Returns the body of an error answer under `/api`. */
export const apiError = (code: string, message: string): ApiError => ({ error: { code, message } });

/** Returns whether a path belongs to the API, boardgame.io's or Paddock's. */
export const isOfApi = (path: string) => /^\/(api|games)(\/|$)/i.test(path);
