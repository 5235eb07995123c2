import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/server.ts';
import { linkIn, signUpAs, signupForm } from '../../../test/signup.ts';
import { sitesWith } from '../../../test/sites.ts';
import { confirmAccount } from './activation.ts';

const server = await createTestServer({
  parts: {
    sites: sitesWith({
      elsewhere: { pool: 'elsewhere' },
      brief: { message_length: { min: 3, max: 20 } },
    }),
  },
});
const visitor = await server.client();
let memberCount = 0;

/** Signs up a new member; returns the client, the id, and the activation link of the mail. */
async function signUpNew(overrides: Record<string, unknown> = {}) {
  memberCount += 1;
  const email = `new${memberCount}@example.com`;
  const call = await server.client();
  const id = await signUpAs(call, { email, name: `New ${memberCount}`, ...overrides });
  const [mail] = await server.mails(email);
  return { id, email, call, mail, link: linkIn(mail) };
}
/** Opens a mailed link, and sends the form of the page that it leads to; returns where that leads. */
const openLink = async (link: string, host = 'localhost') =>
  (await visitor('POST', link, undefined, { host })).headers.location;
const statusOf = async (member: { call: Awaited<ReturnType<typeof server.client>> }) =>
  (await member.call('GET', '/api/user.php')).body.user.status;
const send = (call: Awaited<ReturnType<typeof server.client>>, profile: string, text: string, key: number) =>
  call(
    'POST',
    '/api/message.php',
    { profile, text },
    {
      headers: { 'idempotency-key': `00000000-0000-4000-8000-${String(key).padStart(12, '0')}` },
    },
  );

describe('the activation mail', () => {
  test('is in the language of the account, names the site, and links to the host of the sign-up', async () => {
    const { mail } = await signUpNew({ name: 'Chiara' });
    expect(mail).toMatchObject({
      kind: 'activation',
      site_id: 'velluto',
      from_address: 'Velluto <ciao@velluto.example>',
      text: expect.stringContaining('Chiara'),
      html: expect.stringMatching(/<html[^>]* lang="it"/),
    });
    expect(mail?.subject).toContain('Conferma');
    expect(mail?.text).toMatch(/http:\/\/localhost\/api\/activate\.php\?token=[\w-]{43}(\s|\]|$)/);
  });

  test.each([
    ['de', /best(ä|a)tig/i],
    ['en', /confirm/i],
  ])('speaks %s', async (language, subject) => {
    const { mail } = await signUpNew({ language });
    expect(mail?.subject).toMatch(subject);
    expect(mail?.html).toContain(`lang="${language}"`);
  });

  test('leads on to what was chosen before, however often it is opened, and by a later mail too', async () => {
    const next = '/credits/credits-50?country=IT&code=A%26B';
    const nina = await signUpNew({ next });
    server.clock.advance({ ms: 61_000 });
    await nina.call('POST', '/api/activation-mail.php');
    const nextLink = linkIn((await server.mails(nina.email)).at(-1));
    expect(nextLink).not.toBe(nina.link);
    for (const link of [nina.link, nina.link, nextLink]) {
      expect(await openLink(link)).toBe(`/activate/done?next=${encodeURIComponent(next)}`);
    }
    for (const foreign of ['//evil.example', '/\\evil.example', '/%5Cevil.example', '/api/logout.php']) {
      const form = signupForm({ email: 'mallory@example.com', name: 'Mallory', next: foreign });
      const { status, body } = await (await server.client())('POST', '/api/signup.php', form);
      expect([status, body.details], foreign).toEqual([400, [{ field: 'next', code: 'not_allowed' }]]);
    }
  });

  test('of another site names that site', async () => {
    const call = await server.client();
    const form = {
      email: 'ole@example.com',
      name: 'Ole',
      language: 'de',
      country: 'DE',
      region: 'DE-HH',
      terms_version: '2026-05-15T00:00:00.000Z',
    };
    await call('POST', '/api/signup.php', signupForm(form), {
      host: 'nordlys.localhost:4100',
    });
    const [mail] = await server.mails('ole@example.com');
    expect(mail).toMatchObject({ site_id: 'nordlys', from_address: 'Nordlys <hello@nordlys.example>' });
    expect(mail?.text).toContain('http://nordlys.localhost:4100/api/activate.php?token=');
  });

  test('links to the public host of the site by HTTPS, whatever Host header was sent and wherever TLS ends', async () => {
    const production = await createTestServer({ config: { production: true } });
    const call = await production.client();
    const hosts = ['evil.example', 'velluto.example:8443', 'localhost:4100'];
    for (const [n, host] of hosts.entries()) {
      const form = signupForm({ email: `host${n}@example.com`, name: `Host ${n}` });
      await call('POST', '/api/signup.php', form, { host });
    }
    const mails = await production.mails();
    expect(mails).toHaveLength(hosts.length);
    for (const { html, text } of mails) {
      const [, body] = html.split('<body'); // the doctype contains a URL of another host
      expect(text).toContain('https://velluto.example/api/activate.php');
      expect(body + text).not.toMatch(/http:\/\/|evil\.example|:8443|localhost/);
    }
  });

  test('escapes the name', async () => {
    const { mail } = await signUpNew({ name: "O'Neill-Rossi" });
    expect(mail?.html).not.toContain('<script');
    expect(mail?.text).toContain("O'Neill-Rossi");
  });
});

