import { test } from 'vitest';
import { ledgerScenario } from '../../../test/ledger-scenario.ts';
import type { Discrepancy } from './ledger-reconciliation.ts';

const { anna, luca, rows, newRow, change, expectDiscrepancies } = await ledgerScenario();
const { sent, bought, purchase, premium, planted } = rows;

test.each<[title: string, statements: string[], faults: Discrepancy[]]>([
  [
    'a payment that is gone, with its receipt',
    [
      ...['discount_use', 'receipt'].map(table => `delete from ${table} where payment_id = '${bought}'`),
      `delete from payment where id = '${bought}'`,
    ],
    [
      { rule: 'movement', id: purchase, expected: 0, found: 20 },
      { rule: 'purchase', id: bought, expected: 0, found: 20 },
      { rule: 'receipt', id: 'velluto', expected: 2, found: 1 },
    ],
  ],
  [
    'a receipt with a number that was not next',
    [`update receipt set number = 7 where payment_id = '${premium}'`],
    [{ rule: 'receipt', id: 'velluto', expected: 2, found: 2 }],
  ],
  [
    'months without their package',
    [`delete from premium_period where payment_id = '${premium}'`],
    [
      { rule: 'premium_month', id: premium, expected: 0, found: 40 },
      { rule: 'premium_to_come', id: premium, expected: 120, found: 0 },
    ],
  ],
  [
    'months to come that nobody planned',
    [`update premium_period set next_grant_at = null where payment_id = '${premium}'`],
    [{ rule: 'premium_to_come', id: premium, expected: 40, found: 0 }],
  ],
  [
    'a payment without receipt, as if none had been issued',
    [
      `delete from receipt where payment_id = '${premium}'`,
      `update receipt_counter set last = last - 1 where site_id = 'velluto'`,
    ],
    [{ rule: 'receipt_of_payment', id: premium, expected: 1, found: 0 }],
  ],
  [
    'a receipt of a site that did not sell',
    [`update payment set site_id = 'nordlys' where id = '${bought}'`],
    [{ rule: 'receipt_of_payment', id: bought, expected: 1, found: 0 }],
  ],
  [
    'an offer that was paid for and can be used again',
    [`delete from discount_use where payment_id = '${bought}'`],
    [{ rule: 'discount_used', id: bought, expected: 1, found: 0 }],
  ],
  [
    'an offer that another member used',
    [`update discount_use set member_id = '${luca.id}' where payment_id = '${bought}'`],
    [{ rule: 'discount_used', id: bought, expected: 1, found: 0 }],
  ],
  [
    'purchases that made nobody premium',
    [`update member set premium = false where id = '${anna.id}'`],
    [{ rule: 'premium', id: anna.id, expected: 1, found: 0 }],
  ],
  [
    'a purchase that is called undone and is not',
    [`update payment set reversed_at = completed_at where id = '${bought}'`],
    [{ rule: 'undone', id: bought, expected: 0, found: 1 }],
  ],
  [
    'a withdrawal that took nothing back',
    [`insert into withdrawal values ('${planted}', '${bought}', '${anna.id}', 5, 250, '2026-12-22')`],
    [
      { rule: 'withdrawal', id: planted, expected: 5, found: 0 },
      { rule: 'undone', id: bought, expected: 1, found: 0 },
    ],
  ],
  [
    'a purchase that brought nothing',
    [`update payment set credits = 25 where id = '${bought}'`],
    [{ rule: 'purchase', id: bought, expected: 25, found: 20 }],
  ],
  [
    'credits for a payment that failed',
    [`update payment set status = 'failed' where id = '${bought}'`],
    [
      { rule: 'purchase', id: bought, expected: 0, found: 20 },
      { rule: 'receipt_of_payment', id: bought, expected: 0, found: 1 },
    ],
  ],
  [
    'credits booked for somebody else’s payment',
    change(`member_id = '${luca.id}'`, `payment_id = '${bought}'`),
    [
      { rule: 'movement', id: purchase, expected: 0, found: 20 },
      { rule: 'wallet', id: anna.id, expected: 88, found: 108 },
      { rule: 'wallet', id: luca.id, expected: 28, found: 8 },
      { rule: 'purchase', id: bought, expected: 20, found: 0 },
      { rule: 'purchase', id: bought, expected: 0, found: 20 },
    ],
  ],
  [
    'a month that was noted but not given',
    [`update premium_period set months_granted = 3 where payment_id = '${premium}'`],
    [{ rule: 'premium_month', id: premium, expected: 80, found: 40 }],
  ],
  [
    'credits taken back for nothing',
    [
      newRow('wallet', 'clawback', 4, { reason: 'clawback', payment_id: bought }),
      `update wallet set balance = balance - 4 where member_id = '${anna.id}'`,
    ],
    [{ rule: 'clawback', id: bought, expected: 0, found: 4 }],
  ],
  [
    'a refund that took nothing back',
    [
      `insert into payment_reversal values ('${sent}', '${bought}', 'refund', 're_1', 999, 20, 'active', null, '2026-11-21', '2026-11-21')`,
    ],
    [
      { rule: 'clawback', id: bought, expected: 20, found: 0 },
      { rule: 'undone', id: bought, expected: 1, found: 0 },
    ],
  ],
])('%s is found', (_title, statements, faults) => expectDiscrepancies(statements, faults));

test('an offer that applies once is used up, whichever member used it', async () => {
  await expectDiscrepancies(
    [
      `update payment set discount_offer = 'once:GIFT' where id = '${bought}'`,
      `update discount_use set offer = 'once:GIFT', member_id = '${luca.id}' where payment_id = '${bought}'`,
    ],
    [],
  );
});
