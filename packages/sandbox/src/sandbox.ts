import { inProcess, molliePayments, type Sandbox } from '@velluto/server';
import { outboxRoutes } from './outbox/routes.ts';
import { sandboxUrl } from './payments/mollie-json.ts';
import { paymentSandboxRoutes } from './payments/routes.ts';

/** The outbox and the provider for test payments, as an extension of the server. */
export const sandbox: Sandbox = {
  payments: (log, app) =>
    molliePayments({
      name: 'sandbox',
      apiKey: 'test_sandbox',
      url: sandboxUrl,
      fetcher: request => inProcess(app(), request),
      log,
    }),
  routes: async (app, ctx) => {
    outboxRoutes(app, ctx);
    await paymentSandboxRoutes(app, ctx);
  },
};
