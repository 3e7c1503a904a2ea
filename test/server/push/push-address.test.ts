import { expect } from 'chai';
import { pushAddressFrom } from '../../../server/push/address.ts';

/** A point of the curve and a secret, as browsers give them. */
const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

const known = [
  'https://fcm.googleapis.com/fcm/send/dQw4w9WgXcQ:APA91b',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABh',
  'https://web.push.apple.com/QGuQyavXutnMr',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAACm',
];

const unknown = [
  // Hosts that are unknown or only resemble a service.
  'https://push.example/x',
  'https://fcm.googleapis.com.evil.example/fcm/send/x',
  'https://evilfcm.googleapis.com/fcm/send/x',
  'https://notify.windows.com.evil.example/x',
  'https://evilnotify.windows.com/x',
  'https://googleapis.com/x',
  'https://web.push.apple.com@evil.example/x',
  // Hosts on this machine or in its network.
  'https://localhost/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://10.0.0.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://[::ffff:10.0.0.1]/x',
  // Another scheme, another port, a password or a fragment.
  'http://fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com:8443/fcm/send/x',
  'https://user:secret@fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com/fcm/send/x#y',
  'ftp://fcm.googleapis.com/x',
  'file:///etc/passwd',
  'data:text/plain,x',
  'javascript:alert(1)',
  // Values that are not addresses.
  '',
  'fcm.googleapis.com',
  `https://fcm.googleapis.com/${'x'.repeat(1024)}`,
  null,
  7,
  { toString: () => known[0] },
];

const check = (subscription: unknown, localOrigin: string | null = null) =>
  pushAddressFrom(subscription, { localOrigin });

describe('Addresses of push services', () => {
  it('an address of a known service is accepted and normalised', () => {
    for (const endpoint of known) {
      const address = check({ endpoint, keys, expirationTime: null });
      expect(address).to.deep.equal({ endpoint, keys });
    }
    const [first = ''] = known;
    const shouted = first.replace('fcm.googleapis.com', 'FCM.GoogleAPIs.com:443');
    expect(check({ endpoint: shouted, keys }).endpoint).to.equal(first);
  });

  it('an address of another host is refused with a sentence that names the services', () => {
    for (const endpoint of unknown) {
      expect(() => check({ endpoint, keys }), String(endpoint))
        .to.throw(/must be an address .* of Mozilla, Google, Apple or Microsoft/)
        .with.property('status', 400);
    }
  });

  it('an address without valid keys is refused', () => {
    const [endpoint] = known;
    const offTheCurve = Buffer.alloc(65, 7).fill(4, 0, 1).toString('base64url');
    for (const wrong of [
      undefined,
      null,
      'keys',
      {},
      { ...keys, auth: '' },
      { ...keys, auth: 'short' },
      { ...keys, auth: `${keys.auth}AAAA` },
      { ...keys, p256dh: keys.auth },
      { ...keys, p256dh: offTheCurve },
      { ...keys, p256dh: { length: 65 } },
      { ...keys, p256dh: 'x'.repeat(100_000) },
    ]) {
      expect(() => check({ endpoint, keys: wrong }), JSON.stringify(wrong)?.slice(0, 99))
        .to.throw(/"keys" must have/)
        .with.property('status', 400);
    }
    for (const wrong of [undefined, null, 'https://fcm.googleapis.com/x', 7]) {
      expect(() => check(wrong)).to.throw(/"subscription" must be/);
    }
  });

  it('an address on this machine is accepted only for the origin that tests set', () => {
    const local = 'http://127.0.0.1:4321';
    expect(check({ endpoint: `${local}/push/1`, keys }, local).endpoint).to.equal(
      `${local}/push/1`,
    );
    for (const other of ['http://127.0.0.1:4322/push/1', 'https://127.0.0.1:4321/push/1']) {
      expect(() => check({ endpoint: other, keys }, local), other).to.throw();
    }
    expect(() => check({ endpoint: `${local}/push/1`, keys })).to.throw();
  });
});
