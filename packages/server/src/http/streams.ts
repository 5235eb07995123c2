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
/**
 * After so many heartbeats a stream ends, or a few more, so that not all do at once: within five minutes a page comes with
 * its session anew. That the session has ended may not have been heard here, and that somebody is here is known by calls.
 */
const shortest = 6;
const spread = 5;

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

/** Ends a stream; what waits for a page that does not read, or does not hang up, would hold up the end. */
function end(socket: Socket, last = ''): void {
  if (socket.writableLength > 0 || !socket.writable) socket.destroy();
  else {
    socket.write(last);
    socket.destroySoon();
  }
}

/** Makes the set of open streams. */
export function openStreams({ metrics, clock }: Pick<Context, 'metrics' | 'clock'>): OpenStreams {
  /** With the heartbeats that each has left. */
  const open = new Map<Socket, number>();
  let opened = 0;
  // one timer for all: there may be thousands
  let heartbeat: NodeJS.Timeout | undefined;
  const beat = () => {
    let ended = 0;
    for (const [socket, left] of open) {
      open.set(socket, left - 1);
      if (left > 0) socket.write(': \n\n');
      // the browser opens another soon, though not all at the same moment
      else end(socket, `retry: ${200 + (ended++ % 20) * 50}\n\n`);
    }
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
      open.set(socket, shortest + (opened++ % spread));
      metrics.streams(1);
      heartbeat ??= setInterval(beat, heartbeatMs);
      stream(socket);
    },
    closeAll: () => {
      for (const socket of open.keys()) end(socket);
    },
  };
}
