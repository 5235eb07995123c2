import { expect, it } from 'vitest';
import * as examples from './examples.ts';
import { memberExample, searchMembersExamples } from './examples.ts';
import contract from './generated/openapi.json' with { type: 'json' };
import * as api from './index.ts';
import { type Client, createClient } from './index.ts';

/** Followed by the browser from a mail or a page; called by the payment provider; a stream and a beacon (see live.test.ts). */
const notCalled = new Set([
  'openActivation',
  'activate',
  'getExportFile',
  'getReceiptFile',
  'getCancellationFile',
  'openUnsubscribe',
  'paymentWebhook',
  'events',
  'pageHidden',
]);

const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId }]) => ({
    operationId,
    address: `${method.toUpperCase()} ${path}`,
  })),
);

it.each(operations.filter(({ operationId }) => !notCalled.has(operationId)))(
  '$operationId calls $address',
  async ({ operationId, address }) => {
    const called: string[] = [];
    const client = createClient({
      baseUrl: 'http://velluto.test',
      fetch: async request => {
        called.push(`${request.method} ${new URL(request.url).pathname}`);
        return new Response('{}');
      },
    });
    const functions = api as unknown as Record<string, (client: Client, input: object) => Promise<unknown>>;
    await functions[operationId]?.(client, {});
    expect(called).toEqual([address]);
  },
);

it('shows only private members as online or premium in the examples', () => {
  const people: { name: string; origin: string; online: boolean; premium: boolean }[] = [];
  JSON.stringify(examples, (_, value) => {
    if (typeof value?.online === 'boolean' && typeof value.origin === 'string') people.push(value);
    return value;
  });
  const fictional = people.filter(({ origin }) => origin !== 'member');
  expect(fictional.length).toBeGreaterThan(10);
  expect(fictional.filter(({ online, premium }) => online || premium)).toEqual([]);
});

it('names people of every origin in the examples', () => {
  const origins = ['Giulia', 'Nives', 'Stella', 'Aurora'].map(name => memberExample(name).origin);
  expect(origins).toEqual(['member', 'operator', 'ai', 'system']);
  expect(searchMembersExamples.few.results).toContainEqual(memberExample('Giulia'));
  expect(() => memberExample('Nobody')).toThrow('Nobody');
});
