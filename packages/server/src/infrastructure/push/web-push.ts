import { Agent } from 'node:https';
import type { Keys } from '../encryption/server-keys.ts';
import { publicLookup } from './public-lookup.ts';
import { PUSH_MAX_BYTES, type PushAddress, type PushSender } from './push.ts';

/** The push services of the browsers; `*.` stands for any name below. */
export const pushHosts = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/** Dependencies of the sender. */
export interface PushParts {
  keys: Keys;
  /** Contact for push services, as `mailto:…`. */
  contact: string;
  /** Allowed hosts of push services; the address comes from a browser, which could name any machine of the private network. */
  hosts?: readonly string[];
  /** HTTP agent; tests pass one that trusts their certificate. */
  agent?: Agent;
}

interface KeyPair {
  publicKey: string;
  privateKey: string;
}

const timeoutMs = 10_000;
const gone = new Set([404, 410]);

function isPushService(endpoint: string, hosts: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  return hosts.some(host => (host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host));
}

/** Whether the keys are well-formed: an uncompressed point of P-256, and 16 random bytes. */
function areKeys({ p256dh, auth }: PushAddress): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  return point.length === 65 && point[0] === 4 && Buffer.from(auth, 'base64url').length === 16;
}

/** Sends by the Web Push protocol, encrypted for the browser and signed with keys that are made once (VAPID). */
export function webPush({
  keys,
  contact,
  hosts = pushHosts,
  agent = new Agent({ lookup: publicLookup() }),
}: PushParts): PushSender {
  // loaded late: the library is not needed at the start
  const library = async () => (await import('web-push')).default;
  const pair = () => keys.get<KeyPair>('vapid', async () => (await library()).generateVAPIDKeys());

  return {
    publicKey: async () => (await pair()).publicKey,

    accepts: address => isPushService(address.endpoint, hosts) && areKeys(address),

    send: async ({ endpoint, p256dh, auth }, message, { topic, ttl }) => {
      if (!isPushService(endpoint, hosts)) return 'gone';
      if (Buffer.byteLength(message) > PUSH_MAX_BYTES) throw new Error('The push message is too long.');
      const { sendNotification, WebPushError } = await library();
      try {
        await sendNotification({ endpoint, keys: { p256dh, auth } }, message, {
          vapidDetails: { subject: contact, ...(await pair()) },
          TTL: ttl,
          topic,
          timeout: timeoutMs,
          urgency: 'normal',
          contentEncoding: 'aes128gcm',
          agent,
        });
        return 'sent';
      } catch (error) {
        if (error instanceof WebPushError && gone.has(error.statusCode)) return 'gone';
        // a new error, since the library's contains the address and the response of the service
        const status = error instanceof WebPushError ? error.statusCode : 'nothing';
        throw new Error(`The push service answered ${status}.`);
      }
    },
  };
}
