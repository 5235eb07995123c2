import type { LoadContext } from '../../platform/router/route.ts';
import type { Visit } from '../../platform/visit.ts';
import { contractStores } from './store.ts';

/** Payment that the address names, or nothing. */
export const load = async ({ search }: LoadContext): Promise<string> =>
  (search.get('payment') ?? '').slice(0, 36);

export function accept(visit: Visit, payment: string): void {
  visit.store(contractStores.cancel).begin(payment);
}
