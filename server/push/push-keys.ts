import webPush from 'web-push';

/** The keys by which push services know this deployment. Browsers are sent the public one. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Returns new keys in the form in which the database stores them. */
export function newPushKeys(): string {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  return JSON.stringify({ publicKey, privateKey } satisfies PushKeys);
}

/** Returns the keys that the database stores. Only the server writes there. */
export function pushKeysFrom(text: string): PushKeys {
  return JSON.parse(text);
}
