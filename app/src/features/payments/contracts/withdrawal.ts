import { getTransactions, type Transaction, withdraw } from '@velluto/api-client';
import type { AppContext } from '../../../lib/app-context.ts';
import type { LoadContext } from '../../../lib/router/route.ts';
import { type ContractStore, createContractStore, paymentIn } from './store.ts';

/** Withdrawing from a contract. */
export const createWithdrawalStore = (app: AppContext): ContractStore =>
  createContractStore(app, {
    empty: { name: '', email: '', payment: '' },
    required: () => ['payment'],
    declare: async contract => {
      const { received_at, withdrawal } = await withdraw(app.client, contract);
      return { receivedAt: received_at, withdrawal };
    },
  });

/** Data of the withdrawal page. */
export interface WithdrawalData {
  /** Payment of the address, if any. */
  payment: string;
  /** The user's payments to choose from; null for a visitor. */
  own: Transaction[] | null;
}

/** Whether the period of a purchase has not ended; a pending direct debit can be withdrawn from before it is collected. */
const mayBeWithdrawn =
  (now: number) =>
  ({ status, method, undone, withdraw_until }: Transaction) => {
    if (undone === 'withdrawn') return false;
    if (status === 'completed') return withdraw_until !== null && Date.parse(withdraw_until) >= now;
    return status === 'pending' && method === 'directdebit';
  };

/** The latest payments of a member; a visitor types the reference. */
export async function load({ client, search, app, signal }: LoadContext): Promise<WithdrawalData> {
  const payment = paymentIn(search);
  if (app.session.state.user === null) return { payment, own: null };
  const { transactions } = await getTransactions(client, {}, { signal });
  return { payment, own: transactions.filter(mayBeWithdrawn(app.clock.now())) };
}

export function hydrate(app: AppContext, { payment, own }: WithdrawalData, again: boolean): void {
  if (again) return;
  // preselects the latest payment that was not refunded; a partly refunded one is less likely meant, but still possible
  const likely = own?.find(transaction => transaction.undone === null) ?? own?.[0];
  app.store(createWithdrawalStore).begin(payment || (likely?.id ?? ''));
}
