import {
  closePeriod,
  firstIdAt,
  selectLastPeriod,
} from '../../../packages/server/src/areas/wallet/ledger-periods.ts';
import { reconcileLedger } from '../../../packages/server/src/areas/wallet/ledger-reconciliation.ts';
import { openDatabase } from '../../../packages/server/src/infrastructure/postgres/database.ts';
import { atEnd, end } from '../../support/at-end.ts';
import { fill } from '../growth/fill.ts';
import { median } from '../product.ts';
import { startOwnPostgres } from './own-postgres.ts';

/**
 * Times the nightly reconciliation of the ledger: of all movements, and of those that follow the closed periods, by turns.
 *
 * `node tools/bench/server/ledger-proof.ts [members] [rounds]`: members are a multiple of 1,000.
 */
const [members = 100_000, rounds = 3] = process.argv.slice(2).map(Number);
const postgres = await startOwnPostgres();
const client = await fill(postgres, members);
const { db, close } = openDatabase(postgres.connection, () => {});
atEnd(close);

const timed = async <Result>(work: () => Promise<Result>) => {
  const begin = performance.now();
  const result = await work();
  return { seconds: (performance.now() - begin) / 1000, result };
};
const closing = await timed(() => db.transaction().execute(trx => closePeriod(trx, new Date())));
const last = await selectLastPeriod(db);
if (!last) throw new Error('Nothing was closed.');
const from = firstIdAt(last.until);
await client.query('vacuum analyze closed_wallet');

const whole: number[] = [];
const open: number[] = [];
let movements = 0;
for (let round = 0; round < rounds; round += 1) {
  const all = await timed(() => reconcileLedger(db));
  const rest = await timed(() => reconcileLedger(db, { from }));
  if (all.result.rows !== rest.result.rows) throw new Error('Not every movement was counted.');
  movements = all.result.rows;
  whole.push(all.seconds);
  open.push(rest.seconds);
  console.log(`${all.seconds.toFixed(2)} s and ${rest.seconds.toFixed(2)} s`);
}
const { rows } = await client.query<{ open: number }>(
  'select count(*)::int as open from ledger where id >= $1',
  [from],
);
console.log(
  `${members} members, ${movements} movements, ${rows[0]?.open} of them in open days: ${median(whole).toFixed(2)} s for all, ` +
    `${median(open).toFixed(2)} s for the open days (${(median(whole) / median(open)).toFixed(1)} ×); ` +
    `closing all other days once took ${closing.seconds.toFixed(2)} s.`,
);
await end();
