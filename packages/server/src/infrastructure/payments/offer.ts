import type { PaymentMethod } from '@velluto/rules';

/** How long the list of methods is cached: it changes when a method is switched on or off at the provider. */
const freshMs = 10 * 60_000;
/** Wait after a failed request: the shop must not wait for a provider that is down. */
const patienceMs = 30_000;

/**
 * Payment methods that a provider offers, cached; all that we know until it has answered once.
 *
 * @param known our methods by the provider's names
 * @param ask asks for the names of those that are switched on; its errors are logged where they arise
 */
export function cachedOffer(
  known: Partial<Record<PaymentMethod, string>>,
  ask: () => Promise<ReadonlySet<string | null>>,
): () => Promise<ReadonlySet<PaymentMethod>> {
  const methods = Object.entries(known) as [PaymentMethod, string][];
  let offered: ReadonlySet<PaymentMethod> = new Set(methods.map(([method]) => method));
  let askAfter = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    const names = await ask();
    offered = new Set(methods.filter(([, name]) => names.has(name)).map(([method]) => method));
  }

  return async () => {
    if (performance.now() < askAfter) return offered;
    asking ??= refresh()
      .then(
        () => freshMs,
        () => patienceMs,
      )
      .then(wait => {
        askAfter = performance.now() + wait;
        asking = undefined;
      });
    await asking;
    return offered;
  };
}
