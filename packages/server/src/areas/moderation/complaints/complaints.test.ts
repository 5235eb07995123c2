import { describe, expect, test } from 'vitest';
import { addReporter, judge, keyFor } from '../../../../test/complaints.ts';
import type { MemberOverrides } from '../../../../test/members.ts';
import { createTestServer } from '../../../../test/server.ts';
import { picture, upload } from '../../../../test/upload.ts';
import { siteOrigin } from '../../../context/web-origin.ts';

const server = await createTestServer();
const addMember = (overrides?: MemberOverrides) => addReporter(server, overrides);
const visitor = await server.client();
const complain = (body: object, call = visitor) => call('POST', '/api/complaint.php', body);
const values = { reason: 'payment', text: 'I was charged twice on Monday.' };
const nina = (number: number) => ({ name: 'Nina Rossi', email: `nina${number}@example.com` });
/** The address of a page of the site. */
const addressOf = (path: string) => siteOrigin(server.ctx, server.ctx.sites.byId('velluto')) + path;
const rows = () => server.db.selectFrom('complaint').selectAll().orderBy('id').execute();

describe('a report', () => {
  test('has a reference, is acknowledged by mail, and keeps its subject as it was', async () => {
    const [anna, bruno] = [await addMember(), await addMember({ about_me: 'Rude words', name: 'Bruno B' })];
    const { status, body } = await anna.reportProfile(bruno, { text: ' He insults people. ' });
    expect(status).toBe(201);
    expect(body.complaint).toMatchObject({
      reference: expect.stringMatching(/^V(-[0-9A-HJKMNP-TV-Z]{4}){3}$/),
      role: 'reporter',
      kind: 'profile',
      reason: 'harassment',
      text: 'He insults people.',
      url: addressOf(`/members/${bruno.id}`),
      about: { profile: bruno.id, name: 'Bruno B', origin: 'member' },
      state: 'received',
      decision: null,
      appeal: null,
      final_decision: null,
      can_appeal: false,
      appeal_until: null,
    });
    await bruno.call('PUT', '/api/profile.php', { about_me: 'Kind words' });
    const stored = (await rows()).at(-1);
    expect(stored?.snapshot).toMatchObject({ about_me: 'Rude words' });
    const [mail] = await server.mails(anna.email);
    expect(mail?.text).toContain(`Indirizzo: ${addressOf(`/members/${bruno.id}`)}`);
    expect(mail?.subject).toContain(body.complaint.reference);
    expect(`${mail?.html}${mail?.text}`).not.toMatch(/insults|Bruno/);
    expect(await server.mails(bruno.email)).toEqual([]);
    expect(await bruno.complaints()).toEqual([]);
  });

  test('of a photo keeps the picture, also after its owner deleted it', async () => {
    const [anna, bruno] = [await addMember(), await addMember()];
    const { photo } = (await upload(bruno.call, await picture())).body;
    const { status, body } = await anna.report({ kind: 'photo', photo: photo.id });
    expect([status, body.complaint.about.profile]).toEqual([201, bruno.id]);
    expect(body.complaint.url).toBe(addressOf(`/members/${bruno.id}#photo-${photo.id}`));
    await bruno.call('DELETE', '/api/photo.php', { photo: photo.id });
    await server.runJobs();
    const stored = (await rows()).at(-1);
    expect(stored?.picture?.subarray(8, 12).toString()).toBe('WEBP');
    expect(stored?.snapshot).toMatchObject({ photo: photo.id });
    expect((await anna.report({ kind: 'photo', photo: photo.id })).status).toBe(404);
  });

  test('of a message is possible for its recipient, also after a block, never for others', async () => {
    const [anna, bruno, carla] = [await addMember(), await addMember(), await addMember()];
    const { id } = (await bruno.send(anna, 'An awful thing')).body.message;
    await anna.call('POST', '/api/block.php', { profile: bruno.id });
    await bruno.call('POST', '/api/block.php', { profile: anna.id });
    for (const other of [bruno, carla]) {
      expect((await other.report({ kind: 'message', message: id })).status).toBe(404);
    }
    const { status, body } = await anna.report({ kind: 'message', message: id });
    expect([status, body.complaint.about.name]).toEqual([201, bruno.name]);
    expect(body.complaint.url).toBe(addressOf(`/members/${bruno.id}/chat#message-${id}`));
    expect((await rows()).at(-1)?.snapshot).toMatchObject({ text: 'An awful thing' });
    expect((await anna.reportProfile(bruno)).status).toBe(201);
  });

  test('of a picture in a message keeps the picture and its words', async () => {
    const [anna, bruno] = [await addMember(), await addMember()];
    const uploaded = await upload(bruno.call, await picture(), { path: '/api/message-photo.php' });
    const sent = await bruno.call(
      'POST',
      '/api/message.php',
      { profile: anna.id, photo: uploaded.body.photo.id, text: 'An awful picture' },
      { headers: { 'idempotency-key': server.ctx.ids.uuid() } },
    );
    expect(sent.status).toBe(201);
    expect((await anna.report({ kind: 'message', message: sent.body.message.id })).status).toBe(201);
    const row = (await rows()).at(-1);
    expect(row?.picture?.subarray(8, 12).toString()).toBe('WEBP');
    expect(row?.snapshot).toMatchObject({ kind: 'photo', text: 'An awful picture' });
  });

  test('of the same subject returns the same report while it is undecided, with one mail for all', async () => {
    const [anna, bruno] = [await addMember(), await addMember()];
    const answers = await Promise.all(Array.from({ length: 6 }, () => anna.reportProfile(bruno)));
    const references = new Set(answers.map(({ body }) => body.complaint.reference));
    expect([references.size, answers.filter(({ status }) => status === 201).length]).toEqual([1, 1]);
    expect(await server.mails(anna.email)).toHaveLength(1);
    const carla = await addMember();
    expect(references.has((await carla.reportProfile(bruno)).body.complaint.reference)).toBe(false);
    const [reference = ''] = references;
    await judge(server, 1, reference, 'rejected');
    expect((await anna.reportProfile(bruno)).status).toBe(201);
  });

  test('of the same subject again adds its text, and for another reason is a separate report', async () => {
    const [anna, bruno] = [await addMember(), await addMember()];
    const report = async (text: string, reason = 'harassment') =>
      (await anna.reportProfile(bruno, { text, reason })).body.complaint;
    const first = await report('He insults people.');
    server.clock.advance({ minutes: 5 });
    const second = await report('Now he threatens me.');
    expect(second).toMatchObject({
      reference: first.reference,
      text: 'He insults people.\n\nNow he threatens me.',
    });
    expect((await report('Now he threatens me.')).text).toBe(second.text);
    expect((await report('')).text).toBe(second.text);
    const scam = await report('He wants money.', 'scam');
    expect(scam).toMatchObject({ reason: 'scam', text: 'He wants money.' });
    expect(scam.reference).not.toBe(first.reference);
    // a text that would become too long is refused, and the stored text stays unchanged
    for (let count = 0; count < 9; count++) await report(String(count).repeat(3000));
    const tooMuch = await anna.reportProfile(bruno, { text: 'x'.repeat(3000) });
    expect([tooMuch.status, tooMuch.body.details]).toEqual([400, [{ field: 'text', code: 'too_long' }]]);
    expect((await anna.complaint(first.reference)).body.complaint.text).toMatch(/^He insults.*8$/s);
  });

  test('of the same subject at another address adds the address, once', async () => {
    const [anna, bruno] = [await addMember(), await addMember()];
    const pages = ['/likes/given', '/members?page=3'].map(path => addressOf(path));
    const report = async (text: string, url?: string) => {
      const about = { profile: bruno.id, reason: 'harassment', text, url };
      return (await complain(about, anna.call)).body.complaint;
    };
    const first = await report('He insults people.', pages[0]);
    const again = [
      await report('He insults people.', pages[1]),
      await report('He insults people.', pages[1]),
      await report('He insults people.', pages[0]),
      await report('He insults people.'),
    ];
    for (const complaint of again)
      expect(complaint).toMatchObject({
        reference: first.reference,
        url: pages[0],
        text: `He insults people.\n\n${pages[1]}`,
      });
    const last = await report('Now he threatens me.', '/swipe');
    expect(last.text).toBe(
      `He insults people.\n\n${pages[1]}\n\nNow he threatens me.\n${addressOf('/swipe')}`,
    );
  });

  test('that named no address gets the one of the next report', async () => {
    const anna = await addMember();
    const report = async (url?: string) =>
      (await complain({ reason: 'scam', text: 'Somebody asks for money.', url }, anna.call)).body.complaint;
    expect((await report()).url).toBeNull();
    expect(await report('/members/1')).toMatchObject({
      url: addressOf('/members/1'),
      text: 'Somebody asks for money.',
    });
  });

  test('marks a fictional profile', async () => {
    const [anna, eve] = [await addMember(), await addMember({ origin: 'ai', account: true })];
    expect((await anna.reportProfile(eve)).body.complaint.about).toMatchObject({ origin: 'ai' });
  });

  test('is refused without a subject, for oneself, and for members whom the reporter cannot see', async () => {
    const anna = await addMember();
    const stranger = await addMember({ pool: 'elsewhere' });
    const hidden = await addMember({ paid_user: true });
    await hidden.call('PUT', '/api/privacy.php', { invisible: true });
    for (const id of [anna.id, stranger.id, hidden.id, server.ctx.ids.uuid(), 'x']) {
      expect((await anna.reportProfile({ id })).status).toBe(404);
    }
    expect((await anna.report({ kind: 'photo', profile: stranger.id })).body.details).toEqual([
      { field: 'photo', code: 'required' },
    ]);
    const bruno = await addMember();
    expect((await anna.reportProfile(bruno, { reason: 'ugly' })).status).toBe(400);
    expect((await anna.reportProfile(bruno, { reason: 'other' })).status).toBe(400);
    expect((await anna.reportProfile(bruno, { text: 'x'.repeat(3001) })).status).toBe(400);
    const body = { kind: 'profile', profile: bruno.id, reason: 'spam', text: '' };
    expect((await visitor('POST', '/api/report.php', body)).status).toBe(403);
  });

  test('cannot flood the queue: 20 a day', async () => {
    const anna = await addMember();
    for (let count = 0; count < 20; count++) {
      expect((await anna.reportProfile(await server.member())).status).toBe(201);
    }
    const refused = await anna.reportProfile(await server.member());
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    server.clock.advance({ days: 1, minutes: 1 });
    expect((await anna.reportProfile(await server.member())).status).toBe(201);
  });
});

