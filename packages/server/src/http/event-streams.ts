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

/** Proxies and browsers give up on a silent connection; a comment now and then keeps it. */
const heartbeatMs = 25_000;
/**
 * After so many heartbeats a stream ends, or a few more, so that not all do at once: within five minutes a page comes with
 * its session anew. That the session has ended may not have been heard here, and that somebody is here is known by calls.
 */
const shortest = 6;
const spread = 5;

/** Ends a stream; what waits for a page that does not read would hold up the end. */
function end(events: ServerResponse, last = ''): void {
  if (events.writableLength > 0) events.destroy();
  else events.end(last);
}

/** Makes the set of open streams. */
export function createEventStreams({ metrics }: Pick<Context, 'metrics'>): EventStreams {
  /** With the heartbeats that each has left. */
  const open = new Map<ServerResponse, number>();
  let opened = 0;
  // one timer for all: there may be thousands
  let heartbeat: NodeJS.Timeout | undefined;
  const beat = () => {
    let ended = 0;
    for (const [events, left] of open) {
      open.set(events, left - 1);
      if (left > 0) events.write(': \n\n');
      // the browser opens another soon, though not all at the same moment
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
