import { cancelPremium } from '@velluto/api-client';
import type { AppContext } from '../../../lib/app-context.ts';
import type { LoadContext } from '../../../lib/router/route.ts';
import { type ContractStore, type ContractValues, createContractStore, paymentIn } from './store.ts';

/** What is filled in to cancel premium. */
export interface CancellationValues extends ContractValues {
  kind: 'ordinary' | 'for_cause';
  /** The cause, where there is one. */
  reason: string;
  /** As soon as possible, or on the day of `ends_on`. */
  when: 'soonest' | 'day';
  /** The wished last day, `YYYY-MM-DD`. */
  ends_on: string;
}

/** Cancelling premium that renews; for a member, all of it where no payment is named. */
export const createCancellationStore = (app: AppContext): ContractStore<CancellationValues> =>
  createContractStore<CancellationValues>(app, {
    empty: { name: '', email: '', payment: '', kind: 'ordinary', reason: '', when: 'soonest', ends_on: '' },
    required: ({ kind, when }) => [
      ...(kind === 'for_cause' ? (['reason'] as const) : []),
      ...(when === 'day' ? (['ends_on'] as const) : []),
    ],
    declare: async ({ payment, ...contract }, { kind, reason, when, ends_on }) => {
      const { received_at, contracts, file } = await cancelPremium(app.client, {
        ...contract,
        kind,
        ...(kind === 'for_cause' && { reason: reason.trim() }),
        ...(when === 'day' && { ends_on }),
        ...(payment && { payment }),
      });
      return { receivedAt: received_at, contracts, file };
    },
  });

/** Payment of the address, if any. */
export const load = async ({ search }: LoadContext): Promise<string> => paymentIn(search);

export function hydrate(app: AppContext, payment: string, again: boolean): void {
  if (!again) app.store(createCancellationStore).begin(payment);
}
