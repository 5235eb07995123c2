import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type pg from 'pg';
import type { DatabaseHandle, RunStatement } from './database.ts';
import { databaseFault } from './faults.ts';
import type { Database } from './schema.ts';

/** A copy of the database that PostgreSQL keeps up to date, for calls that only read. */
export interface Replica {
  /**
   * Whether it answers, is at most five seconds behind, and has what was written up to a position of the primary.
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
/** A statement that the replica had to cancel, because what it read was being cleaned up. */
const isConflict = (error: unknown) => error instanceof Error && 'code' in error && error.code === '40001';

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
  /** Positions of the primary that the replica has not reached yet, the oldest first. */
  let ahead: { place: bigint; at: number }[] = [];
  return {
    /** Takes in a look. */
    see: ({ primary, replica }: Look, now: number) => {
      lookedAt = now;
      replayed = replica === null ? null : placeOf(replica);
      ahead.push({ place: placeOf(primary), at: now });
      ahead = ahead.filter(({ place }) => replayed === null || place > replayed);
    },
    /** Nothing counts until the next look. */
    forget: () => {
      lookedAt = Number.NEGATIVE_INFINITY;
    },
    /** Whether the replica has a position, and nothing is missing for more than five seconds. */
    has: (position: string | null, now: number): boolean => {
      if (replayed === null || now - lookedAt > staleMs) return false;
      const [oldest] = ahead;
      if (oldest && now - oldest.at > lateMs) return false;
      return position === null || placeOf(position) <= replayed;
    },
  };
}

const primaryPosition = 'select pg_current_wal_flush_lsn()::text as position';
const replicaPosition =
  'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position';

const positionIn = async (pool: pg.Pool, text: string): Promise<string | null> =>
  (await pool.query<{ position: string | null }>(text)).rows[0]?.position ?? null;

/**
 * Begins to watch a replica. It need not answer: the primary does until it does.
 *
 * @param now milliseconds of a clock that never goes back
 * @param onChange called when the replica begins or ceases to answer in time
 */
export function watchReplica(
  primary: DatabaseHandle,
  replica: DatabaseHandle,
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
        positionIn(replica.pool, replicaPosition),
        positionIn(primary.pool, primaryPosition),
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
      if (isConflict(error)) return query(primary.pool);
      if (!databaseFault(error)) throw error;
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
      await replica.close();
    },
  };
}
