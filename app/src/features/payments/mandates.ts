import { type Mandate, revokeMandate } from '@velluto/api-client';
import type { Problem } from '@velluto/ui/model';
import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../../lib/app-context.ts';
import { toProblem } from '../../lib/problem.ts';
import { createResource } from '../../lib/resource.ts';

interface MandatesState {
  mandates: Mandate[];
  /** Id of the mandate that is being revoked. */
  revoking: string | null;
  problem: Problem | null;
}

/** The member's mandates for direct debits. */
export function createMandatesStore(app: AppContext) {
  const state = proxy<MandatesState>({ mandates: [], revoking: null, problem: null });
  const { applySnapshot } = createResource<Mandate[]>(mandates => {
    state.mandates = mandates;
  });
  return {
    state,

    applySnapshot(mandates: Mandate[]): void {
      applySnapshot(mandates);
      state.problem = null;
    },

    async revoke(id: string): Promise<void> {
      if (state.revoking) return;
      Object.assign(state, { revoking: id, problem: null });
      try {
        const { mandate } = await revokeMandate(app.client, { mandate: id });
        state.mandates = state.mandates.map(current => (current.id === id ? mandate : current));
      } catch (error) {
        state.problem = toProblem(error);
      } finally {
        state.revoking = null;
      }
    },
  };
}
