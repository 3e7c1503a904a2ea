import type { ApiError } from '../../protocol/tables.ts';

/** Returns the body of an error answer under `/api`. */
export const apiError = (code: string, message: string): ApiError => ({ error: { code, message } });
