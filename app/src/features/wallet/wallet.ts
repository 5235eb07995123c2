import {
  getTransactions,
  getWallet,
  requestBegin,
  type TransactionsResponse,
  type UpdateWalletLimitsRequest,
  updateWalletLimits,
  type WalletEntry,
  type WalletLimits,
  type WalletResponse,
} from '@velluto/api-client';
import { dayIn } from '@velluto/rules';
import type { Problem } from '@velluto/ui/model';
import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../../lib/app-context.ts';
import { toProblem } from '../../lib/problem.ts';
import { createResource } from '../../lib/resource.ts';
import { type LoadContext, RouteError, requireListPage } from '../../lib/router/route.ts';

/** Data of the page of payments and wallet: one of the two. */
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
  const payments = await getTransactions(client, { page }, { signal });
  requireListPage(page, payments.num_pages);
  return { view: 'payments', payments };
}

/** Puts the wallet into its store. */
export function hydrate(app: AppContext, data: MoneyData): void {
  if (data.wallet) app.store(createWalletStore).applySnapshot(data.wallet);
}

interface WalletState {
  balance: number;
  owed: number;
  /** Purchases whose credits cannot be used yet. */
  waiting: WalletResponse['waiting'];
  /** Whether the member may ask to use them earlier. */
  may_begin_at_once: boolean;
  /** The latest first. */
  entries: WalletEntry[];
  /** Cursor of older entries; null at the end. */
  next: string | null;
  limits: WalletLimits | null;
  /** Older entries are being loaded. */
  loading: boolean;
  /** Which limit is being saved. */
  saving: 'limit' | 'pause' | null;
  /** Which limit was saved last, for the confirmation. */
  saved: 'limit' | 'pause' | null;
  problem: Problem | null;
}

/** The wallet: balance, movements, spending limits. */
export function createWalletStore(app: AppContext) {
  const state = proxy<WalletState>({
    balance: 0,
    owed: 0,
    waiting: [],
    may_begin_at_once: true,
    entries: [],
    next: null,
    limits: null,
    loading: false,
    saving: null,
    saved: null,
    problem: null,
  });

  const { applySnapshot, ask } = createResource<WalletResponse>(wallet => void Object.assign(state, wallet));
  app.bus.on('credits', ({ credits }) => {
    state.balance = credits;
  });

  const change = async (setting: 'limit' | 'pause', request: UpdateWalletLimitsRequest) => {
    if (state.saving) return;
    Object.assign(state, { saving: setting, saved: null, problem: null });
    try {
      const { limits } = await updateWalletLimits(app.client, request);
      Object.assign(state, { limits, saved: setting });
    } catch (error) {
      state.problem = toProblem(error);
    } finally {
      state.saving = null;
    }
  };

  return {
    state,

    /** Takes the data of the page. */
    applySnapshot(wallet: WalletResponse) {
      applySnapshot(wallet);
      Object.assign(state, { saved: null, problem: null });
    },

    /** Asks to use the credits of a purchase before its withdrawal period ends; shows the wallet as it is then. */
    async begin(payment: string): Promise<void> {
      await requestBegin(app.client, { payment, begin_at_once: true });
      await ask(() => getWallet(app.client, {}));
    },

    /** Loads older entries. */
    async loadOlder(): Promise<void> {
      const before = state.next;
      if (before === null || state.loading) return;
      Object.assign(state, { loading: true, problem: null });
      try {
        const { entries, next } = await getWallet(app.client, { before });
        // the wallet was reloaded meanwhile: these entries no longer follow
        if (state.next === before) Object.assign(state, { entries: [...state.entries, ...entries], next });
      } catch (error) {
        state.problem = toProblem(error);
      } finally {
        state.loading = false;
      }
    },

    /** Sets the monthly limit, in minor units of the wallet's currency; null for no limit. */
    async limit(amountMinor: number | null): Promise<void> {
      const currency = state.limits?.spent.currency;
      if (!currency) return;
      await change('limit', {
        monthly_limit: amountMinor === null ? null : { amount_minor: amountMinor, currency },
      });
    },

    /** Sets the first day after the pause; null ends the pause. */
    pause: (until: string | null): Promise<void> => change('pause', { paused_until: until }),
  };
}

/**
 * Parses a typed or pasted amount (`50`, `49,90`, `€ 1.250,00`, `49.90 EUR`) into minor units of a currency with cents; null
 * for anything else. Thousands have a mark only where cents follow: `1.250` could be either.
 */
export function parseAmount(text: string): number | null {
  const amount = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Cf}\p{Sc}'’]/gu, '')
    .replace(/^[A-Z]{3}|[A-Z]{3}$/, '');
  const found = /^(\d{1,6}|\d{1,3}[.,]\d{3}(?=[.,]))(?:[.,](\d{1,2}))?$/.exec(amount);
  if (!found) return null;
  const [, whole = '', part = ''] = found;
  return Number(whole.replaceAll(/\D/g, '')) * 100 + Number(part.padEnd(2, '0'));
}

/** Options for the end of a pause: tomorrow, in a week, in a month, in a quarter. */
export const pauseDays = (now: number, timeZone: string): string[] =>
  [1, 7, 30, 90].map(days => dayIn(timeZone, now + days * 86_400_000));
