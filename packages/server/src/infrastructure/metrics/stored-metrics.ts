import { Counter, Gauge, type Registry } from 'prom-client';
import type { DatabaseHandle } from '../postgres/database.ts';
import { withTimeout } from '../with-timeout.ts';
import { jobsWaiting } from './job-queries.ts';
import { rarely } from './rarely.ts';

const answerMs = 500;

/** What waits for a decision at a site. */
export interface WaitingComplaints {
  site: string;
  count: number;
  /** Since when the oldest of them waits. */
  oldest: Date;
}

/** Sources of metrics that are read from the database. */
export interface StoredSources {
  now: () => Date;
  pool: DatabaseHandle['pool'];
  /** Ids of the sites. */
  sites: readonly string[];
  /** The last reconciliation of the ledger by any process. */
  lastReconciliation: () => Promise<{ reconciledAt: Date; discrepancies: number } | null>;
  /** Reports and complaints that wait for a decision, of each site that has any. */
  waitingComplaints: () => Promise<WaitingComplaints[]>;
}

/** Seconds by which this process's clock is ahead of the database's; half of the way there and back is taken off. */
async function clockOffset({ now, pool }: Pick<StoredSources, 'now' | 'pool'>): Promise<number> {
  const asked = now().getTime();
  const { rows } = await pool.query<{ at: Date }>('select clock_timestamp() as at');
  const meanwhile = (asked + now().getTime()) / 2;
  return (meanwhile - (rows[0]?.at.getTime() ?? meanwhile)) / 1000;
}

/** Adds metrics from the database, which every process reads at most once a minute. */
export function addStoredMetrics(registry: Registry, sources: StoredSources): void {
  const { now, pool, sites } = sources;
  const registers = [registry];
  const unread = new Counter({
    name: 'velluto_metrics_unread_total',
    help: 'Times at which the database did not answer for these metrics.',
    registers,
  });
  /** The other metrics must be available also while the database is down. */
  const orNull = <Result>(read: () => Promise<Result>) =>
    rarely(now, () =>
      withTimeout(answerMs, read()).catch(() => {
        unread.inc();
        return null;
      }),
    );
  const reconciliation = orNull(sources.lastReconciliation);
  const complaints = orNull(sources.waitingComplaints);
  const jobs = orNull(() => jobsWaiting(pool));
  // all metrics are collected at the same time, those of one source from one query
  const gauge = (name: string, help: string, labelNames: string[], collect: (self: Gauge) => Promise<void>) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      collect() {
        return collect(this);
      },
    });
  const proved = gauge(
    'velluto_ledger_proved_timestamp_seconds',
    'When the books were last proved.',
    [],
    async self => {
      const last = await reconciliation();
      if (last) self.set(last.reconciledAt.getTime() / 1000);
    },
  );
  const faults = gauge(
    'velluto_ledger_faults',
    'What did not add up at the last proof of the books; must be 0.',
    [],
    async self => {
      const last = await reconciliation();
      if (last) self.set(last.discrepancies);
    },
  );
  const offset = orNull(() => clockOffset(sources));
  gauge(
    'velluto_clock_offset_seconds',
    "By how much this process's clock is ahead of the database's.",
    [],
    async self => {
      const seconds = await offset();
      if (seconds !== null) self.set(seconds);
    },
  );
  // no metric before the first reconciliation
  proved.remove();
  faults.remove();
  const bySite = async (self: Gauge, value: (waiting: WaitingComplaints) => number) => {
    const found = await complaints();
    if (!found) return;
    for (const site of sites) {
      const waiting = found.find(one => one.site === site);
      self.set({ site }, waiting ? value(waiting) : 0);
    }
  };
  gauge(
    'velluto_complaints_waiting',
    'Reports, complaints and requests that wait for a person, by site.',
    ['site'],
    self => bySite(self, ({ count }) => count),
  );
  gauge(
    'velluto_complaints_oldest_seconds',
    'For how long the oldest of them has waited; 0 when none waits.',
    ['site'],
    self => bySite(self, ({ oldest }) => (now().getTime() - oldest.getTime()) / 1000),
  );
  gauge('velluto_jobs_queued', 'Jobs in the queue by name and state.', ['name', 'state'], async self => {
    self.reset();
    for (const { name, state, count } of (await jobs())?.queued ?? []) self.set({ name, state }, count);
  });
  gauge(
    'velluto_jobs_late_seconds',
    'For how long the oldest job that is due has waited for a process; 0 when none waits.',
    [],
    async self => {
      const found = await jobs();
      if (found) self.set(found.lateSeconds);
    },
  );
}