describe('the activation link', () => {
  test('confirms nothing by being opened, as mail scanners do: it leads to the page that does', async () => {
    const nina = await signUpNew();
    for (const method of ['GET', 'HEAD'] as const) {
      const { status, headers } = await visitor(method, nina.link);
      expect([status, headers.location]).toEqual([
        303,
        expect.stringMatching(/^\/activate\/do\?token=[\w-]{43}$/),
      ]);
    }
    expect(await statusOf(nina)).toBe('not_confirmed');
    expect(await openLink(nina.link)).toBe('/activate/done');
    expect(await statusOf(nina)).toBe('active');
  });

  test('confirms the address, and the profile is then found by search', async () => {
    const nina = await signUpNew();
    expect(await statusOf(nina)).toBe('not_confirmed');
    const anna = await server.client(await server.member({ looking_for: 'both' }));
    const search = async () => {
      const { results, similar } = (await anna('GET', '/api/members.php?country=IT')).body;
      return [...results, ...similar];
    };
    const found = expect.objectContaining({ id: nina.id });
    expect(await search()).not.toContainEqual(found);
    // closing and reopening an account must not confirm it
    for (const status of ['disabled', 'active'] as const) {
      await server.db.updateTable('member').set({ status }).where('id', '=', nina.id).execute();
    }
    expect(await search()).not.toContainEqual(found);
    expect(await openLink(nina.link)).toBe('/activate/done');
    expect(await statusOf(nina)).toBe('active');
    expect(await search()).toContainEqual(found);
  });

  test('can be opened twice, also concurrently, and confirms once', async () => {
    const reader = await server.member();
    const nina = await signUpNew({ signup_member: reader.id, signup_message: 'Ciao!' });
    const locations = await Promise.all([openLink(nina.link), openLink(nina.link)]);
    expect(locations).toEqual(['/activate/done', '/activate/done']);
    server.clock.advance({ days: 1 });
    expect(await openLink(nina.link)).toBe('/activate/done');
    const chats = (await (await server.client(reader))('GET', '/api/chats.php')).body;
    expect(chats.num_unread_messages).toBe(1);
  });

  test('works until the last moment of 7 days', async () => {
    const [early, late] = [await signUpNew(), await signUpNew()];
    server.clock.advance({ days: 7, ms: -1 });
    expect(await openLink(early.link)).toBe('/activate/done');
    server.clock.advance({ ms: 1 });
    expect(await openLink(late.link)).toBe('/activate/error');
    expect(await statusOf(late)).toBe('not_confirmed');
  });

  test('works on every site of the pool, not on other sites, and not with an invented token', async () => {
    const [nina, olga] = [await signUpNew(), await signUpNew()];
    expect(await openLink(nina.link, 'elsewhere.test')).toBe('/activate/error');
    expect(await statusOf(nina)).toBe('not_confirmed');
    expect(await openLink(olga.link, 'nordlys.localhost')).toBe('/activate/done');
    expect(await openLink('/api/activate.php?token=made-up')).toBe('/activate/error');
  });

  test('does nothing for a deleted account', async () => {
    const nina = await signUpNew();
    await server.db.updateTable('member').set({ status: 'disabled' }).where('id', '=', nina.id).execute();
    expect(await openLink(nina.link)).toBe('/activate/error');
  });

  test('is stored as a hash only', async () => {
    const { link } = await signUpNew();
    const token = link.split('=')[1] ?? '';
    const rows = await server.db.selectFrom('activation_token').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('what was held', () => {
  test('is delivered at the confirmation: the first message free of charge, then the others, then likes', async () => {
    const [host, other] = [await server.member(), await server.member()];
    const nina = await signUpNew({ signup_member: host.id.toUpperCase(), signup_message: 'Bella foto!' });
    await send(nina.call, other.id, 'Come stai?', 1);
    await nina.call('POST', '/api/like.php', { profile: other.id });
    expect([server.events(host), server.events(other)]).toEqual([[], []]);
    expect((await nina.call('GET', '/api/user.php')).body.user.credits).toBe(2);

    await openLink(nina.link);
    expect(server.events(host)).toMatchObject([
      { event: 'message', data: { profile: nina.id, message: { text: 'Bella foto!', mine: false } } },
    ]);
    expect(server.events(other)).toMatchObject([
      { event: 'message', data: { message: { text: 'Come stai?' } } },
      { event: 'like', data: { profile: nina.id, origin: 'member' } },
    ]);
    expect((await nina.call('GET', '/api/user.php')).body.user.credits).toBe(2);
  });

  test('stays held when the sender deletes the account at the same moment', async () => {
    const other = await server.member();
    const nina = await signUpNew();
    await send(nina.call, other.id, 'Come stai?', 9);
    await nina.call('POST', '/api/like.php', { profile: other.id });
    await server.db.updateTable('member').set({ status: 'deleted' }).where('id', '=', nina.id).execute();
    const account = { id: nina.id, email: 'nina@example.com', signup_message: null, signup_member: null };
    const site = server.ctx.sites.byId('velluto');
    const confirmed = server.ctx.transaction(tx => confirmAccount(server.ctx, tx, site, account));
    expect(await confirmed).toBe(false);
    expect(server.events(other)).toEqual([]);
    expect((await (await server.client(other))('GET', '/api/user.php')).body).toMatchObject({
      num_unread_messages: 0,
      num_new: 0,
    });
  });

  test('begins with the first message, also to the same person', async () => {
    const host = await server.member();
    const nina = await signUpNew({ signup_member: host.id, signup_message: 'Primo' });
    await send(nina.call, host.id, 'Secondo', 2);
    await openLink(nina.link);
    const chat = await (await server.client(host))('GET', `/api/chat.php?profile=${nina.id}`);
    expect(chat.body.messages.map((message: { text: string }) => message.text)).toEqual(['Primo', 'Secondo']);
  });

  test('is not delivered once its text was withdrawn, and "about me" is left unchanged', async () => {
    const host = await server.member();
    const nina = await signUpNew({ signup_member: host.id, signup_message: 'Primo' });
    await nina.call('PUT', '/api/profile.php', { about_me: 'Amo i gatti.' });
    await nina.call('PUT', '/api/profile.php', { signup_message: '' });
    await openLink(nina.link);
    expect((await (await server.client(host))('GET', '/api/chats.php')).body.chats).toEqual([]);
    await nina.call('PUT', '/api/profile.php', { signup_message: '' });
    expect((await nina.call('GET', '/api/profile.php')).body.profile.about_me).toBe('Amo i gatti.');
  });

  test('is refused at once when it is no message of the site, not lost at the confirmation', async () => {
    const host = await server.member();
    const at = { host: 'brief.test' };
    const refused = (text: string, code: string) => ({
      text,
      status: 400,
      body: { code: 'invalid_request', details: [{ field: 'signup_message', code }] },
    });
    const call = await server.client();
    const form = signupForm({ email: 'brief@example.com', name: 'Brief', signup_member: host.id });
    const wrong = [
      refused('x'.repeat(21), 'too_long'),
      refused('ab', 'too_short'),
      refused('\u200B\u200B\u200B', 'too_short'),
    ];
    for (const { text, ...answer } of wrong) {
      expect(await call('POST', '/api/signup.php', { ...form, signup_message: text }, at)).toMatchObject(
        answer,
      );
    }
    expect((await call('POST', '/api/signup.php', form, at)).status).toBe(201);
    for (const { text, ...answer } of wrong) {
      expect(await call('PUT', '/api/profile.php', { signup_message: text }, at)).toMatchObject(answer);
    }
    expect((await call('PUT', '/api/profile.php', { signup_message: 'Ciao!' }, at)).status).toBe(200);
    await openLink(linkIn((await server.mails('brief@example.com'))[0]), 'brief.test');
    expect((await (await server.client(host))('GET', '/api/chats.php')).body.chats).toHaveLength(1);
    // once the first message is delivered, the field sets "about me", which may be longer than a message
    expect((await call('PUT', '/api/profile.php', { signup_message: 'x'.repeat(21) }, at)).status).toBe(200);
  });

  test('does not prevent the confirmation when the recipient has deleted the account', async () => {
    const host = await server.member();
    const nina = await signUpNew({ signup_member: host.id, signup_message: 'Ciao' });
    await server.db.updateTable('member').set({ status: 'deleted' }).where('id', '=', host.id).execute();
    expect(await openLink(nina.link)).toBe('/activate/done');
    expect(await statusOf(nina)).toBe('active');
  });

  test.each(['nobody', '019aa000-0000-7000-8000-ffffffffffff'])(
    'is "about me" when the sign-up began at %s',
    async signup_member => {
      const nina = await signUpNew({ signup_member, signup_message: 'Chi sono' });
      expect((await nina.call('GET', '/api/profile.php')).body.profile.about_me).toBe('Chi sono');
    },
  );
});

describe('the mail again', () => {
  const askAgain = (member: { call: Awaited<ReturnType<typeof server.client>> }) =>
    member.call('POST', '/api/activation-mail.php');

  test('is sent once a minute, each with its own link; both links work', async () => {
    const nina = await signUpNew();
    expect((await askAgain(nina)).status).toBe(204);
    expect(await server.mails(nina.email)).toHaveLength(1);
    server.clock.advance({ minutes: 1 });
    await Promise.all(Array.from({ length: 5 }, () => askAgain(nina)));
    const [first, second, ...otherMails] = await server.mails(nina.email);
    expect(otherMails).toEqual([]);
    expect(linkIn(second)).not.toBe(linkIn(first));
    expect(await openLink(linkIn(first))).toBe('/activate/done');
    expect(await openLink(linkIn(second))).toBe('/activate/done');
  });

  test('is sent ten times a day at most, since the address may belong to somebody else', async () => {
    const nina = await signUpNew();
    const askAll = async () => {
      for (let time = 0; time < 12; time++) {
        server.clock.advance({ minutes: 1 });
        expect((await askAgain(nina)).status).toBe(204);
      }
    };
    await askAll();
    expect(await server.mails(nina.email)).toHaveLength(10);
    server.clock.advance({ days: 1 });
    await askAll();
    expect(await server.mails(nina.email)).toHaveLength(20);
  });

  test('is not sent once the address is confirmed, and the response is the same', async () => {
    const nina = await signUpNew();
    await openLink(nina.link);
    server.clock.advance({ minutes: 1 });
    expect((await askAgain(nina)).status).toBe(204);
    const kinds = (await server.mails(nina.email)).map(({ kind }) => kind);
    expect(kinds).toEqual(['activation', 'reminders']);
  });
});

describe('the code of the activation mail', () => {
  /** The six digits that stand alone on a line of a mail. */
  const codeIn = (mail?: { text: string }) => /^\s*(\d{6})\s*$/m.exec(mail?.text ?? '')?.[1] ?? '';
  const sendCode = (member: { call: Awaited<ReturnType<typeof server.client>> }, code: string) =>
    member.call('POST', '/api/activation-code.php', { code });
  const answer = ({ status, body }: { status: number; body: { code?: string } | null }) => [
    status,
    body?.code,
  ];
  /** Six other digits. */
  const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  test('confirms the address as the link does, spaces or not, and again afterwards', async () => {
    const nora = await signUpNew();
    const code = codeIn(nora.mail);
    expect(answer(await sendCode(nora, `${code.slice(0, 3)} ${code.slice(3)}`))).toEqual([204, undefined]);
    expect(await statusOf(nora)).toBe('active');
    expect(answer(await sendCode(nora, otherThan(code)))).toEqual([204, undefined]);
    expect(await openLink(nora.link)).toBe('/activate/done');
  });

  test('is of its member only, wants the session, and five wrong ones end the tries for a while', async () => {
    const [olga, petra] = [await signUpNew(), await signUpNew()];
    const code = codeIn(olga.mail);
    expect(answer(await sendCode(petra, code))).toEqual([400, 'activation_code_invalid']);
    expect(answer(await sendCode({ call: visitor }, code))).toEqual([403, 'authentication_required']);
    for (let tries = 0; tries < 4; tries += 1) await sendCode(olga, otherThan(code));
    expect(answer(await sendCode(olga, otherThan(code)))).toEqual([429, 'account_blocked']);
    expect(answer(await sendCode(olga, code))).toEqual([429, 'account_blocked']);
    server.clock.advance({ minutes: 16 });
    expect(answer(await sendCode(olga, code))).toEqual([204, undefined]);
    expect(await statusOf(petra)).toBe('not_confirmed');
  });

  test('is valid for an hour, and an earlier one beside a later one', async () => {
    const [rita, sara] = [await signUpNew(), await signUpNew()];
    server.clock.advance({ minutes: 59 });
    await rita.call('POST', '/api/activation-mail.php');
    const later = codeIn((await server.mails(rita.email)).at(-1));
    expect(later).not.toBe(codeIn(rita.mail));
    expect(answer(await sendCode(rita, codeIn(rita.mail)))).toEqual([204, undefined]);
    server.clock.advance({ minutes: 2 });
    expect(answer(await sendCode(sara, codeIn(sara.mail)))).toEqual([400, 'activation_code_invalid']);
    expect(await openLink(sara.link)).toBe('/activate/done');
  });

  test('does not confirm an address that another account has confirmed meanwhile', async () => {
    const email = 'twice@example.com';
    const [first, second] = [await server.client(), await server.client()];
    await signUpAs(first, { email, name: 'First' });
    const code = codeIn((await server.mails(email)).at(-1));
    await signUpAs(second, { email, name: 'Second' });
    const laterCode = codeIn((await server.mails(email)).at(-1));
    expect(answer(await sendCode({ call: first }, code))).toEqual([204, undefined]);
    expect(answer(await sendCode({ call: second }, laterCode))).toEqual([400, 'activation_code_invalid']);
  });
});
