import {
  getWallet,
  type UpdateWalletLimitsRequest,
  updateWalletLimits,
  type WalletEntry,
  type WalletLimits,
  type WalletResponse,
} from '@velluto/api-client';
import type { Problem } from '@velluto/ui/model';
import { proxy } from 'valtio/vanilla';
import { toProblem } from '../../platform/map/problem.ts';
import type { Visit } from '../../platform/visit.ts';

interface WalletState {
  balance: number;
  held: number;
  owed: number;
  /** The latest first. */
  entries: WalletEntry[];
  /** Where older movements begin; null at the end. */
  next: string | null;
  limits: WalletLimits | null;
  /** Older movements are on their way. */
  loading: boolean;
  /** What of the limits is being saved. */
  saving: 'limit' | 'pause' | null;
  /** What was saved last, to say so. */
  saved: 'limit' | 'pause' | null;
  problem: Problem | null;
}

/** The wallet of one visit: balance, movements, own limits. */
export function createWalletStore(visit: Visit) {
  const state = proxy<WalletState>({
    ...{ balance: 0, held: 0, owed: 0, entries: [], next: null, limits: null },
    ...{ loading: false, saving: null, saved: null, problem: null },
  });

  visit.bus.on('credits', ({ credits }) => {
    state.balance = credits;
  });

  const change = async (what: 'limit' | 'pause', wish: UpdateWalletLimitsRequest) => {
    if (state.saving) return;
    Object.assign(state, { saving: what, saved: null, problem: null });
    try {
      const { limits } = await updateWalletLimits(visit.client, wish);
      Object.assign(state, { limits, saved: what });
    } catch (error) {
      state.problem = toProblem(error);
    } finally {
      state.saving = null;
    }
  };

  return {
    state,

    /** Takes the wallet as the server shows it. */
    accept(wallet: WalletResponse) {
      Object.assign(state, wallet, { saved: null, problem: null });
    },

    /** Fetches older movements below those that are there. */
    async older(): Promise<void> {
      const before = state.next;
      if (before === null || state.loading) return;
      Object.assign(state, { loading: true, problem: null });
      try {
        const { entries, next } = await getWallet(visit.client, { before });
        // the wallet may have been fetched anew meanwhile: then these belong elsewhere
        if (state.next === before) Object.assign(state, { entries: [...state.entries, ...entries], next });
      } catch (error) {
        state.problem = toProblem(error);
      } finally {
        state.loading = false;
      }
    },

    /** The most to be paid in a month, in minor units of the wallet's currency; null for no limit. */
    async limit(amountMinor: number | null): Promise<void> {
      const currency = state.limits?.spent.currency;
      if (!currency) return;
      await change('limit', {
        monthly_limit: amountMinor === null ? null : { amount_minor: amountMinor, currency },
      });
    },

    /** The day on which spending is possible again; null ends the pause. */
    pause: (until: string | null): Promise<void> => change('pause', { paused_until: until }),
  };
}
