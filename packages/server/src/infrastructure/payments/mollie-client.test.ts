import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { mollieClient } from './mollie-client.ts';

/** Personal data that an error of the provider may contain. */
const errorText = 'Nina Bianchi, nina@example.com, has no such account';

test.each([
  [
    422,
    'application/hal+json',
    JSON.stringify({ status: 422, title: 'Unprocessable', detail: errorText, _links: {} }),
  ],
  [500, 'text/plain', errorText],
  [200, 'text/html', `<p>${errorText}</p>`],
])('an answer %i of the provider is logged without its text', async (status, type, body) => {
  const lines: string[] = [];
  const log = createLog('trace', { write: line => void lines.push(line) });
  const fetcher = async () => new Response(body, { status, headers: { 'content-type': type } });
  const { ask } = mollieClient({ name: 'test', apiKey: 'test_0', log, fetcher });
  await expect(ask('paymentsGet', { paymentId: 'tr_1' })).rejects.toMatchObject({
    code: 'payment_provider_unavailable',
  });
  expect(lines.map(line => JSON.parse(line))).toMatchObject([{ call: 'paymentsGet', status }]);
  expect(lines.join()).not.toMatch(/Nina|example\.com/);
});
