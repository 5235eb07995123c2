import type { Kysely } from 'kysely';
import { mayLeave } from '../../mail/may-leave.ts';
import type { Sites } from '../../sites/sites.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { Ids } from '../ids.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Mailer } from './mail.ts';
import type { MailTransport } from './transport.ts';

/** Dependencies of the outbox. */
interface Parts {
  db: Kysely<Database>;
  clock: Clock;
  ids: Ids;
  sites: Sites;
  jobs: Jobs;
  /** Sends mails; null leaves them in the outbox. */
  transport: MailTransport | null;
  /** Whether the content of a mail is erased once it was sent, since its links give access to accounts. */
  erase: boolean;
}

/** Stores every mail that may leave in the database; a job sends it by the mail server, if there is one. */
export function outboxMailer({ db, clock, ids, sites, jobs, transport, erase }: Parts): Mailer {
  return {
    send: async (tx, mail) => {
      const { pool, mail_from } = sites.byId(mail.siteId);
      if (!(await mayLeave(tx.db, { pool, kind: mail.kind, to: mail.to }))) return;
      const id = ids.uuid();
      const added = await tx.db
        .insertInto('outbox_mail')
        .values({
          id,
          site_id: mail.siteId,
          kind: mail.kind,
          to_address: mail.to,
          from_address: mail_from,
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          headers: JSON.stringify(mail.headers ?? {}),
          dedupe_key: mail.dedupeKey,
          created_at: clock.now(),
        })
        .onConflict(conflict => conflict.column('dedupe_key').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (added && transport) await jobs.enqueue(tx, 'mail.deliver', { id });
    },

    deliver: async id => {
      const mail = await db.selectFrom('outbox_mail').selectAll().where('id', '=', id).executeTakeFirst();
      if (!mail || mail.sent_at || !transport) return;
      const pool = sites.find(mail.site_id)?.pool;
      if (!(await mayLeave(db, { pool, kind: mail.kind, to: mail.to_address }))) return;
      await transport.send({
        from: mail.from_address,
        to: mail.to_address,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        headers: mail.headers,
        messageId: `<${mail.id}@${mail.from_address.replace(/.*@|>/g, '')}>`,
      });
      await db
        .updateTable('outbox_mail')
        .set({ sent_at: clock.now(), ...(erase && { html: '', text: '', headers: '{}' }) })
        .where('id', '=', id)
        .execute();
    },
  };
}
