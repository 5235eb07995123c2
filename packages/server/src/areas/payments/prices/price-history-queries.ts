import type { Insertable, Selectable } from 'kysely';
import type { PackagePriceTable } from '../../../infrastructure/postgres/tables/payments/payments.ts';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';

/** A price of a package and since when it holds. */
export type PriceRow = Selectable<PackagePriceTable>;

/** All prices that a site's packages have had, the oldest first. */
export async function selectPrices(db: Db, siteId: string): Promise<PriceRow[]> {
  return db.selectFrom('package_price').selectAll().where('site_id', '=', siteId).orderBy('since').execute();
}

/** The last price of each package of a site in each currency. */
export async function selectLastPrices(db: Db, siteId: string): Promise<PriceRow[]> {
  return db
    .selectFrom('package_price')
    .distinctOn(['currency', 'package_id'])
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('currency')
    .orderBy('package_id')
    .orderBy('since', 'desc')
    .execute();
}

/** Adds prices; one that another process has just added stays. */
export async function insertPrices(db: Db, rows: Insertable<PackagePriceTable>[]): Promise<void> {
  await db
    .insertInto('package_price')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute();
}
