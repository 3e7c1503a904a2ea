import type { Middleware } from '../framework.ts';

/** The lobby loads nothing from elsewhere and has no script inside its page. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const headers = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  // The address of a table is its invitation.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Headers that every answer has. */
export const secureHeaders: Middleware = async (ctx, next) => {
  ctx.set(headers);
  await next();
};
