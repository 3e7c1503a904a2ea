/** An error that is answered with its status and its sentence, as Koa and boardgame.io's API do. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly expose = true;
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
