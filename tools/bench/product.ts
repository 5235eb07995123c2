import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { demoAccounts } from '@velluto/demo/accounts';
import { codeIn } from '../../packages/server/test/mailed.ts';
import { signupForm } from '../../packages/server/test/signup.ts';
import { atEnd, temporaryFolder } from '../support/at-end.ts';
import { root } from '../support/run-step.ts';

/** A running product with its own data directory. */
export interface Product {
  /** Address of the default site, without a slash at the end. */
  origin: string;
  /** Process id. */
  pid: number;
  /** Milliseconds from the start of the process to the line that says it is ready. */
  readyAfter: number;
  /** Stops it before the end of the measurement, which stops it anyway. */
  stop: () => Promise<void>;
}

/**
 * Starts the product of a checkout like the start command does, with demo data, in a temporary data directory unless `env`
 * names one. It is stopped at the end of the measurement.
 */
export async function startProduct(
  port: number,
  env: NodeJS.ProcessEnv = {},
  checkout = root,
): Promise<Product> {
  const DATA_DIR = env.DATA_DIR ?? (await temporaryFolder());
  const begin = performance.now();
  const child = spawn(process.execPath, [join(checkout, 'tools/start/start.js')], {
    env: { ...process.env, PORT: String(port), ...env, DATA_DIR },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.pid === undefined) throw new Error('The product did not start.');
  const ended = new Promise<void>(resolve => child.on('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  atEnd(stop);
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', chunk => {
      if (String(chunk).includes(`http://localhost:${port}`)) resolve();
    });
    child.on('close', code => reject(new Error(`The product did not start (exit code ${code}).`)));
  });
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid,
    readyAfter: performance.now() - begin,
    stop,
  };
}

const clientHeaders = { 'content-type': 'application/json', 'x-requested-with': 'velluto' };

const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ');

/** A member who signed up for a measurement. */
export interface Member {
  id: string;
  cookie: string;
}

/** Signs up a member of this number. */
export async function signUp(origin: string, number: number): Promise<Member> {
  const response = await fetch(`${origin}/api/signup.php`, {
    method: 'POST',
    headers: clientHeaders,
    body: JSON.stringify(signupForm({ email: `member${number}@example.com`, name: `Member ${number}` })),
  });
  if (response.status !== 201) throw new Error(`The sign-up failed: ${await response.text()}`);
  const { user } = await response.json();
  return { id: user.id, cookie: cookiesOf(response) };
}

/** Logs the free demo member in with the mailed code and returns the cookies of the session. */
export async function demoCookie(origin: string): Promise<string> {
  const [{ email, password }] = demoAccounts;
  const login = (cookie: string, code?: string) =>
    fetch(`${origin}/api/user.php`, {
      method: 'POST',
      headers: { ...clientHeaders, cookie },
      body: JSON.stringify({ login: email, password, code }),
    });
  const browser = cookiesOf(await login(''));
  const outbox = await fetch(`${origin}/__outbox.json?to=${encodeURIComponent(email)}`);
  const { mails }: { mails: { text: string }[] } = await outbox.json();
  const response = await login(browser, codeIn(mails[0]));
  if (!response.ok) throw new Error(`The demo log-in failed with ${response.status}.`);
  return cookiesOf(response);
}

/** The value below which this part (0 to 1) of the values lies. */
export const percentile = (values: number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;

/** Median; the mean of the two middle values for an even number, NaN for no values. */
export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const high = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? high : (high + (sorted[middle - 1] ?? Number.NaN)) / 2;
};
