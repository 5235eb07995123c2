import { expect, test } from 'vitest';
import { addBuyer, webhook } from '../../../../test/buyers.ts';
import { linesOf } from '../../../../test/pdf.ts';
import { createTestServer } from '../../../../test/server.ts';

const server = await createTestServer();

/** Downloads the receipt of a payment. */
const download = (cookies: Record<string, string | undefined>, id: string, language = 'en') =>
  server.app.inject({
    url: `/api/receipt.php?id=${id}`,
    headers: {
      host: 'velluto.localhost',
      cookie: `velluto_session=${cookies.velluto_session}; i18n_redirected=${language}`,
    },
  });

test('a receipt is a PDF with seller, purchase, and rate and amount of the tax, in the language of the member', async () => {
  const anna = await addBuyer(server);
  const id = await anna.buy();
  const file = await download(anna.call.cookies, id);
  expect(file.statusCode).toBe(200);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="VELLUTO-000001-\w{8}\.pdf"$/),
    'cache-control': 'no-store',
  });
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const english = linesOf(file.rawPayload);
  for (const line of ['20 credits', 'VAT 22%', '€1.80', '€8.19', '€9.99', id])
    expect(english).toContain(line);
  expect(english).toMatch(/Receipt number VELLUTO-000001-\w{8}/);
  expect(english).toContain('Velluto Media B.V., Keizersgracht 101, 1015 CJ Amsterdam, Netherlands');
  expect(english).toContain('87654321 (Kamer van Koophandel, Amsterdam)');
  expect(english).toContain('NL866543210B01');
  // the fonts have the letters of every language
  expect(linesOf((await download(anna.call.cookies, id, 'pl')).rawPayload)).toContain('kredytów');
});

test('a receipt says what was repaid', async () => {
  const anna = await addBuyer(server);
  const id = await anna.buy();
  server.payments.reverse(id, 'refund', 500);
  await webhook(server, `tr_${id}`);
  expect(linesOf((await download(anna.call.cookies, id)).rawPayload)).toContain('€5.00');
});

test('a payment that was not completed has no receipt', async () => {
  const anna = await addBuyer(server);
  const { body } = await anna.order();
  expect((await download(anna.call.cookies, body.payment.payment_id)).statusCode).toBe(404);
});
