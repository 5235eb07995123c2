import { block, unblock } from '@velluto/api-client';
import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../../platform/app-context.ts';

/** People whom the user blocked (true) or unblocked (false) since the page was loaded; overrides the data of pages. */
export function createBlocksStore({ client, bus }: AppContext) {
  const state = proxy<{ changed: Record<string, boolean> }>({ changed: {} });
  return {
    state,

    /** Blocks or unblocks somebody. */
    async set(profile: string, blocked: boolean): Promise<void> {
      await (blocked ? block(client, { profile }) : unblock(client, { profile }));
      state.changed[profile] = blocked;
      if (blocked) bus.emit('blocked', { profile });
    },
  };
}
