import { expect, it } from 'vitest';
import { createCells, hostOf } from '../../test/cells.ts';
import { picture } from '../../test/upload.ts';
import { visitorOf } from '../../test/visitor.ts';
import { argon2Passwords } from '../infrastructure/passwords.ts';

const cells = await createCells({ south: ['velluto', 'aurora'], north: ['boreal'] });
const [south, north] = [await cells.serve('south'), await cells.serve('north')];
const hosts = ['velluto', 'aurora', 'boreal'].map(hostOf);

it('each cell serves its own sites; a host of another one is an unknown host', async () => {
  const siteAt = async (address: string, host: string) => {
    const { body } = await visitorOf(address, undefined, hostOf(host)).call('GET', '/api/settings.php');
    return body.domain;
  };
  expect(await siteAt(south.address, 'aurora')).toBe('aurora.test');
  expect(await siteAt(north.address, 'boreal')).toBe('boreal.test');
  for (const host of ['boreal', 'nobody']) expect(await siteAt(south.address, host)).toBe('velluto.test');
  for (const host of ['velluto', 'nobody']) expect(await siteAt(north.address, host)).toBe('boreal.test');
});

it('a session of one cell is none at the other, whatever host is said', async () => {
  const anna = await cells.member('south', 'velluto');
  expect((await anna.at(south.address).call('GET', '/api/user.php')).body.user.id).toBe(anna.id);
  for (const headers of hosts) {
    const { body } = await anna.at(north.address).call('GET', '/api/user.php', undefined, { headers });
    expect(body.user ?? null).toBeNull();
    const answer = await anna.at(north.address).call('GET', '/api/chats.php', undefined, { headers });
    expect(answer.status).toBe(403);
  }
});

it('a member of one cell cannot log in at the other, be found there, seen or written to', async () => {
  const login = { email: 'Gaia@example.com', password: 'molto-segreta-77' };
  const gaia = await cells.member('south', 'velluto', {
    name: 'Gaia',
    email: login.email,
    password_hash: await argon2Passwords.hash(login.password),
  });
  const loggedIn = (address: string, site: string) =>
    visitorOf(address, undefined, hostOf(site)).call('POST', '/api/user.php', {
      login: login.email,
      password: login.password,
    });
  expect((await loggedIn(south.address, 'velluto')).status).toBe(200);
  for (const site of ['velluto', 'boreal']) expect((await loggedIn(north.address, site)).status).toBe(401);

  const nils = await cells.member('north', 'boreal', { gender: 'male', looking_for: 'female', credits: 50 });
  const nora = await cells.member('north', 'boreal', { name: 'Nora' });
  const there = nils.at(north.address);
  const found = (await there.call('GET', '/api/members.php')).content.toString();
  expect(found).toContain(nora.id);
  expect(found).not.toContain(gaia.id);
  expect((await there.call('GET', `/api/member.php?id=${gaia.id}`)).status).toBe(404);
  const message = { profile: gaia.id, text: 'Can you read this?' };
  const sent = await there.call('POST', '/api/message.php', message, { key: crypto.randomUUID() });
  expect(sent.status).toBe(404);
});

it('a photo of one cell is not served by the other, which has the same bucket', async () => {
  const anna = await cells.member('south', 'velluto');
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await picture())], { type: 'image/jpeg' }), 'photo.jpg');
  const { body } = await anna.at(south.address).call('POST', '/api/photo.php', form);
  expect((await anna.at(south.address).call('GET', body.photo.filename)).status).toBe(200);
  const nils = await cells.member('north', 'boreal');
  expect((await nils.at(north.address).call('GET', body.photo.filename)).status).toBe(404);
});

it('events of one cell do not reach the other over the same Redis, not even those for the same id', async () => {
  const id = crypto.randomUUID();
  const write = async (name: 'south' | 'north', site: string, address: string, text: string) => {
    const writer = await cells.member(name, site, { credits: 10 });
    const message = { profile: id, text };
    const sent = await writer
      .at(address)
      .call('POST', '/api/message.php', message, { key: crypto.randomUUID() });
    expect(sent.status).toBe(201);
  };
  const [here, there] = [
    await cells.member('south', 'velluto', { id }),
    await cells.member('north', 'boreal', { id }),
  ];
  const pages = [await here.at(south.address).listen(), await there.at(north.address).listen()] as const;
  for (const page of pages) await page.until('retry');
  await write('south', 'velluto', south.address, 'for the south');
  await pages[0].until('for the south');
  await write('north', 'boreal', north.address, 'for the north');
  expect(await pages[1].until('for the north')).not.toContain('for the south');
  for (const page of pages) page.leave();
});

it('the command prints where each site lives, and what is wrong with a database', async () => {
  const listed = await cells.velluto(null, 'cells');
  expect(listed).toEqual({
    code: 0,
    errorOutput: '',
    output: [
      'south\taurora\taurora\taurora.test',
      'south\tvelluto\tvelluto\tvelluto.test',
      'The database of the cell "south" answers and is at this version.',
      'north\tboreal\tboreal\tboreal.test',
      'The database of the cell "north" answers and is at this version.',
      '',
    ].join('\n'),
  });
  expect(await cells.velluto(null, 'ledger', 'check')).toMatchObject({
    code: 1,
    errorOutput: 'CELL is not set: set it to one of south, north.\n',
  });
  expect(await cells.velluto('north', 'ledger', 'check')).toMatchObject({ code: 0, errorOutput: '' });
});

it('one cell goes on while the other is dead, and refuses pools whose members it does not have alone', async () => {
  south.child.kill('SIGKILL');
  await south.ended;
  expect((await fetch(`${north.address}/readyz`)).status).toBe(200);
  await cells.writeCells({ south: ['velluto'], north: ['boreal', 'aurora'] });
  await cells.member('south', 'aurora');
  const refused = await cells.start('south').ended;
  expect(refused.code).toBe(1);
  expect(refused.errorOutput).toContain(
    'The database of the cell "south" has members of the pool "aurora", which CELLS_FILE puts into the cell "north"',
  );
  expect(await cells.velluto(null, 'cells')).toMatchObject({ code: 1 });
});
