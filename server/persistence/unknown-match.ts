import { RequestError } from '../lib/request-error.ts';

export const unknownMatch = (matchID: string) =>
  new RequestError(404, `There is no match ${matchID}.`);
