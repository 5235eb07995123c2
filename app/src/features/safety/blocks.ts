import { block, unblock } from '@velluto/api-client';
import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../../platform/app-context.ts';

/** Whom the user blocked (true) or let in again (false) on this visit; what pages were loaded with is older. */
export function createBlocksStore({ client, bus }: AppContext) {
  const state = proxy<{ changed: Record<string, boolean> }>({ changed: {} });
  return {
    state,

    /** Blocks somebody, or takes it back. */
    async set(profile: string, blocked: boolean): Promise<void> {
      await (blocked ? block(client, { profile }) : unblock(client, { profile }));
      state.changed[profile] = blocked;
      if (blocked) bus.emit('blocked', { profile });
    },
  };
}
