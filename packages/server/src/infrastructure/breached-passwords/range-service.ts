import { hash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics/metrics.ts';
import type { BreachedPasswords } from './breached.ts';

/** Milliseconds for a response, since somebody who submitted a form is waiting. */
const timeoutMs = 2_000;
/** Most bytes of a response: a padded one has up to 1,000 lines of some 40 characters. */
const maxBytes = 256 * 1024;
const line = /^([\dA-F]{35}):(\d+)$/i;

async function boundedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new Error(`The answer is larger than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('latin1');
}

/** Suffixes of hashes that were seen at least once; padding has a count of 0. */
function leakedSuffixes(text: string): Set<string> {
  const entries = text.split(/\r?\n/).filter(Boolean);
  return new Set(
    entries.flatMap(entry => {
      const [, suffix = '', count = ''] = line.exec(entry) ?? [];
      if (suffix === '') throw new Error('The answer is no list of hashes.');
      return Number(count) > 0 ? [suffix.toUpperCase()] : [];
    }),
  );
}

/**
 * Asks a service with the range protocol of Pwned Passwords: it gets the first five hexadecimal digits of the
 * password's SHA-1, and returns the rest of all known hashes that begin with them. A service that does not answer must not prevent a new
 * password: failures are counted, and the first of consecutive ones is logged.
 *
 * @param address address to which the five digits are appended, for example `https://api.pwnedpasswords.com/range`
 */
export function rangeService(address: string, log: Logger, metrics: Metrics): BreachedPasswords {
  const base = address.endsWith('/') ? address : `${address}/`;
  let failing = false;
  const ask = async (prefix: string) => {
    const response = await fetch(base + prefix, {
      headers: { 'add-padding': 'true', 'user-agent': 'velluto' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return leakedSuffixes(await boundedText(response));
    await response.body?.cancel();
    throw new Error(`The service answered ${response.status}.`);
  };
  return {
    has: async password => {
      const digest = hash('sha1', password).toUpperCase();
      try {
        const seen = await ask(digest.slice(0, 5));
        failing = false;
        return seen.has(digest.slice(5));
      } catch (error) {
        metrics.breachedCheckFailed();
        if (!failing) log.warn({ err: error }, 'breached passwords cannot be asked for');
        failing = true;
        return false;
      }
    },
  };
}
