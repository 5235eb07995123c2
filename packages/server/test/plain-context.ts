import { createContext } from '../src/boot/create-context.ts';
import type { Context } from '../src/context/context.ts';
import { systemClock } from '../src/domain/clock.ts';
import { memoryBus } from '../src/infrastructure/bus/memory-bus.ts';
import { readConfig } from '../src/infrastructure/config/config.ts';
import { createLog } from '../src/infrastructure/log.ts';
import { paymentsBy } from '../src/infrastructure/payments/payments.ts';
import type { DatabaseHandle } from '../src/infrastructure/postgres/database.ts';
import { fakePayments } from './fake-payments.ts';
import { manualJobs } from './fakes.ts';
import { testSites } from './sites.ts';

/** A context on a database with the system's clock and random ids, to prepare data for other processes. */
export function plainContext(database: DatabaseHandle, dataDir: string): Context {
  return createContext({
    config: readConfig({ DATA_DIR: dataDir }),
    log: createLog('silent'),
    sites: testSites(),
    bus: memoryBus(),
    payments: paymentsBy([fakePayments().provider], null),
    jobs: manualJobs(systemClock).jobs,
    database,
  });
}
