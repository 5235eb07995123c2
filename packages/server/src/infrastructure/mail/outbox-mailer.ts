import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../../domain/clock.ts';
import type { Ids } from '../../domain/ids.ts';
import type { Sites } from '../../domain/sites/sites.ts';
import type { Keys } from '../encryption/server-keys.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { BusinessMetrics, MailOutcome } from '../metrics/business-metrics.ts';
import type { Database } from '../postgres/schema.ts';
import type { Mailer } from './mail.ts';
import { isAskedFor, reasonNotToSend } from './reasons-not-to-send.ts';
import { answerText, MailRefused, meaningOf } from './refusal.ts';
import { mailMark, returnPathOf } from './return-path.ts';
import type { Suppressions } from './suppressions.ts';
import { domainOf, type MailTransport } from './transport.ts';

/** Dependencies of the outbox. */
interface Parts {
  db: Kysely<Database>;
  clock: Clock;
  ids: Ids;
  sites: Sites;
  jobs: Jobs;
  keys: Keys;
  suppressions: Suppressions;
  log: Logger;
  metrics: BusinessMetrics;
  /** Address for reports about mails that do not arrive; null for that of the sender. */
  returnAddress: string | null;
  /** Sends mails; null leaves them in the outbox. */
  transport: MailTransport | null;
  /** Whether the content of a mail is erased once it was sent, since its links give access to accounts. */
  erase: boolean;
}

/** For programs that answer mails: every mail of ours is written by a program (RFC 3834). */
const ofPrograms = { 'Auto-Submitted': 'auto-generated' };

/** Stores every mail that may leave in the database; a job sends it by the mail server, if there is one. */
export function outboxMailer(parts: Parts): Mailer {
  const { db, clock, ids, sites, jobs, keys, suppressions, transport, erase, returnAddress } = parts;
  const noContent = erase && { html: '', text: '', headers: '{}' };

  /** Gives a mail up; its content is deleted. Several reports may tell the same of one mail. */
  async function giveUp(id: string, outcome: MailOutcome, failure: string): Promise<void> {
    parts.log.warn({ mail: id, failure }, 'a mail will not arrive');
    const given = await db
      .updateTable('outbox_mail')
      .set({ failed_at: clock.now(), failure, ...noContent })
      .where('id', '=', id)
      .where('failed_at', 'is', null)
      .returning('site_id')
      .executeTakeFirst();
    if (given) parts.metrics.mail(given.site_id, outcome);
  }

  return {
    send: async (tx, mail) => {
      const { pool, mail_from } = sites.byId(mail.siteId);
      if (!(await isAskedFor(tx.db, { pool, kind: mail.kind, to: mail.to }))) return;
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
      if (!mail || mail.sent_at || mail.failed_at || !transport) return;
      const { kind, to_address: to, from_address: from } = mail;
      const pool = sites.find(mail.site_id)?.pool;
      const reason = await reasonNotToSend(db, suppressions, { pool, kind, to });
      if (reason) return giveUp(id, 'withheld', reason);
      const mark = await mailMark(keys, id);
      try {
        await transport.send({
          from,
          to,
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          headers: { ...ofPrograms, ...mail.headers },
          messageId: `<${mark}@${domainOf(from)}>`,
          ...(returnAddress && { returnPath: returnPathOf(returnAddress, mark) }),
        });
      } catch (error) {
        const meaning = error instanceof MailRefused ? meaningOf(error.answer) : 'retry';
        if (!(error instanceof MailRefused) || meaning === 'retry') throw error;
        await giveUp(id, 'refused', answerText(error.answer));
        if (meaning === 'address') await suppressions.add(to, 'bounced', answerText(error.answer));
        return;
      }
      await db
        .updateTable('outbox_mail')
        .set({ sent_at: clock.now(), ...noContent })
        .where('id', '=', id)
        .execute();
      parts.metrics.mail(mail.site_id, 'sent');
    },

    recordReport: async (id, { kind, status }) => {
      const mail = await db
        .selectFrom('outbox_mail')
        .select('to_address as to')
        .where('id', '=', id)
        .executeTakeFirst();
      // an unwanted mail did arrive
      if (mail && kind !== 'complaint') await giveUp(id, 'refused', `reported ${status}`.trim());
      return mail;
    },
  };
}
