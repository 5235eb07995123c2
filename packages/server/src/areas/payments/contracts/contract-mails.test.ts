import { expect, test } from 'vitest';
import { addBuyer } from '../../../../test/buyers.ts';
import { debtor } from '../../../../test/debtors.ts';
import { createTestServer } from '../../../../test/server.ts';

const server = await createTestServer();
const mailOf = async (email: string, kind: string) => {
  const mail = (await server.mails(email)).find(sent => sent.kind === kind);
  return (mail ?? expect.fail(`no ${kind}`)).text;
};

/** What a buyer has to be able to keep: instructions, model form, link and terms, with every value filled in. */
const contract = (payment: string) => [
  'Modulo di recesso tipo',
  `Destinatario: Velluto Media B.V., Keizersgracht 101, 1015 CJ Amsterdam, Paesi Bassi, assistenza@velluto.example`,
  `20 crediti (${payment}), ordinato il 21 novembre 2026`,
  '/withdrawal',
  'Puoi recedere da qualsiasi acquisto entro 14 giorni',
  'Condizioni d’uso',
  'Un messaggio costa 2 crediti.',
  'Il 21 novembre 2026 alle ore 13:00 CET ci hai chiesto di avere i crediti prima della fine del periodo di recesso.',
];

test('after a purchase the mail holds the whole contract, in the buyer’s language', async () => {
  const anna = await addBuyer(server);
  const id = await anna.buy();
  const text = await mailOf(`${anna.id}@example.com`, 'receipt');
  for (const part of contract(id)) expect(text).toContain(part);
  expect(text).not.toMatch(/[{}]|\]\(/);
});

test('after an order by direct debit it also holds the mandate with both parties, place and date', async () => {
  const email = 'contract@example.com';
  const created_at = new Date(server.clock.now().getTime() - 86_400_000);
  const anna = await debtor(server, { created_at, email });
  const { payment, mandate } = await anna.order();
  const text = await mailOf(email, 'mandate');
  for (const part of contract(payment.payment_id)) expect(text).toContain(part);
  for (const part of [
    'Importo: 9,99',
    'Data dell’addebito: 22 novembre 2026',
    `Riferimento del mandato: ${mandate.reference}`,
    'Creditore: Velluto Media B.V., Keizersgracht 101, 1015 CJ Amsterdam, Paesi Bassi',
    'Debitore: Anna Bianchi, Via Dante 14b, 20121 Milano',
    'Luogo e data: Milano, 21 novembre 2026 alle ore 13:00 CET',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain(anna.iban);
});

test('says nothing of a withdrawal where the site grants none', async () => {
  const anna = await addBuyer(server);
  const { body } = await anna.order();
  const { payment_id: id } = body.payment;
  await server.db.updateTable('payment').set({ refund_days: 0 }).where('id', '=', id).execute();
  server.settlePayment(id, 'completed');
  await anna.state(id);
  const text = await mailOf(`${anna.id}@example.com`, 'receipt');
  expect(text).toContain('Condizioni d’uso');
  expect(text).not.toContain('Modulo di recesso tipo');
});
