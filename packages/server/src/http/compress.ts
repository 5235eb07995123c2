import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Below this, the packet is not worth the work. */
const leastBytes = 1400;
/** Up to this, to hand the work to another thread takes longer than to do it. */
const mostBytesHere = 24_000;

/** Sends text or its bytes, packed when the browser can unpack it and it is worth it. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  text: string | ArrayBuffer,
): Promise<void> {
  reply.type(type).header('vary', 'accept-encoding');
  const plain = typeof text === 'string' ? Buffer.from(text) : Buffer.from(text);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const here = plain.length <= mostBytesHere;
  if (plain.length < leastBytes) await reply.send(plain);
  else if (/\bbr\b/.test(accepted)) {
    // 5 makes pages 8 % smaller than 4 and costs 0.2 ms more; from 7 on it is milliseconds
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    const packed = here ? brotliCompressSync(plain, { params }) : await brotli(plain, { params });
    await reply.header('content-encoding', 'br').send(packed);
  } else if (/\bgzip\b/.test(accepted)) {
    await reply.header('content-encoding', 'gzip').send(here ? gzipSync(plain) : await zip(plain));
  } else await reply.send(plain);
}

/** Sends a value as JSON. */
export function sendJson(request: FastifyRequest, reply: FastifyReply, value: unknown): Promise<void> {
  return sendText(request, reply, 'application/json; charset=utf-8', JSON.stringify(value));
}
