import { cancelPremium } from '@velluto/api-client';
import type { AppContext } from '../../platform/app-context.ts';
import type { LoadContext } from '../../platform/router/route.ts';
import { type ContractStore, createContractStore } from './store.ts';

/** Cancelling premium that renews; for a member, all of it where no payment is named. */
export const createCancellationStore = (app: AppContext): ContractStore =>
  createContractStore(app, [], async ({ payment, ...body }) => {
    const { received_at, contracts } = await cancelPremium(app.client, {
      ...body,
      ...(payment && { payment }),
    });
    return { receivedAt: received_at, contracts };
  });

/** Payment of the address, if any. */
export const load = async ({ search }: LoadContext): Promise<string> =>
  (search.get('payment') ?? '').slice(0, 64);

export function accept(app: AppContext, payment: string): void {
  app.store(createCancellationStore).begin(payment);
}
