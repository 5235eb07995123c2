import { type DirectDebitsResponse, getDirectDebits } from '@velluto/api-client';
import { type LoadContext, RouteError } from '../../platform/router/route.ts';
import type { Visit } from '../../platform/visit.ts';
import { readChoice } from './choice.ts';
import { createDebitStore } from './debit/store.ts';
import { loadShop, type ShopData } from './shop.ts';

/** What the page of direct debit shows. */
export interface DebitData {
  debits: DirectDebitsResponse;
  /** What is to be paid, and the shop it is in; null where one only looks at the mandates. */
  order: { id: string; shop: ShopData } | null;
}

/** Mandates and limit, and the package that the address names; 404 for one that is not sold. */
export async function load(context: LoadContext): Promise<DebitData> {
  const { client, search, signal } = context;
  const { package: id } = readChoice(search);
  const shop = id === undefined ? null : await loadShop(context);
  const country = shop?.packages.payment_country;
  const debits = await getDirectDebits(client, country ? { country } : {}, { signal });
  if (id === undefined || shop === null) return { debits, order: null };
  const { credits, premium } = shop.packages;
  if (![...credits, ...premium].some(one => one.id === id)) throw new RouteError(404);
  return { debits, order: { id, shop } };
}

export function accept(visit: Visit, { debits }: DebitData): void {
  visit.store(createDebitStore).accept(debits.mandates);
}
