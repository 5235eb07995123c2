import type { Bus } from '../bus/bus.ts';
import type { RunStatement } from '../postgres/database.ts';
import { newestMigration } from '../postgres/migrations/index.ts';
import { withTimeout } from '../with-timeout.ts';

/** Whether a load balancer should send visitors to this process. */
export interface ReadyReport {
  status: 'ready' | 'not_ready';
  /** Reasons why it should not. */
  missing: ('database' | 'migrations' | 'draining')[];
  /** Services that do not work although the process is ready: without live events pages still poll. */
  degraded: 'events'[];
}

/** Checks whether this process can serve. */
export interface Readiness {
  check(): Promise<ReadyReport>;
  /** From now on it reports not ready, because the process is about to stop. */
  drain(): void;
  /** Whether the process is about to stop. */
  isDraining(): boolean;
}

const answerMs = 500;
const newest = { name: 'newest-migration', text: 'select max(name) as name from kysely_migration' };

/** Makes the check of one server. */
export function createReadiness(run: RunStatement, bus: Bus): Readiness {
  let draining = false;
  const database = async (): Promise<ReadyReport['missing']> => {
    try {
      const [row] = await withTimeout(answerMs, run<{ name: string | null }>(newest, []));
      // a newer migration is fine: during a rolling upgrade old processes keep serving
      return (row?.name ?? '') >= newestMigration ? [] : ['migrations'];
    } catch {
      return ['database'];
    }
  };
  return {
    check: async () => {
      const missing = await database();
      if (draining) missing.push('draining');
      return {
        status: missing.length === 0 ? 'ready' : 'not_ready',
        missing,
        degraded: bus.connected() ? [] : ['events'],
      };
    },
    drain: () => {
      draining = true;
    },
    isDraining: () => draining,
  };
}
