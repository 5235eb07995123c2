import type { visitorOf } from './visitor.ts';

/** Shorter than the three seconds after which a browser opens another stream, so that tests are quick. */
const reopenMs = 200;

/**
 * A page as the app has it: it follows the event stream, opens another when that ends, and asks for its conversations
 * with the version it knows whenever one opens. It is written to by one member, in messages that are numbered from 1.
 */
export function openPage(member: Pick<ReturnType<typeof visitorOf>, 'call' | 'listen'>) {
  const page = {
    /** Number of the newest message that it knows. */
    known: 0,
    /** When it came to know each message, by `performance.now()`. */
    knownAt: new Map<number, number>(),
    /** Streams that it has opened. */
    opened: 0,
    close: async () => {},
  };
  let closed = false;
  let leave = () => {};
  let etag = '';
  const learn = (number: number) => {
    while (page.known < number) page.knownAt.set(++page.known, performance.now());
  };
  const ask = async () => {
    const headers = { 'if-none-match': etag };
    const answer = await member.call('GET', '/api/chats.php', undefined, { headers, persistent: true });
    if (answer.status !== 200) return;
    etag = answer.headers.get('etag') ?? '';
    learn(answer.body.num_unread_messages);
  };
  const follow = async () => {
    const stream = await member.listen();
    leave = stream.leave;
    let text = '';
    for (let chunk = await stream.next(); chunk !== null; chunk = await stream.next()) {
      if (text === '') {
        page.opened++;
        void ask().catch(() => {});
      }
      text += chunk;
      for (const [, number] of text.matchAll(/"text":"number (\d+)"/g)) learn(Number(number));
    }
  };
  const run = async () => {
    while (!closed) {
      await follow().catch(() => {});
      if (!closed) await new Promise(resolve => setTimeout(resolve, reopenMs));
    }
  };
  const running = run();
  page.close = async () => {
    closed = true;
    leave();
    await running;
  };
  return page;
}
