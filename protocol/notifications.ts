/**
 * Messages between server and lobby about push notifications to players whose pages are closed. Types and constants
 * only, because the lobby imports this file too.
 */

import type { SeatCredentials } from './tables.ts';

/** Push address of a browser, as it reports it itself (`PushSubscription.toJSON()`). */
export interface PushAddress {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Body of `POST /api/tables/:matchID/notifications`: turns on push notifications for a seat. */
export interface SubscribeRequest extends SeatCredentials {
  readonly subscription: PushAddress;
  readonly language: string;
}

/** Body of `DELETE /api/tables/:matchID/notifications`: turns off push notifications for a seat. */
export interface UnsubscribeRequest extends SeatCredentials {
  readonly endpoint: string;
}

/** Body of `PUT /api/notifications`: a browser has a new push address. It proves its identity by the former one. */
export interface MovedSubscriptionRequest {
  readonly former: PushAddress;
  readonly subscription: PushAddress;
}

/** Answer of `GET /api/notifications/key`: the key that a browser needs to create a `PushAddress`. */
export interface NotificationsKey {
  readonly key: string;
}

/** Reasons for a push notification: it is the player's turn, the match begins, or the match is over. */
export const notificationKinds = ['turn', 'start', 'end'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** A push notification: its words, and the table that it opens. It contains nothing of the match, and no names. */
export interface PushedNotification {
  readonly kind: NotificationKind;
  readonly matchID: string;
  readonly language: string;
  readonly title: string;
  readonly body: string;
}
