import webPush from 'web-push';
import type { PushAddress, PushedNotification } from '../../protocol/notifications.ts';
import type { PushKeys } from './push-keys.ts';

/** A message to one device. */
export interface Push {
  readonly address: PushAddress;
  readonly notification: PushedNotification;
  /** Seconds for which the service stores it for a device that is off. */
  readonly lifetimeSeconds: number;
  /** Topic of the message. Of several messages that wait for a device, only the newest of a topic is delivered. */
  readonly topic: string;
}

/** Data of the sender of messages. */
export interface Sender {
  readonly keys: PushKeys;
  /** Contact address of this deployment's operator, which services ask for. */
  readonly subject: string;
  /** Aborted when the server stops. */
  readonly closing: AbortSignal;
  /** Maximum time for the service's answer. In milliseconds. */
  readonly timeoutMs: number;
}

/**
 * The outcome of a push. `arrived`: the service has it. `gone`: the device is not subscribed any more. `refused`: the
 * service rejects it. `unreachable`: the service is unavailable or overloaded, and asks for a pause in milliseconds, or
 * null for none.
 */
export type PushOutcome =
  | { readonly kind: 'arrived' | 'gone' | 'refused' }
  | { readonly kind: 'unreachable'; readonly rest: number | null };

function restFrom(headers: Headers): number | null {
  const text = headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) * 1000 : null;
}

function outcomeOf({ status, headers }: Response): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'arrived' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429 || status >= 500) return { kind: 'unreachable', rest: restFrom(headers) };
  return { kind: 'refused' };
}

/** Encrypts a message for its device and sends it to the device's service. Doesn't throw. */
export async function sendPush(
  { address, notification, lifetimeSeconds, topic }: Push,
  { keys, subject, closing, timeoutMs }: Sender,
): Promise<PushOutcome> {
  try {
    const { headers, body } = webPush.generateRequestDetails(
      address,
      JSON.stringify(notification),
      {
        TTL: lifetimeSeconds,
        topic,
        urgency: notification.kind === 'end' ? 'normal' : 'high',
        vapidDetails: { subject, ...keys },
      },
    );
    // The length is computed from the body.
    const { 'Content-Length': _, ...others } = headers;
    const answer = await fetch(address.endpoint, {
      method: 'POST',
      headers: Object.entries(others).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
      body: new Uint8Array(body),
      // Redirects would lead to unknown hosts.
      redirect: 'manual',
      signal: AbortSignal.any([closing, AbortSignal.timeout(timeoutMs)]),
    });
    await answer.body?.cancel();
    return outcomeOf(answer);
  } catch {
    return { kind: 'unreachable', rest: null };
  }
}
