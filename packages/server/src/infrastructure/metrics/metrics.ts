import { statfs } from 'node:fs/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type BusinessMetrics, createBusinessMetrics } from './business-metrics.ts';
import { addStoredMetrics, type StoredSources } from './stored-metrics.ts';

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
  /** What happens on the sites. */
  business: BusinessMetrics;
  /** Adds metrics of the process: memory, CPU, event loop. */
  collectProcessMetrics(): void;
  /** All metrics in the text format of Prometheus. */
  text(): Promise<{ type: string; body: string }>;
}

const requestSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const jobSeconds = [0.01, 0.1, 0.5, 1, 5, 30, 120];

/** Sources of metrics that are read on demand. */
interface Sources extends StoredSources {
  /** Whether live events of other processes arrive. */
  eventsArrive: () => boolean;
  dataDir: string;
  /** Name of the cell, the label `cell` of all metrics; none when left out. */
  cell?: string | undefined;
}

/** Adds metrics of what the process uses, read when they are fetched. */
function addProcessMetrics(registers: Registry[], { pool, eventsArrive, dataDir }: Sources): void {
  // read before queries of other metrics, which would count as waiting callers themselves
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
  new Gauge({
    name: 'velluto_events_arrive',
    help: 'Whether live events of other processes arrive: 1, or 0 while pages have to poll.',
    registers,
    collect() {
      this.set(eventsArrive() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'velluto_data_dir_free_ratio',
    help: 'Free share of the disk of DATA_DIR.',
    registers,
    async collect() {
      const disk = await statfs(dataDir).catch(() => null);
      if (disk) this.set(disk.bavail / disk.blocks);
    },
  });
}

/** Makes the metrics of one server. */
export function createMetrics(sources: Sources): Metrics {
  const registry = new Registry();
  if (sources.cell) registry.setDefaultLabels({ cell: sources.cell });
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
  addProcessMetrics(registers, sources);
  addStoredMetrics(registry, sources);
  return {
    request: (method, route, status, seconds) =>
      requests.labels(method, route, `${Math.floor(status / 100)}xx`).observe(seconds),
    job: (name, outcome, seconds) => jobs.labels(name, outcome).observe(seconds),
    streams: change => streams.inc(change),
    refused: (operation, code) => refused.labels(operation, code).inc(),
    breachedCheckFailed: () => breachedCheckFailures.inc(),
    business: createBusinessMetrics(registry, sources.sites),
    collectProcessMetrics: () => collectDefaultMetrics({ register: registry }),
    text: async () => ({ type: registry.contentType, body: await registry.metrics() }),
  };
}
