import { ApiError } from '../../domain/api-error.ts';
import type { RunStatement } from './database.ts';

/** Pools that are moved to another cell, and that no process serves meanwhile. */
export interface Moves {
  /** @throws ApiError `service_unavailable` for a pool that is moved */
  refuse(pool: string): Promise<void>;
  /** Calls `close` when the pool begins to move; returns how to take that back. */
  whenMoved(pool: string, close: () => void): () => void;
}

/** Milliseconds between two looks. */
const lookMs = 1_000;
/** Milliseconds after which a process that has not looked serves nobody before it does: as long as a move waits. */
export const STALE_MS = 3_000;

/** Of an installation without cells. */
export const noMoves: Moves = { refuse: async () => {}, whenMoved: () => () => {} };

/**
 * Begins to look for pools that are moved.
 *
 * @param now milliseconds of a clock that never goes back
 */
export function watchMoves(run: RunStatement, now: () => number): Moves & { close(): Promise<void> } {
  let moved: ReadonlySet<string> = new Set();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;
  const open = new Map<string, Set<() => void>>();

  async function read(): Promise<void> {
    const began = now();
    const text = 'select pool from pool_move';
    const rows = await run<{ pool: string }>({ name: 'moved-pools', text }, []);
    lookedAt = began;
    moved = new Set(rows.map(({ pool }) => pool));
    for (const pool of moved) {
      for (const close of open.get(pool) ?? []) close();
      open.delete(pool);
    }
  }
  const look = () => {
    looking ??= read().finally(() => {
      looking = null;
    });
    return looking;
  };
  // a database that does not answer is seen by the age of the last look
  const timer = setInterval(() => void look().catch(() => {}), lookMs);
  timer.unref();

  return {
    refuse: async pool => {
      if (now() - lookedAt > STALE_MS) await look();
      if (moved.has(pool)) throw new ApiError('service_unavailable');
    },
    whenMoved: (pool, close) => {
      const closers = open.get(pool) ?? new Set();
      open.set(pool, closers.add(close));
      return () => {
        closers.delete(close);
        if (closers.size === 0 && open.get(pool) === closers) open.delete(pool);
      };
    },
    close: async () => {
      clearInterval(timer);
      await looking?.catch(() => {});
    },
  };
}
