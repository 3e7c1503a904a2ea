/**
 * What server and lobby say to each other of calls: to people whose pages are closed. Types and constants only: the lobby
 * imports this file too.
 */

import type { SeatProof } from '../protocol.ts';

/** Where a browser can be reached while its pages are closed, as it says itself (`PushSubscription.toJSON()`). */
export interface PushAddress {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Body of `POST /api/tables/:matchID/calls`: whoever sits there wants to be called while their page is closed. */
export interface CallsWish extends SeatProof {
  readonly subscription: PushAddress;
  readonly language: string;
}

/** Body of `DELETE /api/tables/:matchID/calls`: no more of it. */
export interface NoCallsWish extends SeatProof {
  readonly endpoint: string;
}

/** Body of `PUT /api/calls`: a browser has another address now. It proves by the former one that it is the same. */
export interface MovedCallsWish {
  readonly former: PushAddress;
  readonly subscription: PushAddress;
}

/** Answer of `GET /api/calls/key`: what a browser is to be told when it asks for a `PushAddress`. */
export interface CallsKey {
  readonly key: string;
}

/** Why somebody is called: the table waits for them, the match begins, it is over. */
export const callKinds = ['turn', 'start', 'end'] as const;
export type CallKind = (typeof callKinds)[number];

/** What is pushed: a call in words, and the table to which it leads. Nothing of the match, and no names. */
export interface PushedCall {
  readonly kind: CallKind;
  readonly matchID: string;
  readonly language: string;
  readonly title: string;
  readonly body: string;
}
