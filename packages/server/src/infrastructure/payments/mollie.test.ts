import { sandbox } from '@velluto/sandbox';
import { itTakesPayments } from '../../../test/payments-conformance.ts';
import { createTestServer } from '../../../test/server.ts';
import { createLog } from '../log.ts';
import { paymentsBy } from './payments.ts';

// the sandbox answers as Mollie does, to Mollie's official client
const provider = sandbox.payments(createLog('silent'), () => server.app);
const server = await createTestServer({ parts: { payments: paymentsBy([provider], null) } });
const control = await server.client();
const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };

itTakesPayments({
  provider,
  pay: async id => void (await control('POST', `/__payments/checkout/${id}`, 'outcome=paid', form)),
  chargeBack: async (id, amount_minor) =>
    void (await control('POST', `/__payments/reversals/${id}`, { kind: 'chargeback', amount_minor })),
  setDown: async down => void (await control('PUT', '/__payments/switches', { down })),
  later: () => server.clock.advance({ minutes: 1 }),
});
