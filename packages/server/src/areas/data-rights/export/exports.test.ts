import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Entry, fromBufferPromise } from 'yauzl';
import { buy } from '../../../../test/buy.ts';
import { judge } from '../../../../test/complaints.ts';
import { debtor } from '../../../../test/debtors.ts';
import { secretIn } from '../../../../test/mailed.ts';
import { createTestServer } from '../../../../test/server.ts';
import { signUpAs } from '../../../../test/signup.ts';
import { sitesWith } from '../../../../test/sites.ts';
import { picture, upload } from '../../../../test/upload.ts';
import { addWriter } from '../../../../test/writers.ts';
import { loadSites } from '../../sites/load-sites.ts';
import { exportFile, makeExport } from './exports.ts';

const laterTerms = '2026-10-01T00:00:00.000Z';
const company = loadSites(resolve(import.meta.dirname, '../../../../../../sites')).byId('velluto').company;
const sites = sitesWith({ renewed: { company: { ...company, added: laterTerms } } });
const server = await createTestServer({ parts: { sites } });
let memberCount = 0;

async function addMember(overrides: Parameters<typeof server.member>[0] = {}) {
  memberCount += 1;
  const email = `owner${memberCount}@example.com`;
  const writer = await addWriter(server, {
    name: `Owner ${memberCount}`,
    email,
    password_hash: 'top secret hash',
    ...overrides,
  });
  const { call } = writer;
  return {
    ...writer,
    email,
    ask: async () => (await call('POST', '/api/export.php')).body.export,
    state: async () => (await call('GET', '/api/export.php')).body.export,
  };
}
type Call = Awaited<ReturnType<typeof server.client>>;

/** Fetches an archive as the browser does. */
async function fetchFile(call: Call, url: string) {
  const answer = await server.app.inject({
    url,
    cookies: { ...call.cookies },
    headers: { host: 'localhost' },
  });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
}
/** Files of an archive by name. */
async function unpack(bytes: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  for await (const entry of zip.eachEntry() as AsyncIterable<Entry>) {
    const parts: Buffer[] = [];
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer);
    files.set(entry.fileName, Buffer.concat(parts));
  }
  return files;
}
const readJson = (files: Map<string, Buffer>, name: string) =>
  JSON.parse(files.get(name)?.toString() ?? 'null');

/** Requests a new archive of a member, and returns its files. */
async function archiveOf(member: Awaited<ReturnType<typeof addMember>>) {
  await member.ask();
  await server.runJobs();
  return unpack((await fetchFile(member.call, (await member.state()).url)).bytes);
}
const setStatus = ({ id }: { id: string }, status: 'deleted') =>
  server.db.updateTable('member').set({ status }).where('id', '=', id).execute();

