import { afterAll, expect, it } from 'vitest';
import { createCells, hostOf } from '../../../../test/cells.ts';
import { visitorOf } from '../../../../test/visitor.ts';
import { reconcileLedger } from '../../../areas/wallet/api.ts';
import { argon2Passwords } from '../../../infrastructure/passwords.ts';

const cells = await createCells({ south: ['velluto', 'aurora', 'boreal'], north: [] });
const south = await cells.serve('south');
const password = 'molto-segreta-77';
const password_hash = await argon2Passwords.hash(password);

/** Two members of a site in the cell `south` who have written to each other, one of whom paid. */
async function couple(site: string) {
  const email = `gaia@${site}.example`;
  const gaia = await cells.member('south', site, { email, password_hash, name: 'Gaia', credits: 2 });
  const bruno = await cells.member('south', site, { credits: 50, gender: 'male', looking_for: 'female' });
  await write(bruno.at(south.address), gaia.id, 'Before the move');
  await write(gaia.at(south.address), bruno.id, 'And an answer');
  return { email, gaia, bruno };
}
type Page = Awaited<ReturnType<typeof couple>>['gaia'] extends { at: (address: string) => infer At }
  ? At
  : never;

const send = (from: Page, profile: string, text: string) =>
  from.call('POST', '/api/message.php', { profile, text }, { key: crypto.randomUUID() });
async function write(from: Page, profile: string, text: string) {
  expect((await send(from, profile, text)).status).toBe(201);
}
const texts = async (page: Page) => (await page.call('GET', '/api/chats.php')).content.toString();
const balance = async (page: Page) => (await page.call('GET', '/api/user.php')).body.user.credits;

/** What is complete of a pool: sessions, conversation, credits, log-in, and what they do next. */
async function expectComplete(
  { email, gaia, bruno }: Awaited<ReturnType<typeof couple>>,
  site: string,
  address: string,
) {
  expect(await texts(gaia.at(address))).toContain('And an answer');
  const before = await balance(bruno.at(address));
  expect(before).toBe(48);
  const visitor = visitorOf(address, undefined, hostOf(site));
  expect((await visitor.call('POST', '/api/user.php', { login: email, password })).body.user.id).toBe(
    gaia.id,
  );
  const page = await gaia.at(address).listen();
  await page.until('retry');
  await write(bruno.at(address), gaia.id, 'After the move');
  expect(await page.until('After the move')).toContain('event: message');
  page.leave();
  expect(await balance(bruno.at(address))).toBe(46);
}

/** Members of a site who write without a pause until they are told to stop. */
async function traffic(name: 'south' | 'north', site: string, address: string) {
  const reader = await cells.member(name, site);
  const writers = await Promise.all(
    [1, 2].map(() => cells.member(name, site, { credits: 5_000, paid_user: true })),
  );
  const statuses: number[] = [];
  let goesOn = true;
  const writing = Promise.all(
    writers.map(async writer => {
      while (goesOn) statuses.push((await send(writer.at(address), reader.id, 'On and on')).status);
    }),
  );
  afterAll(() => {
    goesOn = false;
  });
  return async () => {
    goesOn = false;
    await writing;
    const { count } = await cells
      .database(name)
      .db.selectFrom('message')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where(
        'sender_id',
        'in',
        writers.map(({ id }) => id),
      )
      .executeTakeFirstOrThrow();
    expect(statuses.length).toBeGreaterThan(20);
    expect(statuses.filter(status => status !== 201)).toEqual([]);
    expect(count).toBe(statuses.length);
  };
}

it('moves a pool into a new database, where it is complete, while the others go on', {
  timeout: 90_000,
}, async () => {
  const [aurora, boreal] = [await couple('aurora'), await couple('boreal')];
  const gaia = aurora.gaia.at(south.address);
  const page = await gaia.listen();
  await page.until('retry');
  let endTraffic = await traffic('south', 'velluto', south.address);

  await cells.interrupt('south', 'answer that they are busy', 'pool', 'move', 'aurora', '--to', 'north');
  // the stream ends by itself
  while ((await page.next()) !== null);
  const refused = await gaia.call('GET', '/api/user.php');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(
    (
      await visitorOf(south.address, undefined, hostOf('aurora')).call('POST', '/api/signup-check.php', {
        name: 'Anna',
      })
    ).status,
  ).toBe(503);
  const moved = await cells.velluto('south', 'pool', 'move', 'aurora', '--to', 'north');
  expect(moved).toMatchObject({ code: 0, errorOutput: '' });
  expect(moved.output).toContain('\nmember: 2\n');
  expect(moved.output).toContain('Put "aurora" into the pools of "north" instead of "south" in CELLS_FILE');
  expect((await gaia.call('GET', '/api/user.php')).status).toBe(503);
  expect((await cells.velluto(null, 'cells')).output).toContain(
    'The pool "aurora" is on its way to the cell "north" (sent).\n',
  );
  expect(await cells.velluto('south', 'pool', 'forget', 'aurora')).toMatchObject({ code: 1 });

  await cells.writeCells({ south: ['velluto', 'boreal'], north: ['aurora'] });
  const north = await cells.serve('north');
  await expectComplete(aurora, 'aurora', north.address);
  expect((await gaia.call('GET', '/api/user.php')).status).toBe(503);
  expect(await cells.velluto('south', 'pool', 'forget', 'aurora')).toMatchObject({
    code: 0,
    errorOutput: '',
  });
  await endTraffic();
  const southAnew = await cells.serve('south');
  south.child.kill('SIGTERM');
  // for the cell it came from, its host is an unknown one, and its session none
  expect((await aurora.gaia.at(southAnew.address).call('GET', '/api/user.php')).body.user ?? null).toBeNull();

  // the second one comes beside members, and while both databases are written to
  endTraffic = await traffic('south', 'velluto', southAnew.address);
  const endTrafficThere = await traffic('north', 'aurora', north.address);
  await cells.interrupt('south', 'rows were copied', 'pool', 'move', 'boreal', '--to', 'north');
  expect(await cells.velluto('south', 'pool', 'move', 'boreal', '--to', 'north')).toMatchObject({ code: 0 });
  await cells.writeCells({ south: ['velluto'], north: ['aurora', 'boreal'] });
  const northAnew = await cells.serve('north');
  await expectComplete(boreal, 'boreal', northAnew.address);
  expect(await cells.velluto('south', 'pool', 'forget', 'boreal')).toMatchObject({ code: 0 });
  await endTraffic();
  await endTrafficThere();
  for (const name of ['south', 'north'] as const)
    expect((await reconcileLedger(cells.database(name).db)).discrepancies).toEqual([]);
  expect(await cells.velluto(null, 'cells')).toMatchObject({ code: 0 });
});

it('refuses what cannot be moved, in one sentence', async () => {
  const refusal = async (name: 'south' | 'north', ...args: string[]) =>
    (await cells.velluto(name, 'pool', ...args)).errorOutput;
  expect(await refusal('south', 'move', 'aurora', '--to', 'north')).toBe(
    'The cell "south" has no pool "aurora".\n',
  );
  expect(await refusal('south', 'move', 'velluto', '--to', 'east')).toBe(
    'Say --to with another cell of CELLS_FILE, not "east".\n',
  );
  expect(await refusal('south', 'return', 'velluto')).toBe(
    'The pool "velluto" is not on its way from the cell "south".\n',
  );
  expect(await refusal('south', 'move', 'velluto')).toBe(
    'Say the pool and where it goes: velluto pool move POOL --to CELL.\n',
  );
});
