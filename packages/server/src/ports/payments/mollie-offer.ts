import type { PaymentMethod } from '@velluto/rules';
import type { MollieClient } from './mollie-client.ts';
import { mollieMethods } from './mollie-values.ts';

/** What Mollie offers changes when somebody switches a method on or off there. */
const freshMs = 10 * 60_000;
/** After no answer it is not asked again at once: the shop must not wait for a provider that is down. */
const patienceMs = 30_000;

const known = Object.entries(mollieMethods) as [PaymentMethod, string][];

/** Tells which of our ways to pay Mollie offers, asking it now and then; all we know until it has answered once. */
export function mollieOffer({ ask }: MollieClient): () => Promise<ReadonlySet<PaymentMethod>> {
  let offered: ReadonlySet<PaymentMethod> = new Set(known.map(([method]) => method));
  let askAfter = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    const list = await ask('methodsList', { includeWallets: 'applepay' });
    // without a state it is an answer of the time before there were states: it lists what can be used
    const usable = (list?.embedded.methods ?? []).filter(
      ({ status = null }) => status === null || status === 'activated',
    );
    const ids = new Set<string | null>(usable.map(({ id }) => id));
    offered = new Set(known.filter(([, id]) => ids.has(id)).map(([method]) => method));
  }

  return async () => {
    if (performance.now() < askAfter) return offered;
    asking ??= refresh()
      .then(
        () => freshMs,
        () => patienceMs, // it is in the log already
      )
      .then(wait => {
        askAfter = performance.now() + wait;
        asking = undefined;
      });
    await asking;
    return offered;
  };
}
