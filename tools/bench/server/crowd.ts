import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Member } from '../product.ts';

/** Kinds of calls: what pages repeat by themselves, what a person opens, a whole page, and a message that a person sends. */
export const kinds = ['polled', 'list', 'page', 'message'] as const;
export type Kind = (typeof kinds)[number];

/** Of 50 calls, 38 are polled, 7 open a list or a conversation, 2 a whole page, and 3 send a message, spread evenly. */
const mix = Array.from({ length: 50 }, (_, index): Kind => {
  if (index % 17 === 5) return 'message';
  if (index % 25 === 8) return 'page';
  return index % 7 === 3 ? 'list' : 'polled';
});
const polled = ['/api/user.php', '/api/chats.php', '/api/likes.php'];

/** What happened to one call. */
export interface Outcome {
  kind: Kind;
  /** HTTP status; 0 when the connection broke. */
  status: number;
  /** Milliseconds from sending the call to the end of its answer. */
  wait: number;
}

/** Members whose pages poll, and who look around and write to each other. */
export interface Crowd {
  /** Calls with so many at a time, each as soon as another was answered; returns the answers per second. */
  fillFor: (seconds: number, atOnce: number) => Promise<number>;
  /**
   * Begins so many calls a second, whether or not earlier ones were answered, as people do; returns when all were
   * answered.
   */
  rushFor: (seconds: number, perSecond: number) => Promise<Outcome[]>;
  close: () => void;
}

/** Gathers a crowd; each member has a conversation with the next. */
export function gather(origin: string, members: readonly Member[]): Crowd {
  const agent = new Agent({ keepAlive: true });
  /** Last versions of polled answers, by member and path, which a page sends along. */
  const versions = new Map<string, string>();
  let count = 0;

  const send = (path: string, headers: Record<string, string>, body?: object) =>
    new Promise<{ status: number; etag: string | undefined }>(resolve => {
      const failed = () => resolve({ status: 0, etag: undefined });
      const call = request(origin + path, { agent, headers, method: body ? 'POST' : 'GET' }, response => {
        const { statusCode: status = 0, headers } = response;
        response.resume().on('end', () => resolve({ status, etag: headers.etag }));
        response.on('error', failed);
      });
      call.on('error', failed).end(body && JSON.stringify(body));
    });

  async function poll({ cookie }: Member, number: number): Promise<number> {
    const path = polled[number % polled.length] ?? '';
    const version = versions.get(cookie + path);
    const { status, etag } = await send(path, { cookie, ...(version && { 'if-none-match': version }) });
    if (etag) versions.set(cookie + path, etag);
    return status;
  }

  const write = ({ cookie }: Member, to: Member) =>
    send(
      '/api/message.php',
      {
        cookie,
        'content-type': 'application/json',
        'x-requested-with': 'velluto',
        'idempotency-key': randomUUID(),
      },
      { profile: to.id, text: 'Ci sto! Porto io il termos del caffè.' },
    );

  async function next(): Promise<Outcome> {
    const number = count++;
    const kind = mix[number % mix.length] ?? 'polled';
    // members and kinds take turns of different lengths, so that each member does everything
    const index = Math.floor(number / 3) % members.length;
    const [from, to] = [members[index], members[(index + 1) % members.length]];
    if (!from || !to) throw new Error('There is nobody in the crowd.');
    const begin = performance.now();
    const openPage = () => send('/members', { cookie: from.cookie });
    const open = () =>
      send(number % 2 ? '/api/members.php?page=1' : `/api/chat.php?profile=${to.id}`, {
        cookie: from.cookie,
      });
    const calls = { list: open, page: openPage, message: () => write(from, to) };
    const status = kind === 'polled' ? await poll(from, number) : (await calls[kind]()).status;
    return { kind, status, wait: performance.now() - begin };
  }

  return {
    async fillFor(seconds, atOnce) {
      const end = performance.now() + seconds * 1000;
      let answered = 0;
      const work = async () => {
        for (; performance.now() < end; answered += 1) await next();
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      return answered / seconds;
    },

    async rushFor(seconds, perSecond) {
      const begin = performance.now();
      const calls: Promise<Outcome>[] = [];
      while (calls.length < seconds * perSecond) {
        const due = ((performance.now() - begin) / 1000) * perSecond;
        while (calls.length < due) calls.push(next());
        await setTimeout(2);
      }
      return Promise.all(calls);
    },

    close: () => agent.destroy(),
  };
}