describe('a complaint without logging in', () => {
  test('keeps the exact address of what it is about, and refuses what is none', async () => {
    const about = async (url: string, number: number) =>
      (await complain({ ...values, text: `It is about ${number} things.`, ...nina(50 + number), url })).body;
    const [velluto, page] = ['https://velluto.example/members/1?photo=2', '/members/1'];
    expect((await about(velluto, 1)).complaint.url).toBe(velluto);
    expect((await about('velluto.example/members/1?photo=2', 2)).complaint.url).toBe(velluto);
    expect((await about('HTTPS://velluto.example/members/1?photo=2', 3)).complaint.url).toBe(velluto);
    expect((await about(page, 4)).complaint.url).toBe(addressOf(page));
    expect((await about('', 5)).complaint.url).toBeNull();
    for (const none of ['the profile of Bruno', 'javascript:alert(1)', 'https://', 'Bruno']) {
      expect((await about(none, 6)).details).toEqual([{ field: 'url', code: 'format' }]);
    }
    const stored = (await rows()).filter(({ url }) => url === velluto);
    expect(stored).toHaveLength(3);
  });

  test('can be followed with the key of the mail only', async () => {
    const sent = await complain({ ...values, ...nina(1) });
    expect([sent.status, sent.body.complaint.kind]).toEqual([201, 'general']);
    const { reference } = sent.body.complaint;
    const url = `/api/complaint.php?reference=${reference}`;
    const key = await keyFor(server, 'nina1@example.com');
    expect((await visitor('GET', `${url}&key=${key}`)).body.complaint).toMatchObject({ state: 'received' });
    const anna = await addMember();
    for (const call of [visitor, anna.call]) {
      expect((await call('GET', url)).status).toBe(404);
      expect((await call('GET', `${url}&key=${key.slice(1)}`)).status).toBe(404);
      expect((await call('GET', `/api/complaint.php?reference=V-0000-0000-0000&key=${key}`)).status).toBe(
        404,
      );
    }
    const elsewhere = await visitor('GET', `${url}&key=${key}`, undefined, { host: 'nordlys.localhost' });
    expect(elsewhere.status).toBe(server.ctx.sites.byId('nordlys').pool === 'velluto' ? 200 : 404);
  });

  test('needs name and address, and the name cannot carry a text into the mail', async () => {
    expect((await complain(values)).body.details).toEqual([{ field: 'name', code: 'required' }]);
    const from = (name: string, email = 'x@example.com') => complain({ ...values, name, email });
    expect((await from('Nina', 'nina')).body.details).toEqual([{ field: 'email', code: 'format' }]);
    for (const name of [
      'Win at evil.example',
      'https://evil.example',
      '<b>Hi</b>',
      'a\nb',
      'Nina 50% off!',
    ]) {
      expect((await from(name)).status, name).toBe(400);
    }
    expect(await server.mails('x@example.com')).toEqual([]);
    expect((await complain({ ...nina(2), reason: 'payment', text: '          x' })).status).toBe(400);
  });

  test('about harm to children needs neither', async () => {
    const bruno = await addMember();
    const about = { reason: 'minor', text: 'She looks fourteen to me.', profile: bruno.id };
    const { status, body } = await complain(about);
    expect([status, body.complaint.kind]).toEqual([201, 'profile']);
    expect((await rows()).at(-1)).toMatchObject({ about_id: bruno.id, kind: 'profile' });
  });

  test('shows no text to a caller who only knows the address, and is mailed three times a day at most', async () => {
    const bruno = await addMember();
    const about = { ...nina(3), reason: 'scam', profile: bruno.id };
    await complain({ ...about, text: 'The secret story of Nina.' });
    const guess = await complain({ ...about, text: 'Something else, just a guess.' });
    expect([guess.status, guess.body.complaint.text]).toEqual([201, 'Something else, just a guess.']);
    expect((await complain({ ...about, text: 'The secret story of Nina.' })).status).toBe(200);
    expect((await complain({ ...about, text: 'A third one, also by hand.' })).status).toBe(201);
    expect((await complain({ ...about, text: 'A fourth one, also by hand.' })).status).toBe(429);
    expect(await server.mails('nina3@example.com')).toHaveLength(3);
  });

  test('needs the header of the client, so that no other site can send it', async () => {
    const withoutHeader = await visitor(
      'POST',
      '/api/complaint.php',
      { ...values, ...nina(4) },
      { headers: { 'x-requested-with': '' } },
    );
    expect([withoutHeader.status, withoutHeader.body.code]).toEqual([403, 'request_refused']);
  });
});

describe('the state of a complaint', () => {
  test('is shown to the complainant only', async () => {
    const [anna, bruno, carla] = [await addMember(), await addMember(), await addMember()];
    const { reference } = (await anna.reportProfile(bruno)).body.complaint;
    expect((await anna.complaint(reference)).status).toBe(200);
    for (const other of [bruno, carla]) {
      expect((await other.complaint(reference)).status).toBe(404);
      expect((await other.appeal(reference)).status).toBe(404);
    }
    expect((await visitor('GET', '/api/complaint.php?reference=x')).status).toBe(400);
    expect((await visitor('GET', '/api/complaints.php')).status).toBe(403);
  });

  test('is listed, the latest first, with those of a member who complains about the service', async () => {
    const [anna, bruno] = [await addMember(), await addMember()];
    await anna.reportProfile(bruno);
    server.clock.advance({ minutes: 1 });
    const { body } = await complain(values, anna.call);
    const listed = await anna.complaints();
    expect(listed.map((item: { kind: string }) => item.kind)).toEqual(['general', 'profile']);
    expect(listed[0].reference).toBe(body.complaint.reference);
  });
});
