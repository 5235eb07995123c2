import type { PaymentMethod } from '@velluto/rules';
import type { MollieClient } from './mollie-client.ts';
import { mollieMethods } from './mollie-values.ts';
import { cachedOffer } from './offer.ts';

/** Payment methods that Mollie offers, cached. */
export function mollieOffer({ ask }: MollieClient): () => Promise<ReadonlySet<PaymentMethod>> {
  return cachedOffer(mollieMethods, async () => {
    const list = await ask('methodsList', { includeWallets: 'applepay' });
    // an answer without a state is of an older API version: it lists the usable methods
    const usable = (list?.embedded.methods ?? []).filter(
      ({ status = null }) => status === null || status === 'activated',
    );
    return new Set<string | null>(usable.map(({ id }) => id));
  });
}
