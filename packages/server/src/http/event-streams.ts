import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Context } from '../context.ts';
import type { Stream } from './types.ts';

/** Event streams that are open in this process. */
export interface EventStreams {
  open(reply: FastifyReply, stream: Stream): void;
  /** Ends all; without it the server would wait for browsers to leave. */
  closeAll(): void;
}

/** Proxies and browsers close a silent connection; a comment now and then prevents that. */
const heartbeatMs = 25_000;
/**
 * A stream ends after this many heartbeats, or a few more, so that not all do at once: within five minutes a page reconnects
 * with its session. This process may have missed that the session ended, and activity is noted by calls only.
 */
const shortest = 6;
const spread = 5;

/** Ends a stream; buffered data for a page that does not read would delay the end. */
function end(events: ServerResponse, last = ''): void {
  if (events.writableLength > 0) events.destroy();
  else events.end(last);
}

/** Makes the set of open streams. */
export function createEventStreams({ metrics }: Pick<Context, 'metrics'>): EventStreams {
  /** With the number of heartbeats left for each. */
  const open = new Map<ServerResponse, number>();
  let opened = 0;
  // one timer for all: there may be thousands
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
      events.write('retry: 3000\n\n');
      open.set(events, shortest + (opened++ % spread));
      metrics.streams(1);
      heartbeat ??= setInterval(beat, heartbeatMs);
      stream(events);
    },
    closeAll: () => {
      for (const events of open.keys()) end(events);
    },
  };
}
