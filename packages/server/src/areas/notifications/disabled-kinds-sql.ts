import { sql } from 'kysely';
import { advertisingKinds, type NotificationKind } from '../../domain/notification-kinds.ts';

/**
 * SQL: the kinds that are off for an `account`: those that the member switched off, and those that advertise and were not
 * asked for. The one place that decides what a member gets.
 */
export const disabledKinds = sql<NotificationKind[]>`(account.notifications_disabled || array(
  select advertising from unnest(${sql.val(advertisingKinds)}::text[]) as advertising
  where advertising <> all (array(select kind from advertising_consent
    where advertising_consent.member_id = account.member_id and advertising_consent.withdrawn_at is null))))`;
