import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@velluto/server/test/engines/port.ts';
import { startMailSink } from '@velluto/server/test/mail-sink.ts';
import { codeIn } from '@velluto/server/test/mailed.ts';
import { signupForm } from '@velluto/server/test/signup.ts';
import { describe, expect, inject, it } from 'vitest';
import { installedNode } from '../package/oldest-node.ts';
import { browserAt } from './browser-at.ts';

import { version } from './release-name.ts';
import { releaseRunner, scratch, untilReady } from './run-release.ts';

const { run, cwd } = releaseRunner();
const at = (path: string) => join(inject('release'), path);
const outputOf = async (args: string[], env?: Record<string, string>) => {
  const { output, ended } = run(args, env);
  return { code: await ended, output: output() };
};

it('tells its version, and makes nothing', async () => {
  expect(await outputOf(['--version'])).toEqual({ code: 0, output: `velluto ${version}\n` });
  expect(readdirSync(cwd)).toEqual([]);
});

it('brings the bill of materials and the licences of what is in it', () => {
  const { metadata, components } = JSON.parse(readFileSync(at('sbom.cdx.json'), 'utf8'));
  expect(metadata.component).toMatchObject({ name: 'velluto', version });
  const names: string[] = components.map(({ name }: { name: string }) => name);
  const notices = readFileSync(at('third-party-notices.txt'), 'utf8');
  // bundled, with native code, of the app
  for (const name of ['fastify', 'sharp', 'wouter']) {
    expect(names).toContain(name);
    expect(notices).toContain(name);
  }
  for (const name of ['vitest', 'esbuild', 'smtp-server', 'faker']) expect(names).not.toContain(name);
});

it('brings nothing of the tools, and none of the sandbox', () => {
  expect(readdirSync(at(''))).toEqual([
    'LICENSE',
    'bin',
    'deploy',
    'docs',
    'lib',
    'sbom.cdx.json',
    'third-party-notices.txt',
  ]);
  expect(readdirSync(at('deploy'))).toEqual(['caddy', 'kubernetes', 'nginx', 'observe', 'systemd']);
  const packages = readdirSync(at('lib/node_modules'));
  expect(packages).toContain('sharp');
  for (const name of ['vite', 'typescript', 'fastify']) expect(packages).not.toContain(name);
  const modules = readdirSync(at('lib')).filter(name => name.endsWith('.js'));
  expect(modules.filter(name => readFileSync(at(`lib/${name}`), 'utf8').includes('/__payments'))).toEqual([]);
});

it('has the guides to which its alerts lead', () => {
  const alerts = readFileSync(at('deploy/observe/alerts.yaml'), 'utf8');
  const guides = new Set([...alerts.matchAll(/guide: ([^#\s]+)/g)].map(([, path = '']) => path));
  expect([...guides]).toEqual(['docs/operating.md']);
  for (const [, path = ''] of readFileSync(at('docs/operating.md'), 'utf8').matchAll(
    /\]\((operating\/[^)#]+)/g,
  ))
    expect(existsSync(at(`docs/${path}`)), path).toBe(true);
});

describe('a start that lacks something is refused in one sentence, before it makes anything', () => {
  const key = { MOLLIE_API_KEY: 'live_0' };
  const data = () => join(cwd, 'data');

  it.each<[string, () => Record<string, string>, RegExp]>([
    ['a folder for the data', () => key, /^Set DATA_DIR to a folder on a durable disk;/],
    ['a payment provider', () => ({ DATA_DIR: data() }), /^Set MOLLIE_API_KEY to the key/],
    ['what production needs', () => ({ NODE_ENV: '', DATA_DIR: data() }), /^Set MOLLIE_API_KEY to the key/],
    ['demo members', () => ({ ...key, DATA_DIR: data(), DEMO: '1' }), /^DEMO=1 needs the demo members/],
    ['site files', () => ({ ...key, DATA_DIR: data(), SITES_DIR: '/none' }), /\/none/],
    ['a right setting', () => ({ ...key, DATA_DIR: data(), PORT: 'http' }), /^PORT must be/],
  ])('%s', async (_, env, sentence) => {
    const before = readdirSync(inject('release'), { recursive: true }).length;
    const { code, output } = await outputOf(['serve'], { LOG_LEVEL: 'silent', ...env() });
    const sentences = output.split('\n').filter(line => line !== '' && !line.startsWith('{'));
    expect(sentences).toEqual([expect.stringMatching(sentence)]);
    expect(code).toBe(1);
    expect(readdirSync(cwd)).toEqual([]);
    expect(readdirSync(inject('release'), { recursive: true })).toHaveLength(before);
  });

  it('Node 24', async ({ skip }) => {
    const old = await installedNode('20');
    if (!old) return skip('no registry answers');
    const runner = releaseRunner(old.node);
    const { output, ended } = runner.run(['serve'], { ...key, DATA_DIR: data() });
    expect(await ended).toBe(1);
    expect(output()).toBe(`Velluto needs Node 24, and this is ${old.version}: install Node 24.\n`);
  });
});

it('serves from an empty folder within seconds: a page, a sign-up, and a log-in by a mailed code', async () => {
  const [port, mail] = [await freePort(), await startMailSink()];
  const dataDir = join(scratch(), 'data');
  const env = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, MOLLIE_API_KEY: 'live_0' };
  const server = run(['serve'], { ...env, SMTP_URL: mail.url, LOG_LEVEL: 'error' });
  await untilReady(port, server);
  const address = `http://127.0.0.1:${port}`;
  const page = await fetch(address);
  expect(page.status).toBe(200);
  expect(await page.text()).toMatch(/<html lang="it"[\s\S]*<script/);

  const form = signupForm({ email: 'nina@example.com' });
  expect((await browserAt(address)('POST', '/api/signup.php', form)).status).toBe(201);
  const browser = browserAt(address);
  const logIn = (code?: string) =>
    browser('POST', '/api/user.php', { login: form.email, password: form.password, ...(code && { code }) });
  expect(await (await logIn()).json()).toMatchObject({ code: 'login_code_required' });
  const mailed = await mail.find(text => /^\d{6}$/m.test(text) && !text.includes('activate.php'));
  expect((await logIn(codeIn({ text: mailed }))).status).toBe(200);
  expect(await (await browser('GET', '/api/user.php')).json()).toMatchObject({
    user: { profile: { name: 'Nina' } },
  });

  // beside the running server
  const checked = await outputOf(['ledger', 'check'], { DATA_DIR: dataDir });
  expect(checked).toEqual({ code: 0, output: expect.stringContaining('The ledger adds up') });
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  await mail.close();
  expect(existsSync(join(dataDir, 'data.key'))).toBe(true);
  // its database ended with it
  expect(execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })).not.toContain(dataDir);
});
