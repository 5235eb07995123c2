import { takeDeleteDiscountExamples } from '@velluto/api-client/examples';
import { expect, it, vi } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { makeClient } from '../../lib/client.ts';
import { takeRetentionDiscount } from './retention-discount.ts';

it('taking the retention discount sends one request and leads to the packages with its code', async () => {
  const fetch = vi.fn(async (_request: Request) => Response.json(takeDeleteDiscountExamples.staying));
  const client = makeClient({ baseUrl: 'http://localhost', fetch, retryDelay: () => null });
  expect(await takeRetentionDiscount(testAppContext({ user: testUser(), client }))).toBe(
    '/credits?code=P307KQ2M9XWTD',
  );
  expect(fetch.mock.calls.map(([{ method, url }]) => `${method} ${new URL(url).pathname}`)).toEqual([
    'POST /api/discountcode.php',
  ]);
});
