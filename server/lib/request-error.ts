/** An error that is answered with its status and message, as in Koa and boardgame.io's API. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly expose = true;
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
