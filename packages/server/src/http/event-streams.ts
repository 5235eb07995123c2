import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Context } from '../context/context.ts';
import type { Stream } from '../context/operation.ts';

/** The event streams that are open in this process. */
export interface EventStreams {
  open(reply: FastifyReply, stream: Stream): void;
  /** Ends all streams; without it a stopping server would wait until browsers close them. */
  closeAll(): void;
}

/** Milliseconds between comments in a stream: proxies and browsers close a silent connection. */
const heartbeatMs = 25_000;
/**
 * A stream ends after this many heartbeats, or a few more, so that not all do at once: within five minutes a page reconnects
 * with its session. That is needed since this process may have missed that the session ended, and since only calls store activity.
 */
const shortest = 6;
const spread = 5;

/**
 * Milliseconds until a page opens its stream again, for one of many that end together: two hundred a second, since each of them
 * asks for what it has missed. Beyond ten seconds a second one comes at the same time.
 */
const reconnect = (ended: number): string => `retry: ${200 + ((ended * 5) % 10_000)}\n\n`;

/** The same for streams that end without a word, as in a crash: from two seconds to six. */
const reconnectAfterCrash = (opened: number): string => `retry: ${2_000 + ((opened * 20) % 4_000)}\n\n`;

/** Ends a stream at once: data that a slow page has not read is dropped, since it would delay the end. */
function end(events: ServerResponse, last = ''): void {
  if (events.writableLength > 0) events.destroy();
  else events.end(last);
}

/** Makes the set of open streams. */
export function createEventStreams({ metrics }: Pick<Context, 'metrics'>): EventStreams {
  /** Open streams with the number of their remaining heartbeats. */
  const open = new Map<ServerResponse, number>();
  let opened = 0;
  // one timer for all streams, of which there may be thousands
  let heartbeat: NodeJS.Timeout | undefined;
  const beat = () => {
    let ended = 0;
    for (const [events, left] of open) {
      open.set(events, left - 1);
      if (left > 0) events.write(': \n\n');
      else end(events, reconnect(ended++));
    }
  };
  function forget(this: ServerResponse): void {
    open.delete(this);
    metrics.streams(-1);
    if (open.size > 0) return;
    clearInterval(heartbeat);
    heartbeat = undefined;
  }
  return {
    open: (reply, stream) => {
      const events = reply.hijack().raw;
      if (events.destroyed) return;
      const headers = {
        ...reply.getHeaders(),
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      };
      for (const [name, value] of Object.entries(headers))
        if (value !== undefined) events.setHeader(name, value);
      events.on('close', forget);
      const crash = reconnectAfterCrash(opened);
      open.set(events, shortest + (opened++ % spread));
      metrics.streams(1);
      heartbeat ??= setInterval(beat, heartbeatMs);
      // once the page sees the stream open, it fetches what it may have missed: from then on nothing may be missed
      void stream(events).then(() => {
        if (!(events.destroyed || events.writableEnded)) events.write(crash);
      });
    },
    closeAll: () => {
      let ended = 0;
      for (const events of open.keys()) end(events, reconnect(ended++));
    },
  };
}
