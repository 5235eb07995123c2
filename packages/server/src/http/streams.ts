import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Metrics } from '../observe/metrics.ts';
import type { Stream } from './types.ts';

/** Event streams that are open in this process. */
export interface OpenStreams {
  open(reply: FastifyReply, stream: Stream): void;
  /** Ends all; without it the server would wait for browsers to leave. */
  closeAll(): void;
}

/** Proxies and browsers give up on a silent connection; a comment now and then keeps it. */
const heartbeatMs = 25_000;

/** Makes the set of open streams. */
export function openStreams(metrics: Metrics): OpenStreams {
  const open = new Set<ServerResponse>();
  // one timer for all: there may be thousands
  let heartbeat: NodeJS.Timeout | undefined;
  const beat = () => {
    for (const response of open) response.write(': \n\n');
  };
  /** Ends with the stream; `this` is its response, so that no stream needs a function of its own. */
  function forget(this: ServerResponse): void {
    open.delete(this);
    metrics.streams(-1);
    if (open.size > 0) return;
    clearInterval(heartbeat);
    heartbeat = undefined;
  }
  return {
    open: (reply, stream) => {
      reply.hijack();
      const response = reply.raw;
      response.writeHead(200, {
        ...(reply.getHeaders() as OutgoingHttpHeaders),
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      // sent by itself the head is one string; written with a body it stays fifty pieces for as long as the stream is open
      response.flushHeaders();
      response.write('retry: 3000\n\n');
      open.add(response);
      metrics.streams(1);
      heartbeat ??= setInterval(beat, heartbeatMs);
      response.on('close', forget);
      stream(response);
    },
    closeAll: () => {
      for (const response of open) response.end();
    },
  };
}
