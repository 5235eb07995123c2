import type { FastifyInstance, InjectOptions } from 'fastify';

/** Status codes whose responses may not have a body. */
const bodiless = new Set([204, 205, 304]);

/** Handles a request in this process, without a network connection. */
export async function inProcess(app: FastifyInstance, request: Request): Promise<Response> {
  const { host, pathname, search } = new URL(request.url);
  const options: InjectOptions = {
    method: request.method as 'GET',
    url: pathname + search,
    headers: { host, ...Object.fromEntries(request.headers) },
  };
  if (request.body) options.payload = Buffer.from(await request.arrayBuffer());
  const { statusCode: status, headers, rawPayload } = await app.inject(options);
  const type = String(headers['content-type'] ?? '');
  return new Response(bodiless.has(status) ? null : new Uint8Array(rawPayload), {
    status,
    headers: { 'content-type': type },
  });
}
