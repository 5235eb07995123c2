import type { PaymentMethod } from '@velluto/rules';
import type { MollieClient } from './mollie-client.ts';
import { mollieMethods } from './mollie-values.ts';

/** How long the list of methods is cached: it changes when a method is switched on or off at Mollie. */
const freshMs = 10 * 60_000;
/** Wait after a failed request: the shop must not wait for a provider that is down. */
const patienceMs = 30_000;

const supportedMethods = Object.entries(mollieMethods) as [PaymentMethod, string][];

/** Payment methods that Mollie offers, cached; all that we know until it has answered once. */
export function mollieOffer({ ask }: MollieClient): () => Promise<ReadonlySet<PaymentMethod>> {
  let offered: ReadonlySet<PaymentMethod> = new Set(supportedMethods.map(([method]) => method));
  let askAfter = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    const list = await ask('methodsList', { includeWallets: 'applepay' });
    // an answer without a state is of an older API version: it lists the usable methods
    const usable = (list?.embedded.methods ?? []).filter(
      ({ status = null }) => status === null || status === 'activated',
    );
    const ids = new Set<string | null>(usable.map(({ id }) => id));
    offered = new Set(supportedMethods.filter(([, id]) => ids.has(id)).map(([method]) => method));
  }

  return async () => {
    if (performance.now() < askAfter) return offered;
    asking ??= refresh()
      .then(
        () => freshMs,
        () => patienceMs, // the client has logged the error
      )
      .then(wait => {
        askAfter = performance.now() + wait;
        asking = undefined;
      });
    await asking;
    return offered;
  };
}
