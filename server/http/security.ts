import { createHash } from 'node:crypto';
import type { Middleware } from '../lib/koa-types.ts';

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Returns the content security policy. The lobby loads nothing from other sites; `scripts` are the inline scripts of
 * its page, as it was built.
 */
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

/** Returns the inline scripts of a page. */
export function scriptsIn(page: string): readonly string[] {
  return [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
}

/** Browser features that our pages never use, nor may any code injected into them. */
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
  // A table's address is the invitation to it.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Headers that every answer has. */
export const secureHeaders: Middleware = async (ctx, next) => {
  ctx.set(headers);
  await next();
};
