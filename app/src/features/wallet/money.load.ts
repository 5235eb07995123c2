import {
  getTransactions,
  getWallet,
  type TransactionsResponse,
  type WalletResponse,
} from '@velluto/api-client';
import { type LoadContext, RouteError } from '../../platform/router/route.ts';
import type { Visit } from '../../platform/visit.ts';
import { createWalletStore } from './wallet.ts';

/** What the page of payments and wallet shows: one of the two. */
export type MoneyData =
  | { view: 'payments'; payments: TransactionsResponse; wallet?: undefined }
  | { view: 'wallet'; wallet: WalletResponse; payments?: undefined };

/** The wallet, or a page of payments. */
export async function load({ client, search, signal }: LoadContext): Promise<MoneyData> {
  if (search.get('view') === 'wallet') {
    return { view: 'wallet', wallet: await getWallet(client, {}, { signal }) };
  }
  const page = Number(search.get('page') ?? 1);
  if (!Number.isInteger(page) || page < 1 || page > 1000) throw new RouteError(404);
  return { view: 'payments', payments: await getTransactions(client, { page }, { signal }) };
}

export function accept(visit: Visit, data: MoneyData): void {
  if (data.wallet) visit.store(createWalletStore).accept(data.wallet);
}
