import {
  maxSeatsOnTheWay,
  type SeatOnTheWay,
  type TransferAnswer,
  type TransferCode,
  type TransferFault,
  transferMinutes,
} from '../../../protocol/devices.ts';
import { apiError } from '../../lib/api-error.ts';
import { isID } from '../../lib/ids.ts';
import type { Router, RouterMiddleware } from '../../lib/koa-types.ts';
import { RequestError } from '../../lib/request-error.ts';
import { createTransfer, openTransfer } from '../../people/transfers.ts';
import type { SqlStorage } from '../../persistence/sql-storage.ts';
import { readBody } from './body.ts';
import type { Body } from './checks.ts';

/** Messages for failed transfers, with the status of the answer. */
const faults: Readonly<Record<TransferFault, readonly [status: number, message: string]>> = {
  wrongCode: [403, 'This code is not right: open the link as it was made, to its last letter.'],
  usedCode: [410, 'This code was used already: make another on the first device.'],
  expiredCode: [
    410,
    `This code is older than ${transferMinutes} minutes: make another on the first device.`,
  ],
  tooManyTries: [410, 'This code was tried too often: make another on the first device.'],
  unknownCode: [404, 'There is no such code (any more): make another on the first device.'],
  noSeats: [403, 'None of these seats is yours (any more).'],
};

function isSeat(value: unknown): value is SeatOnTheWay {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'matchID' in value && isID(value.matchID) && 'credentials' in value && isID(value.credentials)
  );
}

/** Returns the seats that a body names as the client's own. Their credentials are not checked yet. */
export function seatsFrom({ seats }: Body): readonly SeatOnTheWay[] {
  if (Array.isArray(seats) && seats.length <= maxSeatsOnTheWay && seats.every(isSeat)) {
    return seats;
  }
  throw new RequestError(
    400,
    `"seats" must be a list of at most ${maxSeatsOnTheWay}, each with "matchID" and "credentials".`,
  );
}

type Context = Parameters<RouterMiddleware>[0];

function refuse(ctx: Context, fault: TransferFault): void {
  const [status, message] = faults[fault];
  ctx.status = status;
  ctx.body = apiError(fault, message);
}

/**
 * Adds the routes that transfer seats to another device of the same player. Call it before the routes of tables are
 * added.
 */
export function addDeviceRoutes(router: Router, { transfers }: Pick<SqlStorage, 'transfers'>) {
  router.post('/api/devices', readBody, async (ctx) => {
    const code = await createTransfer(transfers, seatsFrom(ctx.state.body), Date.now());
    if (code === null) refuse(ctx, 'noSeats');
    else ctx.body = { code } satisfies TransferCode;
  });
  router.post('/api/devices/open', readBody, async (ctx) => {
    const { code }: Body = ctx.state.body;
    if (typeof code !== 'string') throw new RequestError(400, '"code" must be a string.');
    const seats = await openTransfer(transfers, code, Date.now());
    if (typeof seats === 'string') refuse(ctx, seats);
    else ctx.body = { seats } satisfies TransferAnswer;
  });
}
