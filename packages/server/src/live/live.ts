import type { components } from '@velluto/api-client/schema';
import type { Bus } from '../ports/bus/bus.ts';

type LikeEvent = components['schemas']['LikeEvent'];

/** An event as a page gets it. */
export type StreamEvent = components['schemas']['LiveEvent'];

/** A like as it is sent: what it shows differs by site and language, so each page adds it (`live/handlers.ts`). */
export type SentLike = Pick<LikeEvent, 'event'> & { data: Omit<LikeEvent['data'], 'like'> };

/** An event as it is sent. */
export type LiveEvent = Exclude<StreamEvent, LikeEvent> | SentLike;

/** Events to a member's open pages, on whichever process they are connected. */
export interface Live {
  /** Sends an event; nobody listening is fine. In a transaction: `tx.after(() => ctx.live.send(…))`. */
  send(memberId: string, event: LiveEvent): Promise<void>;
  /** Closes open pages' streams, because their sessions have ended: all of a member, only one session's, or all but one. */
  close(memberId: string, which?: { only: Buffer } | { except: Buffer }): Promise<void>;
  /**
   * Listens for one open page; the answer stops it.
   *
   * @param page the session that opened it, and what to do when that session ends or the member opens too many
   */
  listen(memberId: string, listener: (event: LiveEvent) => void, page?: Page): () => void;
  /** True while a page of the member is open at this process. */
  isWatching(memberId: string): boolean;
}

/** Open pages of one member per process; the oldest is closed for a further one. */
export const PAGES_PER_MEMBER = 10;

/** An open page: the session that opened it, and what to do when that ends or a newer page needs its place. */
interface Page {
  session: Buffer;
  close: () => void;
}

/** What goes over the bus: an event, or the end of sessions by their hash in hexadecimal. */
type BusMessage = LiveEvent | { close: Closed };
type Closed = { only?: string | undefined; except?: string | undefined };

function ends({ only, except }: Closed, session: Buffer): boolean {
  const name = session.toString('hex');
  return (only === undefined || only === name) && except !== name;
}

/** Live events over a bus, one topic a member. */
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
    close: (memberId, which) => {
      const only = which && 'only' in which ? which.only.toString('hex') : undefined;
      const except = which && 'except' in which ? which.except.toString('hex') : undefined;
      return bus.publish(topic(memberId), { close: { only, except } });
    },
    listen: (memberId, listener, page) => {
      const stop = bus.subscribe(topic(memberId), sent => {
        const message = sent as BusMessage;
        if (!('close' in message)) listener(message);
        else if (page && ends(message.close, page.session)) page.close();
      });
      if (!page) return stop;
      // one of its own, so that the same page twice is two
      const mine = { ...page };
      open(memberId, mine);
      return () => {
        stop();
        leave(memberId, mine);
      };
    },
  };
}
