import type { Db } from '@velluto/server';

/** Most entries of a list. */
const shown = 100;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The newest mails, at most 100, to one address or to all. */
export function recentMails(db: Db, to: string | undefined) {
  const all = db
    .selectFrom('outbox_mail')
    .select(['id', 'site_id', 'kind', 'to_address', 'subject', 'text', 'created_at', 'sent_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shown);
  return (to === undefined ? all : all.where('to_address', '=', to)).execute();
}

/** The newest text messages, at most 100, to one number or all. */
export function recentSms(db: Db, to: string | undefined) {
  const all = db
    .selectFrom('outbox_sms')
    .select(['id', 'kind', 'to_number', 'text', 'created_at', 'sent_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shown);
  return (to === undefined ? all : all.where('to_number', '=', to)).execute();
}

/** One mail with its whole content; undefined when there is none with this id. */
export async function mailById(db: Db, id: string) {
  if (!uuid.test(id)) return undefined;
  return db.selectFrom('outbox_mail').selectAll().where('id', '=', id).executeTakeFirst();
}

export type ListedSms = Awaited<ReturnType<typeof recentSms>>[number];
export type ListedMail = Awaited<ReturnType<typeof recentMails>>[number];
export type StoredMail = NonNullable<Awaited<ReturnType<typeof mailById>>>;
