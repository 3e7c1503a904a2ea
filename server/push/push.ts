import webPush from 'web-push';
import type { PushAddress, PushedNotification } from '../../protocol/notifications.ts';
import type { PushKeys } from './push-keys.ts';

/** One message on its way to one device. */
export interface Push {
  readonly address: PushAddress;
  readonly notification: PushedNotification;
  /** Seconds for which the service keeps it for a device that is off. */
  readonly lifetimeSeconds: number;
  /** Of several that wait for a device the newest of a topic is enough. */
  readonly topic: string;
}

/** With what messages are sent. */
export interface Sender {
  readonly keys: PushKeys;
  /** Where whoever runs this deployment can be found: services ask for it. */
  readonly subject: string;
  /** Aborted when the server stops. */
  readonly closing: AbortSignal;
  /** Milliseconds that a service may take. */
  readonly timeoutMs: number;
}

/**
 * arrived: the service has it. gone: the device is not called any more. refused: the service doesn't take it.
 * unreachable: the service is away or has too much to do; it asks for so many milliseconds of rest, null: it doesn't say.
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

/** Seals a message for its device and hands it to the device's service. Doesn't throw. */
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
    // It is counted from the body.
    const { 'Content-Length': _, ...others } = headers;
    const answer = await fetch(address.endpoint, {
      method: 'POST',
      headers: Object.entries(others).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
      body: new Uint8Array(body),
      // Only the service itself is known.
      redirect: 'manual',
      signal: AbortSignal.any([closing, AbortSignal.timeout(timeoutMs)]),
    });
    await answer.body?.cancel();
    return outcomeOf(answer);
  } catch {
    return { kind: 'unreachable', rest: null };
  }
}
