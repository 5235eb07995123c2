import type { FastifyInstance } from 'fastify';

/** Address of the route of all pages. */
const everything = '/*';
/** Order of methods in `Allow`. */
const order = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Routes of one address. */
interface Address {
  url: string;
  pattern: RegExp;
  methods: Set<string>;
}

/** `/img/:key/:file` and `/assets/*` as regular expressions; a slash at the end changes nothing. */
const patternOf = (url: string) =>
  new RegExp(
    `^${url
      .replace(/[.+?^$()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replace('*', '.*')}/?$`,
  );

/** Value of `Allow`: what the routes of an address take, and `OPTIONS`. */
const allowOf = ({ methods }: Address) =>
  [...order.filter(method => methods.has(method)), 'OPTIONS'].join(', ');

/** Collects the routes that are added from now on. */
export function collectAddresses(app: FastifyInstance): ReadonlyMap<string, Address> {
  const addresses = new Map<string, Address>();
  app.addHook('onRoute', ({ url, method }) => {
    // the address of preflight requests takes nothing else
    if (url === '*') return;
    const address = addresses.get(url) ?? { url, pattern: patternOf(url), methods: new Set() };
    addresses.set(url, address);
    for (const taken of [method].flat()) address.methods.add(taken);
  });
  return addresses;
}

/**
 * Answers requests to an address that exists in a method that it does not take: `OPTIONS` with what it takes, all others with 405
 * and the same in `Allow`.
 *
 * @param isPage whether the route of all pages serves a path
 */
export function answerOtherMethods(
  app: FastifyInstance,
  addresses: ReadonlyMap<string, Address>,
  isPage: (path: string) => boolean,
): void {
  const others = (path: string) =>
    [...addresses.values()].find(({ url, pattern }) => url !== everything && pattern.test(path));
  app.addHook('onRequest', (request, reply, done) => {
    const { is404, routeOptions, url } = request;
    // the route of all pages takes what no other route does: also addresses of others, in methods that those do not take
    if (!is404 && routeOptions.url !== everything) return done();
    const [path = '/'] = url.split('?');
    const address = others(path) ?? (is404 && isPage(path) ? addresses.get(everything) : undefined);
    if (!address) return done();
    reply.header('allow', allowOf(address)).header('cache-control', 'no-store');
    if (request.method === 'OPTIONS') reply.code(204).send();
    else reply.code(405).send({ code: 'not_found', message: 'This address does not take this method.' });
  });
}
