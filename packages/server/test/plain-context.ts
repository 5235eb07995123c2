import { compose } from '../src/compose.ts';
import { readConfig } from '../src/config.ts';
import type { Context } from '../src/context.ts';
import { createLog } from '../src/log.ts';
import { memoryBus } from '../src/ports/bus/memory-bus.ts';
import { systemClock } from '../src/ports/clock.ts';
import type { DatabaseHandle } from '../src/ports/db/database.ts';
import { fakePayments } from './fake-payments.ts';
import { manualJobs } from './fakes.ts';
import { testSites } from './sites.ts';

/** A context on a database with the system's clock and random ids, to prepare data for other processes. */
export function plainContext(database: DatabaseHandle, dataDir: string): Context {
  return compose({
    config: readConfig({ DATA_DIR: dataDir }),
    log: createLog('silent'),
    sites: testSites(),
    bus: memoryBus(),
    payments: fakePayments().provider,
    jobs: manualJobs(systemClock).jobs,
    database,
  });
}