describe('the archive', () => {
  test('has all data of the member, readable, and no secrets', async () => {
    const [nina, olga] = [
      await addMember({ credits: 10 }),
      await addMember({ credits: 10, name: 'Olga Rossi' }),
    ];
    await nina.send(olga, 'Ciao Olga');
    await olga.send(nina, 'Ciao Nina');
    await nina.call('POST', '/api/like.php', { profile: olga.id });
    await olga.call('POST', '/api/like.php', { profile: nina.id });
    await upload(nina.call, await picture());
    const { photo } = (await olga.upload(await picture('#5a5'))).body;
    await olga.sendContent(nina, { photo: photo.id, text: 'Il lago' });
    await buy(server, nina.call);
    expect(await nina.ask()).toEqual({
      status: 'preparing',
      requested_at: '2026-11-21T12:00:00.000Z',
      ready_at: null,
      expires_at: null,
      size: null,
      url: null,
    });
    await server.runJobs();
    const ready = await nina.state();
    expect(ready).toMatchObject({ status: 'ready', expires_at: '2026-11-24T12:00:00.000Z' });
    const file = await fetchFile(nina.call, ready.url);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(file.headers['content-disposition']).toBe('attachment; filename="velluto-2026-11-21.zip"');
    expect(file.headers['cache-control']).toBe('no-store');
    expect(file.bytes.byteLength).toBe(ready.size);

    const files = await unpack(file.bytes);
    expect(readJson(files, 'profile.json')).toMatchObject({ id: nina.id, name: nina.name, city: 'Milano' });
    expect(readJson(files, 'account.json')).toMatchObject([{ email: nina.email, paid_user: true }]);
    const [conversation] = readJson(files, 'conversations.json');
    expect(conversation).toMatchObject({ other_name: 'Olga Rossi', origin: 'member' });
    expect(conversation.messages).toMatchObject([
      { mine: true, text: 'Ciao Olga', credits: 2 },
      { mine: false, text: 'Ciao Nina', credits: 0 },
      {
        mine: false,
        kind: 'photo',
        text: 'Il lago',
        photo: expect.stringMatching(/^message-photos\/.+\.webp$/),
      },
    ]);
    expect(files.get(conversation.messages[2].photo)?.subarray(8, 12).toString()).toBe('WEBP');
    expect(readJson(files, 'likes-given.json')).toMatchObject([{ liked: olga.id }]);
    expect(readJson(files, 'likes-received.json')).toMatchObject([{ liker: olga.id, name: 'Olga Rossi' }]);
    expect(readJson(files, 'payments.json')).toMatchObject([{ status: 'completed', credits: 20 }]);
    expect(readJson(files, 'wallet-movements.json').length).toBeGreaterThanOrEqual(3);
    expect(readJson(files, 'photos.json')).toMatchObject([{ file: 'photos/01.webp' }]);
    expect(files.get('photos/01.webp')?.subarray(8, 12).toString()).toBe('WEBP');
    expect(files.get('README.txt')?.toString()).toContain(nina.name);
    const allText = [...files.values()].map(content => content.toString()).join('\n');
    expect(allText).not.toContain('top secret hash');
    expect(allText).not.toContain(olga.email);
  });

  test('leaves out data hidden from the member: held messages and likes of others, and who blocked them', async () => {
    const [nina, secret] = [
      await addMember(),
      await addMember({ accountStatus: 'not_confirmed', credits: 4 }),
    ];
    await secret.send(nina, 'ancora non inviato');
    await secret.call('POST', '/api/like.php', { profile: nina.id });
    const blocker = await addMember();
    await blocker.call('POST', '/api/block.php', { profile: nina.id });
    const files = await archiveOf(nina);
    const allText = [...files.values()].map(content => content.toString()).join('\n');
    expect(allText).not.toContain('ancora non inviato');
    expect(readJson(files, 'likes-received.json')).toEqual([]);
    expect(readJson(files, 'conversations.json')).toEqual([]);
    expect(allText).not.toContain(blocker.id);
  });

  test('shows a reported member the decision, but neither text nor place of the report', async () => {
    const [nina, olga] = [await addMember(), await addMember()];
    const reportDetails = {
      text: 'Parole di chi segnala',
      url: `https://velluto.example/members/${olga.id}`,
    };
    const complaint = { reason: 'harassment', profile: nina.id, ...reportDetails };
    const { reference } = (await olga.call('POST', '/api/complaint.php', complaint)).body.complaint;
    await judge(server, 1, reference, 'warned');
    const ninasComplaints = readJson(await archiveOf(nina), 'complaints.json');
    expect(ninasComplaints).toMatchObject([
      { reference, role: 'affected', text: null, url: null, outcome: 'warned' },
    ]);
    expect(readJson(await archiveOf(olga), 'complaints.json')).toMatchObject([
      { reference, ...reportDetails },
    ]);
  });

  test.each(['blocks the member', 'has left'])(
    'of somebody who %s has what the member wrote, and no more',
    async reason => {
      const [nina, olga] = [
        await addMember({ credits: 10 }),
        await addMember({ credits: 10, name: `Olga ${reason}` }),
      ];
      const { conversation } = (await nina.send(olga, 'Ciao Olga')).body;
      await olga.call('POST', '/api/chat-read.php', { conversation: conversation.id, seq: 1 });
      await olga.send(nina, 'Parole di Olga');
      const { photo } = (await olga.upload(await picture('#5a5'))).body;
      await olga.sendContent(nina, { photo: photo.id });
      if (reason === 'has left') await setStatus(olga, 'deleted');
      else await olga.call('POST', '/api/block.php', { profile: nina.id });
      const files = await archiveOf(nina);
      expect(readJson(files, 'conversations.json')).toMatchObject([
        { other_name: null, origin: null, messages: [{ mine: true, text: 'Ciao Olga', credits: 2 }] },
      ]);
      const allText = [...files.values()].map(content => content.toString()).join('\n');
      for (const hidden of ['Parole di Olga', olga.name]) expect(allText).not.toContain(hidden);
      expect([...files.keys()].filter(name => name.startsWith('message-photos/'))).toEqual([]);
      // Olga, who blocks Nina, has the messages of both in her own archive, as in the conversation
      if (reason === 'has left') return;
      const olgasConversations = readJson(await archiveOf(olga), 'conversations.json');
      expect(olgasConversations[0].messages).toMatchObject([
        { mine: false, text: 'Ciao Olga', credits: 0 },
        {},
        {},
      ]);
    },
  );

  test('shows the payer of a direct debit, and only the end of the account number', async () => {
    const signedUpADayAgo = { created_at: new Date(server.clock.now().getTime() - 86_400_000) };
    const nina = await debtor(server, signedUpADayAgo);
    await nina.order();
    const call = await server.client(nina);
    await call('POST', '/api/export.php');
    await server.runJobs();
    const { url } = (await call('GET', '/api/export.php')).body.export;
    const files = await unpack((await fetchFile(call, url)).bytes);
    expect(readJson(files, 'direct-debit-mandates.json')).toMatchObject([
      { debtor: { holder: 'Anna Bianchi', city: 'Milano', iban: `DE\u00a0…\u00a0${nina.iban.slice(-4)}` } },
    ]);
    expect([...files.values()].map(content => content.toString()).join()).not.toContain(nina.iban);
  });

  test('has the receipts of purchases and refunds', async () => {
    const [nina, olga] = [await addMember(), await addMember()];
    const [ninasPayment, olgasPayment] = [await buy(server, nina.call), await buy(server, olga.call)];
    await nina.call('POST', '/api/withdrawal.php', { step: 'confirm', payment: ninasPayment });
    const files = await archiveOf(nina);
    expect(readJson(files, 'receipts.json')).toMatchObject([
      { payment_id: ninasPayment, number: expect.any(Number), company: { name: expect.any(String) } },
    ]);
    expect(readJson(files, 'refunds-and-chargebacks.json')).toMatchObject([
      { payment_id: ninasPayment, kind: 'refund', amount_minor: 749, credits: 20 },
    ]);
    expect([...files.values()].map(content => content.toString()).join('\n')).not.toContain(olgasPayment);
  });

  test('has the accepted terms, of sign-up and later', async () => {
    const call = await server.client();
    await signUpAs(call, { email: 'terms@example.com', name: 'Terms' });
    const signedUp = server.clock.now().toISOString();
    server.clock.advance({ days: 1 });
    await call('PUT', '/api/terms.php', { terms_version: laterTerms }, { host: 'renewed.test' });
    await call('POST', '/api/export.php');
    await server.runJobs();
    const { url } = (await call('GET', '/api/export.php')).body.export;
    const files = await unpack((await fetchFile(call, url)).bytes);
    expect(readJson(files, 'accepted-terms.json')).toEqual([
      { site_id: 'velluto', terms_version: '2026-03-01T00:00:00.000Z', accepted_at: signedUp },
      { site_id: 'renewed', terms_version: laterTerms, accepted_at: server.clock.now().toISOString() },
    ]);
  });

  test('has the mails to former addresses, without those to another member with the same address', async () => {
    const password_hash = await server.ctx.passwords.hash('una lunga passeggiata');
    const third = 'third@example.com';
    const mail = { siteId: 'velluto', kind: 'like', subject: 'Of before', html: '', text: '' };
    await server.ctx.transaction(tx =>
      server.ctx.mail.send(tx, { ...mail, to: third, dedupeKey: 'of before' }),
    );
    server.clock.advance({ days: 1 });
    const nina = await addMember({ password_hash });
    const moveTo = async (email: string) => {
      await nina.call('POST', '/api/mail-change.php', { email, password: 'una lunga passeggiata' });
      const token = secretIn((await server.mails(email)).at(-1));
      await nina.call('PUT', '/api/mail-change.php', { token });
    };
    const second = 'second@example.com';
    await moveTo(second);
    await moveTo(third);
    const mailsOf = async () => {
      await nina.ask();
      await server.runJobs();
      const files = await unpack((await fetchFile(nina.call, (await nina.state()).url)).bytes);
      const mails: { kind: string; to_address: string }[] = readJson(files, 'mails.json');
      return mails.map(({ kind, to_address }) => `${kind} ${to_address}`).sort();
    };
    const confirmations = [`mail-change ${third}`, `mail-changed ${nina.email}`];
    expect(await mailsOf()).toEqual([`mail-change ${second}`, ...confirmations, `mail-changed ${second}`]);
    server.clock.advance({ days: 3 });
    await server.member({ name: 'Next owner', email: second });
    expect(await mailsOf()).toEqual([`export-ready ${third}`, ...confirmations]);
  });

  test('is announced by a mail whose link works for 3 days, in a session of the member', async () => {
    const nina = await addMember();
    await nina.ask();
    await server.runJobs();
    const [mail] = await server.mails(nina.email);
    expect(mail?.kind).toBe('export-ready');
    const { url } = await nina.state();
    expect(mail?.text).toContain(`http://localhost${url}`);
    server.clock.advance({ days: 3, ms: -1 });
    expect((await fetchFile(nina.call, url)).status).toBe(200);
    server.clock.advance({ ms: 1 });
    expect((await fetchFile(nina.call, url)).status).toBe(404);
    expect(await nina.state()).toBeNull();
    await server.runJobs();
    expect(
      await server.db.selectFrom('data_export').selectAll().where('member_id', '=', nina.id).execute(),
    ).toEqual([]);
  });
});

