import { type BlocksResponse, block, getBlocks, unblock } from '@velluto/api-client';
import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../../lib/app-context.ts';

/** Size of a page of the server's list. */
const BLOCKS_PER_PAGE = 50;

/** Members whom the user blocked (true) or unblocked (false) on this visit; newer than the data of loaded pages. */
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
 * The list of blocked people with its next page added. On the server the others move up with each person who is unblocked,
 * so the page number is computed from those still blocked, and people already in the list are skipped.
 */
export async function fetchMoreBlocks(app: AppContext, list: BlocksResponse): Promise<BlocksResponse> {
  const { changed } = app.store(createBlocksStore).state;
  const stillBlocked = list.blocks.filter(({ profile }) => changed[profile.id] !== false).length;
  const page = Math.floor(stillBlocked / BLOCKS_PER_PAGE) + 1;
  const next = await getBlocks(app.client, { page });
  const listedIds = new Set(list.blocks.map(({ profile }) => profile.id));
  const fresh = next.blocks.filter(({ profile }) => !listedIds.has(profile.id));
  return { ...next, blocks: [...list.blocks, ...fresh] };
}
