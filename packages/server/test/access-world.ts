import { unsubscribeToken } from '../src/notifications/unsubscribe-token.ts';
import type { Ids } from './access-requests.ts';
import { appCode } from './app-codes.ts';
import { secretIn } from './mailed.ts';
import type { MemberWish } from './members.ts';
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
 * Two sites of different pools, members of every kind, and Anna, who has one record of every kind. `free` and `premium` name records of their
 * own; all others name Anna's: a stranger, a member whom she blocked after a conversation, a member of the other
 * site, and Anna herself at the other site with her session cookie of this one.
 */
export async function accessWorld() {
  const server = await createTestServer({
    parts: { sites: sitesWith({ elsewhere: { pool: 'elsewhere' } }) },
  });
  const { ctx } = server;
  const password_hash = await ctx.passwords.hash(password);
  const somebody = async (name: string, wish: MemberWish = {}) => {
    const email = `${name.toLowerCase()}@example.com`;
    const member = await addWriter(server, { name, email, password_hash, credits: 40, ...wish });
    return { ...member, email };
  };
  const carla = await somebody('Carla');
  const bruno = await somebody('Bruno');
  const nico = await somebody('Nico', { pool: 'elsewhere', site_id: 'elsewhere' });
  const people = { partner: bruno, about: carla };
  const anna = await somebody('Annarosa', { about_me: 'The life of Annarosa' });
  const felix = await somebody('Felix');
  const petra = await somebody('Petra');
  const bernd = await somebody('Bernd');
  const otto = await somebody('Otto', { paid_user: true });
  const nora = await somebody('Nora', { pool: 'elsewhere', site_id: 'elsewhere', paid_user: true });

  /** Starts the second factor of a member, and confirms it if `on`; returns the app's secret. */
  const appOf = async ({ call }: typeof anna, on: boolean): Promise<string> => {
    const { body } = await call('POST', '/api/second-factor.php', { password });
    if (on) await call('PUT', '/api/second-factor.php', { code: codeNow(body.secret) });
    return body.secret;
  };
  const codeNow = (secret: string) => appCode(secret, server.clock.now().getTime());
  const apps = {
    anna: await appOf(anna, true),
    felix: await appOf(felix, false),
    petra: await appOf(petra, true),
  };
  const { body: shared } = await anna.send(bernd, 'what Annarosa once wrote');
  await bernd.send(anna, 'Ciao Annarosa');
  await bernd.call('POST', '/api/like.php', { profile: anna.id });
  for (const one of [felix, petra]) await bruno.call('POST', '/api/like.php', { profile: one.id });
  const things = {
    anna: await createOwnedRecords(server, anna, { ...people, number: 1, paid: true }),
    felix: await createOwnedRecords(server, felix, { ...people, number: 2, paid: false }),
    petra: await createOwnedRecords(server, petra, { ...people, number: 3, paid: true }),
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
    const moira = await somebody('Moira');
    await moira.call('POST', '/api/mail-change.php', { email: 'moira.new@example.com', password });
    const token = secretIn((await server.mails('moira.new@example.com'))[0]);
    await visitor('PUT', '/api/mail-change.php', { token });
    const dora = await somebody('Dora', { credits: 0 });
    await dora.call('DELETE', '/api/account.php', { password, reason: 'pause' });
    await server.runJobs();
    const lastOf = async (kind: string, email: string) =>
      (await server.mails(email)).findLast(mail => mail.kind === kind);
    return {
      activation,
      reset: secretIn(await lastOf('reset', anna.email)),
      mailChange: secretIn(await lastOf('mail-change', 'anna.new@example.com')),
      mailUndo: secretIn(await lastOf('mail-changed', moira.email), 'undo'),
      restore: secretIn(await lastOf('deletion', dora.email)),
      unsubscribe: await unsubscribeToken(ctx, { memberId: anna.id, kind: 'like' }),
    };
  }

  const withBernd: OwnedRecords = {
    ...things.anna,
    conversation: shared.conversation.id,
    message: shared.message.id,
  };
  const at = (
    caller: { id: string; call: { cookies: Record<string, string> } } | null,
    of: OwnedRecords,
    { host = 'localhost', stranger = carla.id, app = apps.anna } = {},
  ): Caller => ({
    id: caller?.id ?? null,
    cookies: { ...caller?.call.cookies },
    host,
    ids: { of, links, stranger, upload, code: codeNow(app) },
  });
  const there = { host: 'elsewhere.test', stranger: nico.id };
  const callers: Record<Column, Caller> = {
    visitor: at(null, things.anna),
    free: at(felix, { ...things.felix, profile: bruno.id }, { app: apps.felix }),
    premium: at(petra, { ...things.petra, profile: bruno.id }, { app: apps.petra }),
    other: at(otto, things.anna),
    blocked: at(bernd, withBernd),
    neighbour: at(nora, things.anna, there),
    elsewhere: at(anna, things.anna, there),
  };
  const annas = {
    /** Texts that no response to another caller may contain. */
    secrets: [
      ...things.anna.secrets,
      ...[apps.anna, storageKey, ...Object.values(links), 'what Annarosa once wrote'],
    ],
    /** Texts that a refusal may not contain. */
    traits: ['Annarosa', 'The life of Annarosa'],
  };
  return { server, callers, annas };
}
