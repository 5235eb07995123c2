/** Sends text messages by a provider. */
export interface SmsTransport {
  /** Sends a message; throws when the provider does not accept it. */
  send(sms: { id: string; to: string; text: string }): Promise<void>;
}

const timeoutMs = 10_000;

/**
 * Sends by HTTP: a POST of `{ to, text }` to the address, with the part before its `@` as bearer token
 * (`https://token@sms.example/send`). The id of the message is the idempotency key, so that a second attempt is recognised.
 */
export function httpSms(address: string): SmsTransport {
  const url = new URL(address);
  const token = decodeURIComponent(url.password || url.username);
  url.username = '';
  url.password = '';
  return {
    send: async ({ id, to, text }) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          ...(token !== '' && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The SMS provider answered ${response.status}.`);
    },
  };
}
