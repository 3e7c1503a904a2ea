/**
 * What server and lobby say to each other of calls: to people whose pages are closed. Types and constants only: the lobby
 * imports this file too.
 */

import type { SeatProof } from './tables.ts';

/** Where a browser can be reached while its pages are closed, as it says itself (`PushSubscription.toJSON()`). */
export interface PushAddress {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Body of `POST /api/tables/:matchID/notifications`: turns on push notifications for a seat. */
export interface SubscribeRequest extends SeatProof {
  readonly subscription: PushAddress;
  readonly language: string;
}

/** Body of `DELETE /api/tables/:matchID/notifications`: no more of it. */
export interface UnsubscribeRequest extends SeatProof {
  readonly endpoint: string;
}

/** Body of `PUT /api/notifications`: a browser has another address now. It proves by the former one that it is the same. */
export interface MovedSubscriptionRequest {
  readonly former: PushAddress;
  readonly subscription: PushAddress;
}

/** Answer of `GET /api/notifications/key`: what a browser is to be told when it asks for a `PushAddress`. */
export interface NotificationsKey {
  readonly key: string;
}

/** Why somebody is called: the table waits for them, the match begins, it is over. */
export const notificationKinds = ['turn', 'start', 'end'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** What is pushed: a call in words, and the table to which it leads. Nothing of the match, and no names. */
export interface PushedNotification {
  readonly kind: NotificationKind;
  readonly matchID: string;
  readonly language: string;
  readonly title: string;
  readonly body: string;
}
