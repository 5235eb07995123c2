import { type Kysely, sql } from 'kysely';

/**
 * Former names of renumbered migrations with their current names; null for those that only made
 * functions, which are in `sql/functions` today. No version was released with the old names: once every database that was
 * used in development has been started again, this file can go.
 */
export const renamed: Record<string, string | null> = {
  '0006-notices-of-messages': null,
  '0008-trust': '0008-blocks-and-invisible-mode',
  '0008b-complaints': '0009-complaints',
  '0009-discover': '0010-discover',
  '0009-looking-for': '0011-looking-for',
  '0010-chat': '0012-message-kinds',
  '0011-money-complete': '0013-refunds-limits-receipts',
  '0012-direct-debit': '0014-direct-debit',
  '0014-session-version': '0015-session-version',
  '0016-search-order': '0016-search-indexes',
  '0016-spending-pause': '0017-spending-pause',
  '0017-one-pause': null,
  '0017-sought-in-order': '0018-search-indexes-looking-for',
  '0018-second-factor': '0019-second-factor',
  '0019-member-tally': '0020-member-tally',
  '0020-tally-in-index': '0021-member-tally-index',
  '0021-first-message-told': null,
  '0022-uses-stay': '0022-keep-discount-uses',
  '0023-invisible-told': '0023-invisible-mode-version',
  '0024-push-of-sessions': '0024-push-session',
  '0026-debit-promises': '0025-debit-notice-days',
  '0028-appealed-stand-alone': '0026-appealed-complaints',
  '0029-names-seen': '0027-invisible-characters',
  '0030-paid-back': '0028-refunded-messages-index',
  '0031-login-codes': '0029-login-codes',
  '0032-storage-keys': '0030-storage-keys',
  '0033-appeals-of-both': '0031-appeal-rounds',
};

/** Renames the applied migrations of a database to their current names. */
export async function renameRecorded<Database>(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ known: boolean }>`
    select to_regclass('kysely_migration') is not null as known`.execute(db);
  if (!rows[0]?.known) return;
  const [olds, news] = [Object.keys(renamed), Object.values(renamed)];
  await sql`
    with names as (select * from unnest(${olds}::text[], ${news}::text[]) as name (old, new)),
      gone as (delete from kysely_migration using names where name = old and new is null)
    update kysely_migration set name = new from names where name = old and new is not null`.execute(db);
}
