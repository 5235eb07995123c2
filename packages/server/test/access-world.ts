import { unsubscribeToken } from '../src/areas/notifications/unsubscribe-token.ts';
import type { Ids } from './access-requests.ts';
import { appCode } from './app-codes.ts';
import { buy } from './buy.ts';
import { secretIn } from './mailed.ts';
import type { MemberOverrides } from './members.ts';
import { createOwnedRecords, type OwnedRecords } from './owned-records.ts';
import { createTestServer } from './server.ts';
import { linkIn, signUpAs } from './signup.ts';
import { sitesWith } from './sites.ts';
import { multipart, picture } from './upload.ts';
import { addWriter } from './writers.ts';

/** The password of all members. */
export const password = 'una lunga passeggiata';

/** A caller, the host they call, and the ids that their calls name. */
export interface Caller {
  /** Null for a visitor. */
  id: string | null;
  cookies: Record<string, string>;
  host: string;
  ids: Ids;
}

/** The callers; the last two call the host of a site of another pool. */
export const columns = ['visitor', 'free', 'premium', 'other', 'blocked', 'neighbour', 'elsewhere'] as const;
export type Column = (typeof columns)[number];

/**
 * Two sites of different pools, members of every kind, and Anna, who has one record of every kind. The calls of `free`
 * and `premium` name their own records. The calls of all others name Anna's records: those of a visitor, of a member
 * whom she does not know, of a member whom she blocked after a conversation, of a member of the other site, and of Anna
 * herself at the other site with her session cookie of this site.
 */
