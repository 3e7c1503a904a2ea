import { createHash } from 'node:crypto';
import type { Middleware } from '../lib/koa-types.ts';

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The lobby loads nothing from elsewhere; `scripts` are those that stand in its page itself, as it was built. */
export function contentSecurityPolicy(scripts: readonly string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(hashOf)].join(' '),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The scripts that stand in a page itself. */
export function scriptsIn(page: string): readonly string[] {
  return [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
}

/** What a page of ours never asks a browser for, nor anything that gets into it. */
const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const headers = {
  'Content-Security-Policy': contentSecurityPolicy([]),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy,
  // The address of a table is its invitation.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Headers that every answer has. */
export const secureHeaders: Middleware = async (ctx, next) => {
  ctx.set(headers);
  await next();
};
