import webPush from 'web-push';

/** The keys with which push services know this deployment. The public one is told to browsers. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** New keys, as the database keeps them. */
export function newPushKeys(): string {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  return JSON.stringify({ publicKey, privateKey } satisfies PushKeys);
}

/** The keys that the database keeps; only we write there. */
export function pushKeysFrom(text: string): PushKeys {
  return JSON.parse(text);
}
