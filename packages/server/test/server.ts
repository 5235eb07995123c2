import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SESSION_COOKIE } from '@velluto/rules';
import { sandbox } from '@velluto/sandbox';
import { afterAll, expect, inject } from 'vitest';
import { recordPrices } from '../src/areas/payments/prices/price-history.ts';
import { openSession } from '../src/areas/sessions/sessions.ts';
import { shippedSites } from '../src/areas/sites/load-sites.ts';
import { type ContextParts, createContext } from '../src/boot/create-context.ts';
import { service } from '../src/boot/operations.ts';
import { routes } from '../src/boot/routes.ts';
import { createServer, type ServerParts } from '../src/http/server.ts';
import { memoryBus } from '../src/infrastructure/bus/memory-bus.ts';
import { type Config, readConfig } from '../src/infrastructure/config/config.ts';
import { createLog } from '../src/infrastructure/log.ts';
import { createArgon2Passwords } from '../src/infrastructure/passwords.ts';
import { paymentsBy } from '../src/infrastructure/payments/payments.ts';
import type { PoolLimits } from '../src/infrastructure/postgres/database.ts';
import type { LiveEvent } from '../src/infrastructure/sse/live.ts';
import { testClient } from './client.ts';
import { copyTemplate } from './database.ts';
import { undeclaredErrors } from './declared-errors.ts';
import { openEngines } from './engines/engines.ts';
import { fakePayments } from './fake-payments.ts';
import { fakeClock, manualJobs, sequentialIds } from './fakes.ts';
import { addMember, type MemberOverrides } from './members.ts';
import { testSites } from './sites.ts';

/** Options of a test server. */
export interface TestServerOptions {
  config?: Partial<Config>;
  parts?: Partial<ContextParts>;
  render?: ServerParts['render'];
  service?: ServerParts['service'];
  loopDelay?: ServerParts['loopDelay'];
  /** Limits of the connection pool. */
  pool?: PoolLimits;
}

/** Argon2id as in the product, with parameters that make it about a hundred times faster. */
export const cheapPasswords = createArgon2Passwords({ memory: 64, passes: 1, parallelism: 1 });

/**
 * A whole server with a separate database, and with a clock and ids that the test controls. Create it at the top of a
 * test file; it is closed after the last test of the file.
 */
export async function createTestServer(options: TestServerOptions = {}) {
  const database = await copyTemplate(inject('postgres'), options.pool);
  const dataDir = await mkdtemp(join(tmpdir(), 'velluto-data-'));
  const clock = fakeClock();
  const manual = manualJobs(clock);
  const payments = fakePayments();
  const config = { ...readConfig({}), dataDir, sitesDir: shippedSites, rateLimits: false, ...options.config };
  const log = createLog(process.env.LOG_LEVEL ?? 'silent');
  const external = inject('engines');
  const engines = external && (await openEngines(external, clock, log));
  const ctx = createContext({
    config,
    log,
    database,
    sites: testSites(),
    bus: memoryBus(),
    payments: paymentsBy([payments.provider], null),
    ageSandbox: sandbox.age(() => app),
    clock,
    ids: sequentialIds(),
    jobs: manual.jobs,
    passwords: cheapPasswords,
    ...engines?.parts,
    ...options.parts,
  });
  await recordPrices(ctx);
  /** Waits for live events, which arrive after the response of the call that caused them. */
  const settle = async () => {
    await ctx.background.settled();
    await engines?.settle();
  };
  const app = await createServer({
    ctx,
    service: options.service ?? service,
    // of the test runner, which the tests share, it says nothing
    loopDelay: options.loopDelay ?? (() => 0),
    render: options.render,
    routes: async server => {
      await routes(server, ctx);
      if (!config.production) await sandbox.routes(server, ctx);
    },
  });
  const undeclared = undeclaredErrors(app);
  await app.ready();
  afterAll(async () => {
    await app.close();
    await engines?.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
    expect([...undeclared], 'errors that the contract does not declare').toEqual([]);
  });

  const received = new Map<string, LiveEvent[]>();
  return {
    ctx,
    app,
    clock,
    db: database.db,
    database,
    settlePayment: payments.settle,
    payments,
    /** Adds a member with account, wallet and state; from now on their live events are recorded. */
    member: async (overrides?: MemberOverrides) => {
      const member = await addMember(ctx, overrides);
      const events: LiveEvent[] = [];
      received.set(member.id, events);
      await ctx.live.listen(member.id, event => events.push(event)).ready;
      return member;
    },
    /** Live events sent to a member so far. */
    events: (member: { id: string }): LiveEvent[] => received.get(member.id) ?? [],
    /** A client in this process, logged in as the member; without a member, a visitor's. */
    client: async (member?: { id: string }) => {
      const token = member && (await ctx.transaction(tx => openSession(ctx, tx, member.id, 'test')));
      return testClient(app, token === undefined ? {} : { [SESSION_COOKIE]: token }, settle);
    },
    /** Mails so far, oldest first. */
    mails: (to?: string) => {
      const all = database.db.selectFrom('outbox_mail').selectAll().orderBy('created_at').orderBy('id');
      return (to === undefined ? all : all.where('to_address', '=', to)).execute();
    },
    /** Runs the jobs that are due by the test's clock; returns their number. */
    runJobs: async () => {
      const count = await manual.run(ctx);
      await settle();
      return count;
    },
    /** Waits until live events have arrived. */
    settle,
    waitingJobs: manual.waiting,
  };
}
