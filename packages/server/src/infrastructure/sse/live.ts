import type { components } from '@velluto/api-client/schema';
import type { Bus, Subscription } from '../bus/bus.ts';

type LikeEvent = components['schemas']['LikeEvent'];

/** An event as a page receives it. */
export type StreamEvent = components['schemas']['LiveEvent'];

/** A like as it is published. Its profile differs by site and language, so it is added for each page (`areas/live/handlers.ts`). */
export type SentLike = Pick<LikeEvent, 'event'> & { data: Omit<LikeEvent['data'], 'like'> };

/** An event as it is published. */
export type LiveEvent = Exclude<StreamEvent, LikeEvent> | SentLike;

/** Publishes events to a member's open pages, which may be connected to any process. */
export interface Live {
  /** Sends an event, which is lost when no page is open. In a transaction: `tx.after(() => ctx.live.send(…))`. */
  send(memberId: string, event: LiveEvent): Promise<void>;
  /** Closes the streams of open pages whose sessions have ended: all of a member, those of one session, or all but those of one. */
  close(memberId: string, sessions?: { only: Buffer } | { except: Buffer }): Promise<void>;
  /**
   * Listens for one open page.
   *
   * @param page the session that opened it, and how to close its stream: when the session ends, the member opens too many pages, or events may
   *   have been lost, since a page that opens another stream fetches everything anew
   */
  listen(memberId: string, listener: (event: LiveEvent) => void, page?: Page): Subscription;
  /** True while a page of the member is connected to this process. */
  isWatching(memberId: string): boolean;
}

/** Open pages of one member per process; a further one closes the oldest. */
export const PAGES_PER_MEMBER = 10;

/** An open page: the session that opened it, and how to close its stream when that ends or the member opens too many pages. */
interface Page {
  session: Buffer;
  close: () => void;
}

/** A message on the bus: an event, or the end of sessions by their hash in hexadecimal. */
type BusMessage = LiveEvent | { close: Closed };
type Closed = { only?: string | undefined; except?: string | undefined };

function ends({ only, except }: Closed, session: Buffer): boolean {
  const name = session.toString('hex');
  return (only === undefined || only === name) && except !== name;
}

/** Milliseconds over which streams are closed after events may have been lost, by the number of members with open pages: about 100 of them a second, at most 20 seconds. */
const closingMs = (members: number) => Math.min(members * 10, 20_000);

/** Makes live events over a bus, with one topic for each member. */
export function createLive(bus: Bus): Live {
  const topic = (memberId: string) => `member:${memberId}`;
  const pages = new Map<string, Set<Page>>();
  const open = (memberId: string, page: Page) => {
    const openPages = pages.get(memberId) ?? new Set();
    pages.set(memberId, openPages.add(page));
    const [oldest] = openPages;
    if (openPages.size <= PAGES_PER_MEMBER || !oldest) return;
    openPages.delete(oldest);
    oldest.close();
  };
  const leave = (memberId: string, page: Page) => {
    const openPages = pages.get(memberId);
    openPages?.delete(page);
    if (openPages?.size === 0) pages.delete(memberId);
  };
  return {
    isWatching: memberId => pages.has(memberId),
    send: (memberId, event) => bus.publish(topic(memberId), event),
    close: (memberId, sessions) => {
      const only = sessions && 'only' in sessions ? sessions.only.toString('hex') : undefined;
      const except = sessions && 'except' in sessions ? sessions.except.toString('hex') : undefined;
      return bus.publish(topic(memberId), { close: { only, except } });
    },
    listen: (memberId, listener, page) => {
      let closing: NodeJS.Timeout | undefined;
      const closeLater = () => {
        closing ??= setTimeout(() => page?.close(), Math.random() * closingMs(pages.size)).unref();
      };
      const receive = (sent: unknown) => {
        const message = sent as BusMessage;
        if (!('close' in message)) listener(message);
        else if (page && ends(message.close, page.session)) page.close();
      };
      const { ready, stop } = bus.subscribe(topic(memberId), receive, page && closeLater);
      if (!page) return { ready, stop };
      // a copy, so that the same object listens twice as two pages
      const mine = { ...page };
      open(memberId, mine);
      return {
        ready,
        stop: () => {
          clearTimeout(closing);
          stop();
          leave(memberId, mine);
        },
      };
    },
  };
}
