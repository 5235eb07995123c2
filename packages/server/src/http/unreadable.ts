import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ApiError } from './api-error.ts';
import { nothingPolicy } from './policy.ts';

/** What every answer carries, for those that no hook sees: the request could not be read. */
export const unseenHeaders = (production: boolean): Record<string, string> => ({
  'content-security-policy': nothingPolicy,
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  ...(production && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers what is no request of HTTP, and hangs up. */
export function answerUnreadable(production: boolean) {
  const { code, message } = new ApiError('invalid_request');
  const body = JSON.stringify({ code, message });
  const headers = {
    ...unseenHeaders(production),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body.length),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = statuses[error.code ?? ''] ?? 400;
    if (socket.writable)
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    socket.destroySoon();
  };
}
