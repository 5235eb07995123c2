import { cancelPremium } from '@velluto/api-client';
import type { AppContext } from '../../platform/app-context.ts';
import type { LoadContext } from '../../platform/router/route.ts';
import { type ContractStore, createContractStore, paymentIn } from './store.ts';

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
export const load = async ({ search }: LoadContext): Promise<string> => paymentIn(search);

export function accept(app: AppContext, payment: string): void {
  app.store(createCancellationStore).begin(payment);
}
