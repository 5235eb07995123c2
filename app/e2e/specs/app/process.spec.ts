import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { password } from '../../support/person.ts';
import { exitOf, run, startProduct } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';

let data = '';
test.beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'velluto-process-'));
});
test.afterAll(() => rm(data, { recursive: true, force: true }));

/** Process id of the product's PostgreSQL. */
const postgres = async () =>
  Number.parseInt(await readFile(join(data, 'postgres', 'postmaster.pid'), 'utf8'), 10);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a port that is in use is reported in one sentence', async ({ baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  const { process: child, output } = run({ PORT: port, DATA_DIR: data });
  expect(await exitOf(child)).toBe(1);
  expect(output().trim()).toBe(`Port ${port} is in use: stop what runs there, or set PORT to another port.`);
});

test('the product stops within five seconds, leaves no process, and has its data at the next start', async ({
  playwright,
}) => {
  test.setTimeout(90_000);
  const env = { PORT: '0', DATA_DIR: data, DEMO: '0' };
  const extraHTTPHeaders = { 'x-requested-with': 'velluto' };
  const first = await startProduct(env);
  const before = await playwright.request.newContext({ baseURL: first.url, extraHTTPHeaders });
  const { terms_version } = await (await before.get('/api/settings.php')).json();
  const answer = await before.post('/api/signup.php', {
    data: {
      email: 'anna@posta.example',
      name: 'Anna',
      password,
      date_of_birth: '1990-03-09',
      gender: 'female',
      looking_for: 'male',
      sexuality: 'hetero',
      country: 'IT',
      region: null,
      city: null,
      language: 'it',
      terms_version,
      consent_sensitive: true,
    },
  });
  expect(answer.status()).toBe(201);
  const storageState = await before.storageState();
  await before.dispose();
  const database = await postgres();
  expect(isRunning(database)).toBe(true);

  const { code, took } = await first.stop();
  expect(code).toBe(0);
  expect(took).toBeLessThan(5_000);
  expect(isRunning(database)).toBe(false);

  const second = await startProduct(env);
  const after = await playwright.request.newContext({ baseURL: second.url, extraHTTPHeaders, storageState });
  const { user } = await (await after.get('/api/user.php')).json();
  expect(user.profile.name).toBe('Anna');
  await after.dispose();
  expect((await second.stop()).code).toBe(0);
});