describe('asking', () => {
  test('again while the archive is made, also concurrently, returns the same one; the job makes it once', async () => {
    const nina = await addMember();
    const all = await Promise.all([nina.ask(), nina.ask(), nina.ask()]);
    expect(new Set(all.map(archive => JSON.stringify(archive))).size).toBe(1);
    const job = server.waitingJobs.find(({ name }) => name === 'exports.make');
    expect(server.waitingJobs.filter(({ name }) => name === 'exports.make')).toHaveLength(1);
    await server.runJobs();
    const { url } = await nina.state();
    await makeExport(server.ctx, job?.data as Parameters<typeof makeExport>[1]);
    expect(await server.mails(nina.email)).toHaveLength(1);
    expect((await nina.ask()).url).toBe(url);
  });

  test('later makes another archive, and removes the former', async () => {
    const nina = await addMember();
    await nina.ask();
    await server.runJobs();
    const { url } = await nina.state();
    server.clock.advance({ minutes: 10 });
    expect((await nina.ask()).status).toBe('preparing');
    await server.runJobs();
    expect((await fetchFile(nina.call, url)).status).toBe(404);
    expect((await fetchFile(nina.call, (await nina.state()).url)).status).toBe(200);
  });

  test('leaves no file when the member is erased meanwhile', async () => {
    const nina = await addMember();
    await nina.ask();
    const data = server.waitingJobs.find(({ name }) => name === 'exports.make')?.data as Parameters<
      typeof makeExport
    >[1];
    const { blobs } = server.ctx;
    const late = {
      ...server.ctx,
      blobs: {
        ...blobs,
        put: async (key: string, content: Uint8Array) => {
          await server.db.deleteFrom('member').where('id', '=', nina.id).execute();
          await blobs.put(key, content);
        },
      },
    };
    await makeExport(late, data);
    expect(await blobs.get(exportFile(data.id))).toBeNull();
    expect(await server.mails(nina.email)).toEqual([]);
  });
});

describe('somebody else', () => {
  test('cannot fetch it with the link, nor without a session', async () => {
    const [nina, olga] = [await addMember(), await addMember()];
    await nina.ask();
    await server.runJobs();
    const { url } = await nina.state();
    expect((await fetchFile(olga.call, url)).status).toBe(404);
    const visitor = await fetchFile(await server.client(), url);
    expect([visitor.status, visitor.headers.location]).toEqual([303, '/login?next=%2Fprofile']);
    expect((await fetchFile(nina.call, '/api/export-file.php?token=made-up')).status).toBe(404);
    expect((await fetchFile(nina.call, '/api/export-file.php')).status).toBe(400);
    expect(await olga.state()).toBeNull();
  });

  test('cannot ask for it', async () => {
    const visitor = await server.client();
    expect((await visitor('POST', '/api/export.php')).body.code).toBe('authentication_required');
    const nina = await addMember();
    const headers = { 'x-requested-with': '' };
    expect((await nina.call('POST', '/api/export.php', undefined, { headers })).body.code).toBe(
      'request_refused',
    );
  });
});
