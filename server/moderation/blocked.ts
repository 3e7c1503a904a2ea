import { apiError, isOfApi } from '../lib/api-error.ts';
import type { Middleware } from '../lib/koa-types.ts';
import { addressOf } from '../ops/address.ts';

/** In all four languages, since the client's language is unknown. */
const sentences = {
  en: 'Your address is blocked here for a while.',
  it: 'Per un po’ dal tuo indirizzo non si può entrare qui.',
  fr: 'Ton adresse est bloquée ici pour un certain temps.',
  de: 'Deine Adresse ist hier eine Zeit lang gesperrt.',
};

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>403</title>${Object.entries(
  sentences,
)
  .map(([language, sentence]) => `<p lang="${language}">${sentence}</p>`)
  .join('')}</html>`;

/** Refuses all requests from blocked addresses. */
export function refuseBlocked({
  isBlocked,
  trustedProxies,
}: {
  readonly isBlocked: (address: string) => boolean;
  readonly trustedProxies: number;
}): Middleware {
  return async (ctx, next) => {
    if (!isBlocked(addressOf(ctx.req, trustedProxies))) {
      await next();
      return;
    }
    ctx.status = 403;
    ctx.set('Cache-Control', 'no-store');
    if (isOfApi(ctx.path)) ctx.body = apiError('blocked', sentences.en);
    else {
      ctx.type = 'html';
      ctx.body = page;
    }
  };
}
