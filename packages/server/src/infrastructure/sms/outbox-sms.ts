import { SMS_KEPT_DAYS } from '@velluto/rules';
import type { Kysely } from 'kysely';
import type { Clock } from '../../domain/clock.ts';
import type { Ids } from '../../domain/ids.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Database } from '../postgres/schema.ts';
import type { Db } from '../postgres/transaction.ts';
import type { SmsTransport } from './http-sms.ts';
import type { SmsSender } from './sms.ts';

/** Dependencies of the outbox. */
interface Parts {
  db: Kysely<Database>;
  clock: Clock;
  ids: Ids;
  jobs: Jobs;
  /** Sends messages; null leaves them in the outbox. */
  transport: SmsTransport | null;
}

/** Stores every text message in the database; a job sends it by the provider, if there is one. */
export function outboxSms({ db, clock, ids, jobs, transport }: Parts): SmsSender {
  return {
    send: async (tx, { to, text, kind, dedupeKey, expires, replaces }) => {
      const id = ids.uuid();
      if (replaces !== undefined) {
        await tx.db
          .updateTable('outbox_sms')
          .set({ expires_at: clock.now() })
          .where('dedupe_key', '=', replaces)
          .execute();
      }
      const added = await tx.db
        .insertInto('outbox_sms')
        .values({
          id,
          kind,
          text,
          to_number: to,
          dedupe_key: dedupeKey,
          created_at: clock.now(),
          expires_at: expires,
          sent_at: null,
        })
        .onConflict(conflict => conflict.column('dedupe_key').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (added && transport) await jobs.enqueue(tx, 'sms.deliver', { id });
    },

    deliver: async id => {
      const sms = await db.selectFrom('outbox_sms').selectAll().where('id', '=', id).executeTakeFirst();
      if (!sms || sms.sent_at || !transport) return;
      if (sms.expires_at && sms.expires_at <= clock.now()) return;
      await transport.send({ id, to: sms.to_number, text: sms.text });
      // erases the text, since codes must not be kept once they were sent
      await db
        .updateTable('outbox_sms')
        .set({ sent_at: clock.now(), text: '' })
        .where('id', '=', id)
        .execute();
    },
  };
}

/** Deletes text messages once their time is over. */
export async function cleanUpSms(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - SMS_KEPT_DAYS * 86_400_000);
  await db.deleteFrom('outbox_sms').where('created_at', '<=', before).execute();
}
