import { resolve } from 'node:path';
import { loadSites } from '../../../packages/server/src/areas/sites/load-sites.ts';
import { createContext } from '../../../packages/server/src/boot/create-context.ts';
import type { Context } from '../../../packages/server/src/context/context.ts';
import { memoryBus } from '../../../packages/server/src/infrastructure/bus/memory-bus.ts';
import { readConfig } from '../../../packages/server/src/infrastructure/config/config.ts';
import { createLog } from '../../../packages/server/src/infrastructure/log.ts';
import { paymentsBy } from '../../../packages/server/src/infrastructure/payments/payments.ts';
import {
  type DatabaseHandle,
  openDatabase,
} from '../../../packages/server/src/infrastructure/postgres/database.ts';
import { prepareDatabase } from '../../../packages/server/src/infrastructure/postgres/prepare.ts';
import { fakePayments } from '../../../packages/server/test/fake-payments.ts';
import { atEnd } from '../../support/at-end.ts';
import { startOwnPostgres } from './own-postgres.ts';

/** A server's context on a PostgreSQL of its own, for what is measured without HTTP; both are gone at the end of the measurement. */
export async function openOwnContext(): Promise<{ ctx: Context; database: DatabaseHandle }> {
  const postgres = await startOwnPostgres();
  const database = openDatabase(postgres.connection, () => {});
  atEnd(database.close);
  await prepareDatabase(database);
  const sitesDir = resolve(import.meta.dirname, '../../../sites');
  const ctx = createContext({
    config: { ...readConfig({}), dataDir: postgres.directory, sitesDir },
    log: createLog('silent'),
    database,
    sites: loadSites(sitesDir),
    bus: memoryBus(),
    payments: paymentsBy([fakePayments().provider], null),
  });
  return { ctx, database };
}
