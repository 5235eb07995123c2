import { sql } from 'kysely';

/** Query of the keys of every address that is or was a member's. One that was never confirmed may be a stranger's. */
export const addressKeysOf = (memberId: string) => sql<{ key: string }>`
  select email_key as key from account where member_id = ${memberId}
  union select old_email_key from mail_change where member_id = ${memberId}
  union select lower(new_email) from mail_change where member_id = ${memberId} and confirmed_at is not null`;
