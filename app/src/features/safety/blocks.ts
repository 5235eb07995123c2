import { type BlocksResponse, block, getBlocks, unblock } from '@velluto/api-client';
import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../../platform/app-context.ts';

/** How many people the server gives at a time. */
const BLOCKS_PER_PAGE = 50;

/** Whom the user blocked (true) or let in again (false) on this visit; what pages were loaded with is older. */
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

/**
 * The list of blocked people with its next page. Each block taken back since moves the rest one place forward: the page
 * is counted from those still blocked, and who is known already is not taken twice.
 */
export async function fetchMoreBlocks(app: AppContext, list: BlocksResponse): Promise<BlocksResponse> {
  const { changed } = app.store(createBlocksStore).state;
  const left = list.blocks.filter(({ profile }) => changed[profile.id] !== false).length;
  const page = Math.floor(left / BLOCKS_PER_PAGE) + 1;
  const next = await getBlocks(app.client, { page });
  const known = new Set(list.blocks.map(({ profile }) => profile.id));
  const fresh = next.blocks.filter(({ profile }) => !known.has(profile.id));
  return { ...next, blocks: [...list.blocks, ...fresh] };
}
