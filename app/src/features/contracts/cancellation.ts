import { cancelPremium } from '@velluto/api-client';
import type { LoadContext } from '../../platform/router/route.ts';
import type { Visit } from '../../platform/visit.ts';
import { type ContractStore, createContractStore } from './store.ts';

/** Cancelling what renews; of a member, all of it where no payment is named. */
export const createCancellationStore = (visit: Visit): ContractStore =>
  createContractStore(visit, [], async ({ payment, ...body }) => {
    const { received_at, contracts } = await cancelPremium(visit.client, {
      ...body,
      ...(payment && { payment }),
    });
    return { receivedAt: received_at, contracts };
  });

/** Payment that the address names, or nothing. */
export const load = async ({ search }: LoadContext): Promise<string> =>
  (search.get('payment') ?? '').slice(0, 36);

export function accept(visit: Visit, payment: string): void {
  visit.store(createCancellationStore).begin(payment);
}