export async function accessWorld() {
  const server = await createTestServer({
    parts: { sites: sitesWith({ elsewhere: { pool: 'elsewhere' } }) },
  });
  const { ctx } = server;
  const password_hash = await ctx.passwords.hash(password);
  const addNamedMember = async (name: string, overrides: MemberOverrides = {}) => {
    const email = `${name.toLowerCase()}@example.com`;
    const member = await addWriter(server, { name, email, password_hash, credits: 40, ...overrides });
    return { ...member, email };
  };
  const carla = await addNamedMember('Carla');
  const bruno = await addNamedMember('Bruno');
  const nico = await addNamedMember('Nico', { pool: 'elsewhere', site_id: 'elsewhere' });
  const contacts = { partner: bruno, about: carla };
  const anna = await addNamedMember('Annarosa', { about_me: 'The life of Annarosa' });
  const felix = await addNamedMember('Felix');
  const petra = await addNamedMember('Petra');
  const bernd = await addNamedMember('Bernd');
  const otto = await addNamedMember('Otto', { paid_user: true });
  const nora = await addNamedMember('Nora', { pool: 'elsewhere', site_id: 'elsewhere', paid_user: true });

  /** Starts the second factor of a member, and confirms it if `confirmed`; returns the authenticator app's secret. */
  const startSecondFactor = async ({ call }: typeof anna, confirmed: boolean): Promise<string> => {
    const { body } = await call('POST', '/api/second-factor.php', { password });
    if (confirmed) await call('PUT', '/api/second-factor.php', { code: codeNow(body.secret) });
    return body.secret;
  };
  const codeNow = (secret: string) => appCode(secret, server.clock.now().getTime());
  const apps = {
    anna: await startSecondFactor(anna, true),
    felix: await startSecondFactor(felix, false),
    petra: await startSecondFactor(petra, true),
  };
  const { body: toBernd } = await anna.send(bernd, 'what Annarosa once wrote');
  await bernd.send(anna, 'Ciao Annarosa');
  await bernd.call('POST', '/api/like.php', { profile: anna.id });
  for (const liked of [felix, petra]) await bruno.call('POST', '/api/like.php', { profile: liked.id });
  const ownedRecords = {
    anna: await createOwnedRecords(server, anna, { ...contacts, number: 1, paid: true }),
    felix: await createOwnedRecords(server, felix, { ...contacts, number: 2, paid: false }),
    petra: await createOwnedRecords(server, petra, { ...contacts, number: 3, paid: true }),
  };
  await anna.call('POST', '/api/block.php', { profile: bernd.id });
  const links = await mailedLinks();
  // the first calls generate the server's keys, so that later ones change nothing
  await bruno.call('GET', '/api/settings.php');
  await (await server.client())('POST', '/api/storage-key.php');
  const { key: storageKey } = (await anna.call('POST', '/api/storage-key.php')).body;
  const upload = multipart(await picture());
  server.clock.advance({ seconds: 61 });

  async function mailedLinks() {
    const visitor = await server.client();
    await signUpAs(visitor, {});
    const activation = linkIn((await server.mails('nina@example.com'))[0]).split('token=')[1] ?? '';
    await visitor('POST', '/api/reset-password.php', { email: anna.email });
    await anna.call('POST', '/api/mail-change.php', { email: 'anna.new@example.com', password });
    const moira = await addNamedMember('Moira');
    await moira.call('POST', '/api/mail-change.php', { email: 'moira.new@example.com', password });
    const token = secretIn((await server.mails('moira.new@example.com'))[0]);
    await visitor('PUT', '/api/mail-change.php', { token });
    const dora = await addNamedMember('Dora', { credits: 0 });
    await dora.call('DELETE', '/api/account.php', { password, reason: 'pause' });
    await server.runJobs();
    const irma = await addNamedMember('Irma', { credits: 0 });
    const payment = await buy(server, irma.call);
    const declared = { step: 'confirm', payment, email: irma.email, name: 'Irma' };
    await (await server.client())('POST', '/api/withdrawal.php', declared);
    const lastOf = async (kind: string, email: string) =>
      (await server.mails(email)).findLast(mail => mail.kind === kind);
    return {
      activation,
      reset: secretIn(await lastOf('reset', anna.email)),
      mailChange: secretIn(await lastOf('mail-change', 'anna.new@example.com')),
      declaration: secretIn(await lastOf('declaration', irma.email), 'confirm'),
      mailUndo: secretIn(await lastOf('mail-changed', moira.email), 'undo'),
      restore: secretIn(await lastOf('deletion', dora.email)),
      unsubscribe: await unsubscribeToken(ctx, { memberId: anna.id, kind: 'like' }),
    };
  }

  const withBernd: OwnedRecords = {
    ...ownedRecords.anna,
    conversation: toBernd.conversation.id,
    message: toBernd.message.id,
  };
  const callerWith = (
    caller: { id: string; call: { cookies: Record<string, string> } } | null,
    records: OwnedRecords,
    { host = 'localhost', stranger = carla.id, app = apps.anna } = {},
  ): Caller => ({
    id: caller?.id ?? null,
    cookies: { ...caller?.call.cookies },
    host,
    ids: { records, links, stranger, upload, code: codeNow(app) },
  });
  const atOtherSite = { host: 'elsewhere.test', stranger: nico.id };
  const callers: Record<Column, Caller> = {
    visitor: callerWith(null, ownedRecords.anna),
    free: callerWith(felix, { ...ownedRecords.felix, profile: bruno.id }, { app: apps.felix }),
    premium: callerWith(petra, { ...ownedRecords.petra, profile: bruno.id }, { app: apps.petra }),
    other: callerWith(otto, ownedRecords.anna),
    blocked: callerWith(bernd, withBernd),
    neighbour: callerWith(nora, ownedRecords.anna, atOtherSite),
    elsewhere: callerWith(anna, ownedRecords.anna, atOtherSite),
  };
  const annasTexts = {
    /** Texts that no response to another caller may contain. */
    secrets: [
      ...ownedRecords.anna.secrets,
      ...[apps.anna, storageKey, ...Object.values(links), 'what Annarosa once wrote'],
    ],
    /** Texts that a refusal may not contain. */
    traits: ['Annarosa', 'The life of Annarosa'],
  };
  return { server, callers, annasTexts };
}
