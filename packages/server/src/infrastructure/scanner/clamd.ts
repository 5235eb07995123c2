import { connect, type NetConnectOpts } from 'node:net';
import { Unavailable } from '../unavailable.ts';
import type { Scanner } from './scanner.ts';

/** Milliseconds for a scan, since the member waits for the upload. */
const defaultMs = 20_000;
/** Most bytes of a response, which is one line: a signature's name, or an error. */
const maxAnswer = 1_024;

function placeOf(address: string): NetConnectOpts {
  const { protocol, hostname, port, pathname } = new URL(address);
  if (protocol === 'unix:') return { path: decodeURIComponent(pathname) };
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) };
}

async function ask(place: NetConnectOpts, content: Uint8Array, signal: AbortSignal): Promise<string> {
  const socket = connect({ ...place, signal });
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length);
  const end = Buffer.alloc(4);
  for (const part of ['zINSTREAM\0', size, content, end]) socket.write(part);
  let answer = '';
  for await (const chunk of socket) {
    answer += chunk;
    if (answer.length > maxAnswer) throw new Error('The answer is too long.');
  }
  if (!answer.endsWith('\0')) throw new Error('The answer breaks off.');
  return answer.slice(0, -1);
}

/**
 * Scans with a clamd by its command INSTREAM, with one connection per file. When it does not answer, the upload is refused.
 *
 * @param address `tcp://host:3310` or `unix:///path/of/its/socket`
 * @param timeoutMs time to connect, send and get the response
 */
export function clamd(address: string, timeoutMs = defaultMs): Scanner {
  const place = placeOf(address);
  return {
    find: async content => {
      const answer = await ask(place, content, AbortSignal.timeout(timeoutMs)).catch(error => {
        throw new Unavailable('scanner', error);
      });
      if (answer === 'stream: OK') return null;
      const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
      if (found === undefined) throw new Unavailable('scanner', new Error(`It answers: ${answer}`));
      return found;
    },
  };
}
