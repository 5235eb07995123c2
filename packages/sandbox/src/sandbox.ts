import { inProcess, molliePayments, type Sandbox } from '@velluto/server';
import { sandboxAge } from './age/provider.ts';
import { ageSandboxRoutes } from './age/routes.ts';
import { outboxRoutes } from './outbox/routes.ts';
import { sandboxUrl } from './payments/mollie-json.ts';
import { paymentSandboxRoutes } from './payments/routes.ts';

/** The outbox and the providers for test payments and proofs of age, as an extension of the server. */
export const sandbox: Sandbox = {
  payments: (log, app) =>
    molliePayments({
      name: 'sandbox',
      apiKey: 'test_sandbox',
      url: sandboxUrl,
      fetcher: request => inProcess(app(), request),
      log,
    }),
  age: sandboxAge,
  routes: async (app, ctx) => {
    outboxRoutes(app, ctx);
    await ageSandboxRoutes(app, ctx);
    await paymentSandboxRoutes(app, ctx);
  },
};
