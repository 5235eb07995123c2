import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import type { Context } from '../context.ts';
import { takeSocket } from './take-socket.ts';
import type { Stream } from './types.ts';

/** Event streams that are open in this process. */
export interface OpenStreams {
  open(reply: FastifyReply, stream: Stream): void;
  /** Ends all; without it the server would wait for browsers to leave. */
  closeAll(): void;
}

/** Proxies and browsers give up on a silent connection; a comment now and then keeps it. */
const heartbeatMs = 25_000;

/** The head of a stream, which lasts until its connection ends. */
function headOf(reply: FastifyReply, now: Date): string {
  const headers = {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'close',
    date: now.toUTCString(),
  };
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map(one => `${name}: ${one}\r\n`),
  );
  return `HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`;
}

/** The visitor hung up, or the line broke; `this` is the connection, so that no stream needs a function of its own. */
function leave(this: Socket): void {
  this.destroy();
}

/** Makes the set of open streams. */
export function openStreams({ metrics, clock }: Pick<Context, 'metrics' | 'clock'>): OpenStreams {
  const open = new Set<Socket>();
  // one timer for all: there may be thousands
  let heartbeat: NodeJS.Timeout | undefined;
  const beat = () => {
    for (const socket of open) socket.write(': \n\n');
  };
  function forget(this: Socket): void {
    open.delete(this);
    metrics.streams(-1);
    if (open.size > 0) return;
    clearInterval(heartbeat);
    heartbeat = undefined;
  }
  return {
    open: (reply, stream) => {
      const head = headOf(reply, clock.now());
      reply.hijack();
      const socket = takeSocket(reply.raw);
      if (!socket) return;
      socket.on('close', forget).on('end', leave).on('error', leave).resume();
      socket.write(`${head}retry: 3000\n\n`);
      open.add(socket);
      metrics.streams(1);
      heartbeat ??= setInterval(beat, heartbeatMs);
      stream(socket);
    },
    closeAll: () => {
      // what waits for a page that does not read would hold up the end
      for (const socket of open) socket.writableLength > 0 ? socket.destroy() : socket.destroySoon();
    },
  };
}
