import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DatabaseHandle } from '../postgres/database.ts';
import { queuedJobs } from './job-queries.ts';
import { withTimeout } from './with-timeout.ts';

/** The server's metrics, for a monitoring system to fetch. */
export interface Metrics {
  /** Counts an answered request. */
  request(method: string, route: string, status: number, seconds: number): void;
  /** Counts a job that was completed or failed. */
  job(name: string, outcome: 'completed' | 'failed', seconds: number): void;
  /** Changes the number of open event streams. */
  streams(change: 1 | -1): void;
  /** Counts a refused call. */
  refused(operation: string, code: string): void;
  /** Counts a new password that could not be checked because the service for breached passwords did not answer. */
  breachedCheckFailed(): void;
  /** Adds metrics of the process: memory, CPU, event loop. */
  collectProcessMetrics(): void;
  /** All metrics in the text format of Prometheus. */
  text(): Promise<{ type: string; body: string }>;
}

const answerMs = 500;
const requestSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const jobSeconds = [0.01, 0.1, 0.5, 1, 5, 30, 120];

/** Sources of metrics that are read on demand. */
interface Sources {
  now: () => Date;
  pool: DatabaseHandle['pool'];
  /** The last reconciliation of the ledger by any process. */
  lastReconciliation: () => Promise<{ reconciledAt: Date; discrepancies: number } | null>;
  /** Reports and complaints that wait for a decision. */
  waitingComplaints: () => Promise<{ count: number; oldest: Date | null }>;
}

/** Makes the metrics of one server. */
export function createMetrics({ now, pool, lastReconciliation, waitingComplaints }: Sources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'velluto_http_request_seconds',
    help: 'Answered requests by method, route and status class.',
    labelNames: ['method', 'route', 'status'],
    buckets: requestSeconds,
    registers,
  });
  const jobs = new Histogram({
    name: 'velluto_job_seconds',
    help: 'Jobs by name and outcome.',
    labelNames: ['name', 'outcome'],
    buckets: jobSeconds,
    registers,
  });
  const streams = new Gauge({ name: 'velluto_event_streams', help: 'Open event streams.', registers });
  const refused = new Counter({
    name: 'velluto_refused_total',
    help: 'Refused calls by operation and code.',
    labelNames: ['operation', 'code'],
    registers,
  });
  const breachedCheckFailures = new Counter({
    name: 'velluto_breached_passwords_unasked_total',
    help: 'Passwords that were chosen while the service for breached ones did not answer.',
    registers,
  });
  const unread = new Counter({
    name: 'velluto_metrics_unread_total',
    help: 'Times at which the database did not answer for these metrics.',
    registers,
  });
  /** Runs a query with a time limit; null when it fails, since the other metrics must be available also while the database is down. */
  const queryOrNull = <Result>(query: Promise<Result>) =>
    withTimeout(answerMs, query).catch(() => {
      unread.inc();
      return null;
    });
  // read before the queries below, which would count as waiting callers themselves
  new Gauge({
    name: 'velluto_database_connections',
    help: "The pool's connections by state; waiting are callers without one.",
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  // each metric runs its own query, since all are collected at the same time
  const proved = new Gauge({
    name: 'velluto_ledger_proved_timestamp_seconds',
    help: 'When the books were last proved.',
    registers,
    async collect() {
      const last = await queryOrNull(lastReconciliation());
      if (last) this.set(last.reconciledAt.getTime() / 1000);
    },
  });
  const faults = new Gauge({
    name: 'velluto_ledger_faults',
    help: 'What did not add up at the last proof of the books; must be 0.',
    registers,
    async collect() {
      const last = await queryOrNull(lastReconciliation());
      if (last) this.set(last.discrepancies);
    },
  });
  new Gauge({
    name: 'velluto_complaints_waiting',
    help: 'Reports, complaints and requests that wait for a person.',
    registers,
    async collect() {
      const found = await queryOrNull(waitingComplaints());
      if (found) this.set(found.count);
    },
  });
  new Gauge({
    name: 'velluto_complaints_oldest_seconds',
    help: 'For how long the oldest of them has waited; 0 when none waits.',
    registers,
    async collect() {
      const found = await queryOrNull(waitingComplaints());
      if (found) this.set(found.oldest ? (now().getTime() - found.oldest.getTime()) / 1000 : 0);
    },
  });
  // no metric before the first reconciliation
  proved.remove();
  faults.remove();
  new Gauge({
    name: 'velluto_jobs_queued',
    help: 'Jobs in the queue by name and state.',
    labelNames: ['name', 'state'],
    registers,
    async collect() {
      this.reset();
      for (const { name, state, count } of (await queryOrNull(queuedJobs(pool))) ?? [])
        this.set({ name, state }, count);
    },
  });
  return {
    request: (method, route, status, seconds) =>
      requests.labels(method, route, `${Math.floor(status / 100)}xx`).observe(seconds),
    job: (name, outcome, seconds) => jobs.labels(name, outcome).observe(seconds),
    streams: change => streams.inc(change),
    refused: (operation, code) => refused.labels(operation, code).inc(),
    breachedCheckFailed: () => breachedCheckFailures.inc(),
    collectProcessMetrics: () => collectDefaultMetrics({ register: registry }),
    text: async () => ({ type: registry.contentType, body: await registry.metrics() }),
  };
}
