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
      // the browser reconnects soon, and a random delay spreads the reconnects
      else end(events, `retry: ${200 + (ended++ % 20) * 50}\n\n`);
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
      open.set(events, shortest + (opened++ % spread));
      metrics.streams(1);
      heartbeat ??= setInterval(beat, heartbeatMs);
      // once the page sees the stream open, it fetches what it may have missed: from then on nothing may be missed
      void stream(events).then(() => {
        if (!(events.destroyed || events.writableEnded)) events.write('retry: 3000\n\n');
      });
    },
    closeAll: () => {
      for (const events of open.keys()) end(events);
    },
  };
}
