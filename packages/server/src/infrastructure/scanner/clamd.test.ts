import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../../test/engines/port.ts';
import { eicar, fakeClamd } from '../../../test/fake-clamd.ts';
import { createTestServer } from '../../../test/server.ts';
import { picture, upload } from '../../../test/upload.ts';
import { allOf } from '../blobs/all-of.ts';
import { createLog } from '../log.ts';
import { clamd } from './clamd.ts';

const fake = fakeClamd();
const { answer } = fake;
const address = await fake.listen(0);
const lines: string[] = [];
const log = createLog('info', { write: line => lines.push(line) });
const server = await createTestServer({ config: { clamdUrl: address }, parts: { log } });
const nina = await server.member({ name: 'Nina' });
const call = await server.client(nina);
const jpeg = await picture();
/** A valid picture with malware after its end. */
const polyglot = Buffer.concat([jpeg, Buffer.from(eicar)]);
afterAll(fake.close);
beforeEach(() => {
  fake.files.length = 0;
  fake.answer = answer;
  lines.length = 0;
});

describe('a scanner', () => {
  it('receives the whole file, however large', async () => {
    const file = randomBytes(10_000_000);
    expect(await clamd(address).find(file)).toBe(null);
    expect(fake.files[0]?.equals(file)).toBe(true);
  });

  it('names the malware it finds', async () => {
    expect(await clamd(address).find(polyglot)).toBe('Eicar-Test-Signature');
  });

  it('can listen at a path', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'velluto clamd '));
    const local = fakeClamd();
    const socket = await local.listen(join(folder, 'clamd.ctl'));
    expect(await clamd(socket).find(polyglot)).toBe('Eicar-Test-Signature');
    await local.close();
    await rm(folder, { recursive: true });
  });

  it.each<[string, (socket: Socket) => void]>([
    ['breaks off', socket => socket.destroy()],
    ['says nothing', socket => socket.end()],
    ['ends in the middle of its answer', socket => socket.end('stream: OK')],
    ['cannot scan', socket => socket.end('INSTREAM size limit exceeded. ERROR\0')],
    ['is something else', socket => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n\0')],
    ['never ends', socket => socket.write('stream: OK\0'.repeat(1_000))],
    ['is slow', () => {}],
  ])('lets nothing pass when it %s', async (_fault, faultyAnswer) => {
    fake.answer = faultyAnswer;
    await expect(clamd(address, 300).find(jpeg)).rejects.toMatchObject({ dependency: 'scanner' });
  });
});

describe.each(['/api/photo.php', '/api/message-photo.php'])('an upload to %s', path => {
  const storedState = async () => [await allOf(server.ctx.blobs.list()), server.waitingJobs.length];

  it('is scanned before it is decoded, and stored when it is clean', async () => {
    expect((await upload(call, jpeg, { path })).status).toBe(201);
    expect(fake.files).toEqual([jpeg]);
  });

  it('is refused when malware is found, and not stored', async () => {
    const before = await storedState();
    expect(await upload(call, polyglot, { path })).toMatchObject({
      status: 400,
      body: { code: 'photo_unreadable' },
    });
    expect(await storedState()).toEqual(before);
    const entry = lines.map(line => JSON.parse(line)).find(({ msg }) => msg === 'malware in an upload');
    expect(entry).toMatchObject({ level: 40, found: 'Eicar-Test-Signature' });
  });

  it('is refused for now while the scanner is away, which is logged without the file', async () => {
    const before = await storedState();
    fake.answer = socket => socket.destroy();
    expect(await upload(call, polyglot, { path })).toMatchObject({
      status: 503,
      body: { code: 'service_unavailable' },
    });
    expect(await storedState()).toEqual(before);
    expect(lines.join()).toContain('scanner: ');
    expect(lines.join()).not.toContain('EICAR');
  });
});

it('an upload is refused for now while no scanner listens there', async () => {
  const away = await createTestServer({ config: { clamdUrl: `tcp://127.0.0.1:${await freePort()}` } });
  const visitor = await away.client(await away.member());
  expect((await upload(visitor, jpeg)).status).toBe(503);
});
