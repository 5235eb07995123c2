import type { Insertable } from 'kysely';
import type { AdvertisingKind } from '../../domain/notification-kinds.ts';
import type { AdvertisingConsentTable } from '../../infrastructure/postgres/tables/notifications.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';

/** Stores consents; a kind whose consent holds keeps it, with its first proof. */
export async function insertConsents(db: Db, consents: Insertable<AdvertisingConsentTable>[]): Promise<void> {
  if (consents.length === 0) return;
  await db
    .insertInto('advertising_consent')
    .values(consents)
    .onConflict(conflict =>
      conflict.columns(['member_id', 'kind']).where('withdrawn_at', 'is', null).doNothing(),
    )
    .execute();
}

/** Ends the consents of a member to these kinds. */
export async function withdrawConsents(
  db: Db,
  memberId: string,
  { kinds, at, by }: { kinds: readonly AdvertisingKind[]; at: Date; by: 'settings' | 'mail' },
): Promise<void> {
  if (kinds.length === 0) return;
  await db
    .updateTable('advertising_consent')
    .set({ withdrawn_at: at, withdrawn_by: by })
    .where('member_id', '=', memberId)
    .where('kind', 'in', kinds)
    .where('withdrawn_at', 'is', null)
    .execute();
}
