import { block, unblock } from '@velluto/api-client';
import type { Problem } from '@velluto/ui/model';
import { proxy } from 'valtio/vanilla';
import { toProblem } from '../../platform/map/problem.ts';
import type { Visit } from '../../platform/visit.ts';

interface BlocksState {
  /** Whom the user blocked (true) or let in again (false) on this visit. */
  changed: Record<string, boolean>;
  /** Whom a change under way concerns. */
  pending: string | null;
  problem: Problem | null;
}

/** Blocking and unblocking on one visit; what pages were loaded with is older than what stands here. */
export function createBlocksStore(visit: Visit) {
  const state = proxy<BlocksState>({ changed: {}, pending: null, problem: null });
  return {
    state,

    /** Blocks somebody, or takes it back. True when it was done. */
    async set(profile: string, blocked: boolean): Promise<boolean> {
      if (state.pending !== null) return false;
      state.pending = profile;
      state.problem = null;
      try {
        const client = visit.client;
        await (blocked ? block(client, { profile }) : unblock(client, { profile }));
        state.changed[profile] = blocked;
        if (blocked) visit.bus.emit('blocked', { profile });
        return true;
      } catch (error) {
        state.problem = toProblem(error);
        return false;
      } finally {
        state.pending = null;
      }
    },

    closeProblem(): void {
      state.problem = null;
    },
  };
}
