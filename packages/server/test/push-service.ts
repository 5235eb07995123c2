import { createECDH, randomBytes } from 'node:crypto';
import { Agent, createServer } from 'node:https';
import ece from 'http_ece';
import { afterAll } from 'vitest';

// a key for 127.0.0.1 in tests only; it protects nothing
// secretlint-disable
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgBARTXL9iEuh7fErE
Qz7iIjI0bBrBX0hFxosCh3wP1EihRANCAAScwAfudetrYk2DIqcb/moQqZT97K5h
PFkFtFGl762uLPQZQBkidER+9cE0T5vGpJwIQvOXmK4M2wD4MxC8tqoV
-----END PRIVATE KEY-----`;
// secretlint-enable
const cert = `-----BEGIN CERTIFICATE-----
MIIBhjCCASygAwIBAgIUaozepJ3grSJoK2gxYWRQeG7i88wwCgYIKoZIzj0EAwIw
DzENMAsGA1UEAwwEcHVzaDAgFw0yNjExMjEyMjI5NDRaGA8yMTI2MTAyODIyMjk0
NFowDzENMAsGA1UEAwwEcHVzaDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABJzA
B+5162tiTYMipxv+ahCplP3srmE8WQW0UaXvra4s9BlAGSJ0RH71wTRPm8aknAhC
85eYrgzbAPgzELy2qhWjZDBiMB0GA1UdDgQWBBSKXxicDlRfP6UGPiGoeoj9gVrb
+DAfBgNVHSMEGDAWgBSKXxicDlRfP6UGPiGoeoj9gVrb+DAPBgNVHRMBAf8EBTAD
AQH/MA8GA1UdEQQIMAaHBH8AAAEwCgYIKoZIzj0EAwIDSAAwRQIgHSkPYITwP3xn
GLTAPHWDk24j3p7xBRS9JAoTQC3wAdgCIQDn5vywKMFXHburLqnZO61yddBF12E5
v5tj2KtNz12AXg==
-----END CERTIFICATE-----`;

/** A push service on this machine, and browsers that subscribe to it and can decrypt the messages it received. */
export async function pushService() {
  const received: { path: string; headers: Record<string, unknown>; body: Buffer }[] = [];
  const answers: number[] = [];
  const server = createServer({ key, cert }, async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    received.push({ path: request.url ?? '', headers: request.headers, body });
    response.writeHead(answers.shift() ?? 201).end();
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const agent = new Agent({ ca: cert });
  afterAll(() => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;

  /** A browser's subscription, and a function to decrypt a message. */
  const browser = (name: string) => {
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    const auth = randomBytes(16);
    return {
      subscription: {
        endpoint: `https://${host}/${name}`,
        keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
      },
      read: (body: Buffer): unknown =>
        JSON.parse(
          ece
            .decrypt(body, { version: 'aes128gcm', privateKey: ecdh, authSecret: auth.toString('base64url') })
            .toString(),
        ),
    };
  };

  return {
    /** For `parts.push` of a test server. */
    part: { hosts: [host], agent },
    received,
    /** Status codes of the next answers; 201 when there are none. */
    answers,
    browser,
  };
}
