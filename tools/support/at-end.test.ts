import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const module = join(import.meta.dirname, 'at-end.ts');

/** Runs a script that opens a folder and something slow to close, and prints the folder. */
async function run(last: string, act: (kill: (signal: NodeJS.Signals) => void) => void = () => {}) {
  const script = `
    import { atEnd, end, temporaryFolder } from ${JSON.stringify(module)};
    const folder = await temporaryFolder();
    const server = setInterval(() => {}, 1000);
    atEnd(async () => {
      await new Promise(resolve => setImmediate(resolve));
      clearInterval(server);
      console.log('closed');
    });
    console.log(folder);
    ${last}`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let complaint = '';
  child.stdout.on('data', chunk => {
    if (output === '') act(signal => child.kill(signal));
    output += String(chunk);
  });
  child.stderr.on('data', chunk => {
    complaint += String(chunk);
  });
  const [code] = await once(child, 'close');
  const [folder = '', closed] = output.trim().split('\n');
  expect(folder).toMatch(/velluto-/);
  return { code, closed, left: existsSync(folder), complaint };
}

test('what a script opened is closed when it ends', async () => {
  expect(await run('await end();')).toEqual({ code: 0, closed: 'closed', left: false, complaint: '' });
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'what a script opened is closed when it is interrupted by %s',
  async signal => {
    const result = await run('await new Promise(() => {});', kill => kill(signal));
    expect(result).toEqual({ code: 130, closed: 'closed', left: false, complaint: '' });
  },
);

test('what a script opened is closed when it fails, and the error is printed', async () => {
  const result = await run("throw new Error('It broke.');");
  expect(result).toMatchObject({ code: 1, closed: 'closed', left: false });
  expect(result.complaint).toContain('It broke.');
});

test('what a script opened is closed when a part of it fails to close', async () => {
  const result = await run("atEnd(() => { throw new Error('It is stuck.'); }); await end();");
  expect(result).toMatchObject({ closed: 'closed', left: false });
  expect(result.complaint).toContain('It is stuck.');
});
