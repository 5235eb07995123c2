import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type pg from 'pg';
import { codeOf } from '../../domain/start-error.ts';
import type { DatabaseHandle, RunStatement } from './database.ts';
import { databaseFault } from './faults.ts';
import type { Database } from './schema.ts';
import { retryable } from './transaction.ts';

/** A copy of the database that PostgreSQL keeps up to date, for calls that only read. */
export interface Replica {
  /**
   * Whether it answers, is about five seconds behind at most, and has what was written up to a position of the primary.
   *
   * @param position for example `0/3000148`; null when nothing has to be there
   */
  has(position: string | null): boolean;
  /** For single statements that only read; the primary answers where the replica fails. Never for transactions. */
  db: Kysely<Database>;
  /** The same for prepared statements. */
  run: RunStatement;
  close(): Promise<void>;
}

/** Milliseconds by which the replica may be behind. */
const lateMs = 5_000;
/** Milliseconds between two looks at both databases. */
const lookMs = 500;
/** Milliseconds after which a look is too old to go by. */
const staleMs = 2_000;
/** Cancelled for what the primary does, or about a table or column that a migration has just made there. */
const onReplicaOnly = new Set<unknown>([...retryable, '42703', '42P01', '42883']);
const tooLong = '57014';

/** A position in PostgreSQL's log as a number. */
function placeOf(position: string): bigint {
  const [high = '0', low = '0'] = position.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** What one look found: how far the primary is, and how far the replica; null for a replica that is none any more. */
export interface Look {
  primary: string;
  replica: string | null;
}

/** Keeps the looks at both databases and tells from them what the replica has. */
export function replicaWatch() {
  let replayed: bigint | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  /** When the primary was last where the replica is now: what the replica shows is not older. */
  let caughtUpAt = Number.NEGATIVE_INFINITY;
  /** Positions of the primary in the last seconds, the oldest first. */
  let seen: { place: bigint; at: number }[] = [];
  return {
    /** Takes in a look. */
    see: ({ primary, replica }: Look, now: number) => {
      lookedAt = now;
      replayed = replica === null ? null : placeOf(replica);
      if (replayed === null) {
        // promoted: positions of the primary mean nothing to it
        seen = [];
        caughtUpAt = Number.NEGATIVE_INFINITY;
        return;
      }
      seen = [...seen.filter(({ at }) => now - at <= lateMs), { place: placeOf(primary), at: now }];
      for (const { place, at } of seen) if (place <= replayed) caughtUpAt = at;
    },
    /** Nothing counts until the next look. */
    forget: () => {
      lookedAt = Number.NEGATIVE_INFINITY;
    },
    /** Whether the replica has a position, and shows everything that is older than about five seconds. */
    has: (position: string | null, now: number): boolean => {
      if (replayed === null || now - lookedAt > staleMs || now - caughtUpAt > lateMs) return false;
      return position === null || placeOf(position) <= replayed;
    },
  };
}

const primaryPosition = 'select pg_current_wal_flush_lsn()::text as position';
const replicaPosition =
  'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position';

const positionIn = async (pool: pg.Pool, text: string): Promise<string | null> =>
  (await pool.query<{ position: string | null }>(text)).rows[0]?.position ?? null;

/** Connections of their own for the looks, which must not wait for calls. */
export interface LookedAt {
  primary: DatabaseHandle;
  replica: DatabaseHandle;
}

/**
 * Begins to watch a replica. It need not answer: the primary does until it does.
 *
 * @param now milliseconds of a clock that never goes back
 * @param onChange called when the replica begins or ceases to answer in time
 */
export function watchReplica(
  primary: DatabaseHandle,
  replica: DatabaseHandle,
  looks: LookedAt,
  now: () => number,
  onChange: (usable: boolean) => void,
): Replica {
  const watch = replicaWatch();
  let usable: boolean | undefined;
  const tell = () => {
    const is = watch.has(null, now());
    if (is !== usable) onChange(is);
    usable = is;
  };
  let looking: Promise<void> = Promise.resolve();
  let busy = false;
  const look = async () => {
    if (busy) return tell();
    busy = true;
    try {
      const [there, here] = await Promise.all([
        positionIn(looks.replica.pool, replicaPosition),
        positionIn(looks.primary.pool, primaryPosition),
      ]);
      if (here !== null) watch.see({ primary: here, replica: there }, now());
    } catch {
      // a database that does not answer is seen by the age of the last look
    } finally {
      busy = false;
    }
    tell();
  };
  const timer = setInterval(() => {
    looking = look();
  }, lookMs);
  timer.unref();
  looking = look();

  async function ask<Answer>(query: (pool: pg.Pool) => Promise<Answer>): Promise<Answer> {
    try {
      return await query(replica.pool);
    } catch (error) {
      if (onReplicaOnly.has(codeOf(error))) return query(primary.pool);
      // a slow statement is as slow on the primary
      if (codeOf(error) === tooLong || !databaseFault(error)) throw error;
      watch.forget();
      return query(primary.pool);
    }
  }
  const pool: PostgresPool = {
    connect: async () => ({
      query: ((text: string, values: readonly unknown[]) =>
        ask(asked => asked.query(text, [...values]))) as never,
      release: () => {},
    }),
    end: async () => {},
    options: {},
  };
  return {
    has: position => watch.has(position, now()),
    db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }),
    run: async <Row extends object>({ name, text }: Parameters<RunStatement>[0], values: unknown[]) =>
      (await ask(asked => asked.query<Row>({ name, text, values }))).rows,
    close: async () => {
      clearInterval(timer);
      await looking;
      await Promise.all([replica.close(), looks.primary.close(), looks.replica.close()]);
    },
  };
}
