import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Caller } from './callers.ts';

/** What a caller asks for. */
interface Question {
  path: string;
  /** What is sent; a call without it is a GET. */
  body?: object;
}

/** A call that is measured. */
export interface MainCall {
  name: string;
  /** Whether the callers were away before. */
  away?: boolean;
  /** Whether the caller has the answer already, and it is unchanged. */
  unchanged?: boolean;
  /** Whether it goes on in the background: notices, mails. */
  causes?: boolean;
  /** @param turn how often the caller made this call before */
  ask: (caller: Caller, turn: number, lookedAt: readonly string[]) => Question;
}

const pick = <Item>(list: readonly Item[], turn: number): Item => {
  const item = list[turn % list.length];
  if (item === undefined) throw new Error('A caller has nobody to deal with.');
  return item;
};

/** The main calls of a visit, in its order. */
export const mainCalls: readonly MainCall[] = [
  { name: 'own account, at the start of a visit', away: true, ask: () => ({ path: 'user.php' }) },
  { name: 'own account, polled and unchanged', unchanged: true, ask: () => ({ path: 'user.php' }) },
  {
    name: 'search by gender, country, age',
    ask: ({ sought, country }, turn) => {
      const from = 18 + ((turn * 7) % 30);
      return { path: `members.php?gender=${sought}&country=${country}&min_age=${from}&max_age=${from + 12}` };
    },
  },
  {
    name: 'profile of a member',
    ask: ({ id }, turn, lookedAt) => ({
      path: `member.php?id=${pick(lookedAt, turn * 31 + Number.parseInt(id.slice(-4), 16))}`,
    }),
  },
  { name: 'list of conversations', ask: () => ({ path: 'chats.php' }) },
  {
    name: 'a conversation',
    ask: ({ partners }, turn) => ({ path: `chat.php?profile=${pick(partners, turn)}` }),
  },
  {
    name: 'paid message',
    causes: true,
    ask: ({ partners }, turn) => ({
      path: 'message.php',
      body: { profile: pick(partners, turn), text: 'Ci sto! Porto io il termos del caffè.' },
    }),
  },
  {
    name: 'like',
    causes: true,
    ask: ({ strangers }, turn) => ({ path: 'like.php', body: { profile: pick(strangers, turn) } }),
  },
  { name: 'list of likes', ask: () => ({ path: 'likes.php' }) },
  { name: 'wallet with its history', ask: () => ({ path: 'wallet.php' }) },
];

const agent = new Agent({ keepAlive: true });

interface Answer {
  /** Milliseconds until the last byte, without unpacking. */
  time: number;
  status: number;
  etag: string | undefined;
}

/** Asks a server, with the cookie of a caller, if any, and the version of an answer that the caller has. */
export function ask(url: string, cookie: string, body?: object, version?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sending = body && {
      'content-type': 'application/json',
      'x-requested-with': 'velluto',
      'idempotency-key': randomUUID(),
    };
    const known = version !== undefined && { 'if-none-match': version };
    const headers = { cookie, 'accept-encoding': 'br', ...sending, ...known };
    const start = performance.now();
    const call = request(url, { agent, headers, method: body ? 'POST' : 'GET' }, answer => {
      const { statusCode: status = 0, headers } = answer;
      answer
        .resume()
        .on('end', () => resolve({ time: performance.now() - start, status, etag: headers.etag }));
    });
    call.on('error', reject).end(body && JSON.stringify(body));
  });
}

/** A caller's call; throws when it is not answered as expected: unchanged, if a version is given. */
export async function answerTo(
  origin: string,
  { cookie }: Caller,
  { path, body }: Question,
  version?: string,
): Promise<Answer> {
  const answer = await ask(`${origin}/api/${path}`, cookie, body, version);
  const expected = version === undefined ? [200, 201] : [304];
  if (!expected.includes(answer.status)) throw new Error(`${path} was answered ${answer.status}.`);
  return answer;
}
