import { expect, it } from 'vitest';
import { createTestServer } from '../../../test/server.ts';
import {
  type lastReconciliation,
  runLedgerReconciliation,
} from '../../areas/wallet/ledger-reconciliation.ts';
import { readConfig } from '../config/config.ts';
import { createMetrics } from './metrics.ts';
import { createReadiness } from './readiness.ts';
import { serveMetrics } from './serve-metrics.ts';

const server = await createTestServer();
const { ctx, app } = server;
/** Sources of metrics of a server without sites, where nothing waits. */
const sources = {
  now: ctx.clock.now,
  pool: server.database.pool,
  lastReconciliation: async () => null,
  waitingComplaints: async () => [],
  sites: [],
  eventsArrive: () => true,
  dataDir: '/none',
};
const get = (url: string, headers = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ url, headers, remoteAddress });

it('is alive', async () => {
  const { statusCode, body } = await get('/healthz');
  expect([statusCode, JSON.parse(body)]).toEqual([200, { status: 'alive' }]);
});

it('is ready when the database answers and is up to date', async () => {
  const { statusCode, body, headers } = await get('/readyz');
  expect([statusCode, JSON.parse(body)]).toEqual([200, { status: 'ready', missing: [], degraded: [] }]);
  expect(headers['cache-control']).toBe('no-store');
});

it('reports what is missing', async () => {
  const bus = { ...ctx.bus, connected: () => false };
  const unreachable = createReadiness(async () => {
    throw new Error('connect ECONNREFUSED');
  }, bus);
  expect(await unreachable.check()).toEqual({
    status: 'not_ready',
    missing: ['database'],
    degraded: ['events'],
  });
  const startedAt = performance.now();
  const silent = createReadiness(() => new Promise(() => {}), ctx.bus);
  expect((await silent.check()).missing).toEqual(['database']);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  const behind = createReadiness(async () => [{ name: '0001-members' }] as never[], ctx.bus);
  expect((await behind.check()).missing).toEqual(['migrations']);
  const ahead = createReadiness(async () => [{ name: '9999-later' }] as never[], ctx.bus);
  expect((await ahead.check()).status).toBe('ready');
});

it('is ready without live events, and says so', async () => {
  const withoutEvents = createReadiness(ctx.run, { ...ctx.bus, connected: () => false });
  expect(await withoutEvents.check()).toEqual({ status: 'ready', missing: [], degraded: ['events'] });
});

it('is not ready while it drains', async () => {
  const draining = createReadiness(ctx.run, ctx.bus);
  draining.drain();
  expect(await draining.check()).toMatchObject({ status: 'not_ready', missing: ['draining'] });
});

it('reports from the first request on when the ledger was reconciled, and nothing before it was', async () => {
  let last: Awaited<ReturnType<typeof lastReconciliation>> = null;
  const metricsText = () => createMetrics({ ...sources, lastReconciliation: async () => last }).text();
  expect((await metricsText()).body).not.toMatch(/^velluto_ledger_/m);
  last = { reconciledAt: new Date(1_800_000_000_000), discrepancies: 2 };
  expect((await metricsText()).body).toMatch(/^velluto_ledger_proved_timestamp_seconds 1800000000$/m);
  expect((await metricsText()).body).toMatch(/^velluto_ledger_faults 2$/m);
});

it("reports by how much its clock is ahead of the database's", async () => {
  const ahead = createMetrics({ ...sources, now: () => new Date(Date.now() + 90_000) });
  const { body } = await ahead.text();
  expect(Number(/^velluto_clock_offset_seconds (\S+)$/m.exec(body)?.[1])).toBeCloseTo(90, 0);
});

it('names the cell in every metric, where there are cells', async () => {
  const textOf = async (cell?: string) =>
    (await createMetrics({ ...sources, sites: ['velluto'], cell }).text()).body;
  const values = (text: string) => text.split('\n').filter(line => line !== '' && !line.startsWith('#'));
  const named = values(await textOf('north'));
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter(line => !line.includes('cell="north"'))).toEqual([]);
  expect(await textOf()).not.toContain('cell=');
});

it('asks the database once a minute, however often the metrics are read, and again at once after a failure', async () => {
  let asked = 0;
  let answers = true;
  let now = ctx.clock.now();
  const metrics = createMetrics({
    ...sources,
    now: () => now,
    waitingComplaints: async () => {
      asked++;
      if (!answers) throw new Error('connect ECONNREFUSED');
      return [{ site: 'velluto', count: 2, oldest: new Date(now.getTime() - 5_000) }];
    },
    sites: ['velluto', 'nordlys'],
    eventsArrive: () => false,
  });
  const read = async () => (await metrics.text()).body;
  expect(await read()).toMatch(/^velluto_complaints_waiting\{site="velluto"\} 2$/m);
  expect(await read()).toMatch(/^velluto_complaints_waiting\{site="nordlys"\} 0$/m);
  expect(await read()).toMatch(/^velluto_events_arrive 0$/m);
  expect(asked).toBe(1);
  answers = false;
  now = new Date(now.getTime() + 60_000);
  await read();
  const before = asked;
  expect(await read()).toMatch(/^velluto_metrics_unread_total [1-9]/m);
  expect(asked).toBeGreaterThan(before);
});

it('shows metrics to this machine only', async () => {
  await get('/api/settings.php');
  await get('/api/nothing.php');
  await get('/api/chats.php');
  await runLedgerReconciliation(ctx);
  const { statusCode, body, headers } = await get('/metrics');
  expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
  expect(body).toMatch(
    /velluto_http_request_seconds_count\{method="GET",route="\/api\/settings.php",status="2xx"\} 1/,
  );
  expect(body).toMatch(/route="other",status="4xx"/);
  expect(body).toMatch(/^velluto_refused_total\{operation="getChats",code="authentication_required"\} 1$/m);
  expect(body).toMatch(/^velluto_database_connections\{state="idle"\} \d/m);
  expect(body).toMatch(/^velluto_database_connections\{state="waiting"\} 0$/m);
  expect(body).toMatch(/^velluto_event_streams 0$/m);
  expect(body).toMatch(/^velluto_ledger_faults 0$/m);
  expect((await get('/metrics', {}, '192.0.2.1')).statusCode).toBe(404);
  for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
    expect((await get('/metrics', { [header]: '127.0.0.1' })).statusCode).toBe(404);
});

it('shows metrics on their own port where one is configured', async () => {
  const port = await serveMetrics({ ...readConfig({ METRICS_PORT: '0' }), host: '127.0.0.1' }, ctx.metrics);
  const answer = await fetch(`http://127.0.0.1:${port?.port}/metrics`);
  expect(await answer.text()).toContain('velluto_http_request_seconds');
  expect((await fetch(`http://127.0.0.1:${port?.port}/api/settings.php`)).status).toBe(404);
  const taken = { ...readConfig({ METRICS_PORT: String(port?.port) }), host: '127.0.0.1' };
  await expect(serveMetrics(taken, ctx.metrics)).rejects.toThrow(/set METRICS_PORT to another/);
  await port?.close();
  expect(await serveMetrics(readConfig({}), ctx.metrics)).toBeNull();
});
