import { order, pay } from './buy.ts';
import { judge, keyFor } from './complaints.ts';
import { testIban } from './debtors.ts';
import type { createTestServer } from './server.ts';
import { picture, upload } from './upload.ts';
import type { Writer } from './writers.ts';

type TestServer = Awaited<ReturnType<typeof createTestServer>>;

/** Ids of one record of every kind that a member owns. */
export interface OwnedRecords {
  /** Id of another member, for calls about a profile. */
  profile: string;
  conversation: string;
  /** A message that was sent to the member. */
  message: string;
  photo: string;
  otherPhoto: string;
  /** A picture that was uploaded for a message and not sent yet. */
  messagePhoto: string;
  session: string;
  /** A payment; not paid if the member has to stay a free member. */
  payment: string;
  /** A direct debit that waits for its code. */
  order: string;
  otp: string;
  mandate: string;
  reference: string;
  /** Key of the link to the complaint. */
  key: string;
  /** Token of the archive. */
  archive: string;
  endpoint: string;
  email: string;
  /** Texts and tokens that no other member may read. */
  secrets: string[];
}

const needed = <Value>(value: Value | null | undefined, description: string): Value => {
  if (value === null || value === undefined) throw new Error(`There is no ${description}.`);
  return value;
};

async function startDebits(server: TestServer, { call }: Writer, number: number) {
  const iban = testIban(number);
  const phone = `+39333${String(1_000_000 + number)}`;
  const street = `Via Segreta ${number}`;
  const form = { account_holder: `Holder ${number}`, iban, street, house_number: '14b', zip: '20121' };
  const start = async (packageId: string) => {
    const fields = { package: packageId, ...form, city: 'Milano', phone };
    const { body } = await call('POST', '/api/directdebit.php', fields);
    const texts = await server.db
      .selectFrom('outbox_sms')
      .select('text')
      .where('to_number', '=', phone)
      .orderBy('id')
      .execute();
    return {
      id: body.order.id as string,
      otp: needed(/\b\d{6}\b/.exec(texts.at(-1)?.text ?? '')?.[0], 'code'),
    };
  };
  const signedDebit = await start('premium-1');
  const { body } = await call('PUT', '/api/directdebit.php', signedDebit);
  const { id: order, otp } = await start('credits-20');
  return { order, otp, mandate: body.mandate.id as string, secrets: [iban, phone, street, otp] };
}

async function purchase(server: TestServer, { call }: Writer, paid: boolean): Promise<string> {
  const id = await order(server, call);
  if (paid) await pay(server, id);
  return id;
}

/** Gives a member one record of every kind. */
export async function createOwnedRecords(
  server: TestServer,
  member: Writer & { email: string },
  { partner, about, number, paid }: { partner: Writer; about: Writer; number: number; paid: boolean },
): Promise<OwnedRecords> {
  const { call, email } = member;
  const messageText = `the words of ${number}`;
  const { body: first } = await member.send(partner, messageText);
  const { body: reply } = await partner.send(member, `an answer to ${number}`);
  const photos = await Promise.all(['#a55', '#5a5'].map(async colour => upload(call, await picture(colour))));
  const unsentPicture = await member.upload(await picture());
  const complaintText = `the complaint of ${number}`;
  const report = { kind: 'profile', profile: about.id, reason: 'harassment', text: complaintText };
  const { reference } = (await call('POST', '/api/report.php', report)).body.complaint;
  await judge(server, 1, reference, 'rejected');
  const key = await keyFor(server, email);
  const consent = { page: '/notifications', wording: 'test' };
  await call('PUT', '/api/notifications.php', { disabled: ['weekly_updates', 'promotions'], consent });
  await call('POST', '/api/export.php');
  await server.runJobs();
  const { url } = (await call('GET', '/api/export.php')).body.export;
  const archive = needed(new URL(url, 'http://x').searchParams.get('token'), 'archive');
  const endpoint = `https://updates.push.services.mozilla.com/wpush/v2/${number}`;
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'tBHItJI5svbpez7KI4CCXg' };
  await call('POST', '/api/user.php?push=1', { subscription: { endpoint, keys } });
  const { sessions } = (await call('GET', '/api/sessions.php')).body;
  const { secrets, ...debit } = await startDebits(server, member, number);
  const payment = await purchase(server, member, paid);
  return {
    ...debit,
    profile: member.id,
    conversation: first.conversation.id,
    message: reply.message.id,
    photo: photos[0]?.body.photo.id,
    otherPhoto: photos[1]?.body.photo.id,
    messagePhoto: unsentPicture.body.photo.id,
    session: sessions[0].session,
    payment,
    reference,
    key,
    archive,
    endpoint,
    email,
    secrets: [...secrets, email, messageText, complaintText, archive, endpoint, sessions[0].session],
  };
}
