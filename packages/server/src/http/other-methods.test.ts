import { contractOperations } from '@velluto/api-client/contract';
import { describe, expect, it } from 'vitest';
import { createTestServer } from '../../test/server.ts';
import { sitesWith } from '../../test/sites.ts';

const render = async (request: Request) => new Response(`page ${new URL(request.url).pathname}`);
const { app } = await createTestServer({ render });
/** The same where a site has a frontend on another host, which adds a route for preflight requests. */
const { app: appWithFrontends } = await createTestServer({
  render,
  parts: { sites: sitesWith({ open: { allowed_origins: ['https://app.brand.example'] } }) },
});
const own = { 'x-requested-with': 'velluto' };

/** The addresses of the contract, with the methods that they take and a query that a GET needs. */
const paths = [...new Set(contractOperations.map(({ path }) => path))].map(path => {
  const operations = contractOperations.filter(operation => operation.path === path);
  const read = operations.find(({ method }) => method === 'GET');
  return {
    path,
    query: `?${new URLSearchParams(read?.query)}`,
    methods: operations.map(({ method }) => method),
    // a GET that changes something takes no HEAD
    isRead: read !== undefined && !read.client,
  };
});
const files = [
  '/robots.txt',
  '/favicon.ico',
  '/.well-known/security.txt',
  '/.well-known/gpc.json',
  '/.well-known/change-password',
  '/healthz',
  '/readyz',
  '/metrics',
  '/img/nothing/thumb.avif',
];
const pages = ['/', '/members', '/pages/terms', '/no-such-page'];

/** Methods of HTTP that a server may be asked for. */
const asked = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const inOrder = (methods: readonly string[]) =>
  [...asked.filter(method => methods.includes(method)), 'OPTIONS'].join(', ');

const table = [
  ...paths.map(({ path, query, methods, isRead }) => ({
    url: path + query,
    takes: [...methods, ...(isRead ? ['HEAD'] : [])] as string[],
  })),
  ...files.map(url => ({ url, takes: ['GET', 'HEAD'] })),
  ...pages.map(url => ({ url, takes: ['GET', 'HEAD', 'POST'] })),
];

describe.each(table)('$url', ({ url, takes }) => {
  it.runIf(takes.includes('HEAD'))('answers HEAD like GET, without the body', async () => {
    const got = await app.inject({ method: 'GET', url });
    const headed = await app.inject({ method: 'HEAD', url });
    expect([headed.statusCode, headed.headers['content-type'], headed.headers.location]).toEqual([
      got.statusCode,
      got.headers['content-type'],
      got.headers.location,
    ]);
    expect(headed.rawPayload).toHaveLength(0);
  });

  it('says what it takes, to OPTIONS and with 405', async () => {
    for (const server of [app, appWithFrontends]) {
      const options = await server.inject({ method: 'OPTIONS', url });
      expect([options.statusCode, options.headers.allow, options.body]).toEqual([204, inOrder(takes), '']);
    }
    for (const method of asked.filter(other => !takes.includes(other))) {
      const refused = await app.inject({ method, url, headers: own });
      expect([method, refused.statusCode, refused.headers.allow]).toEqual([method, 405, inOrder(takes)]);
      if (method !== 'HEAD') expect(refused.json().code).toBe('not_found');
    }
  });
});

it.each(['/api/nothing.php', '/img/nothing', '/__nothing', '/api?x=1'])('%s is in no method', async url => {
  for (const method of [...asked, 'OPTIONS'] as const) {
    for (const server of [app, appWithFrontends]) {
      const { statusCode, headers } = await server.inject({ method, url, headers: own });
      expect([method, statusCode, headers.allow]).toEqual([method, 404, undefined]);
    }
  }
});
