/** Takes text messages to a provider. */
export interface SmsTransport {
  /** Hands a message over; throws when the provider does not take it. */
  send(sms: { id: string; to: string; text: string }): Promise<void>;
}

const timeoutMs = 10_000;

/**
 * Sends by HTTP: a POST of `{ to, text }` to the address, with what stands before its `@` as bearer token
 * (`https://token@sms.example/send`). The key of the message goes along, so that a second try is seen as the same.
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
