import type { FastifyInstance } from 'fastify';

/** Address of the route of all pages. */
const everything = '/*';
/** Address of the route of preflight requests, which takes `OPTIONS` of every address where a site allows other origins. */
const preflights = '*';
/** Order of methods in `Allow`. */
const order = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Routes of one address. */
interface Address {
  url: string;
  /** Which paths it stands for. */
  pattern: RegExp;
  methods: Set<string>;
}

/** Addresses of all routes. */
export interface Addresses {
  /** Those without a parameter, by their path. */
  exact: Map<string, Address>;
  /** Those with one, such as `/img/:key/:file`. */
  variable: Map<string, Address>;
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
export function collectAddresses(app: FastifyInstance): Addresses {
  const addresses: Addresses = { exact: new Map(), variable: new Map() };
  app.addHook('onRoute', ({ url, method }) => {
    if (url === preflights) return;
    const alike = /[:*]/.test(url) ? addresses.variable : addresses.exact;
    const address = alike.get(url) ?? { url, pattern: patternOf(url), methods: new Set() };
    alike.set(url, address);
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
  { exact, variable }: Addresses,
  isPage: (path: string) => boolean,
): void {
  const others = (path: string) =>
    exact.get(path.replace(/\/$/, '')) ??
    [...variable.values()].find(({ url, pattern }) => url !== everything && pattern.test(path));
  app.addHook('onRequest', (request, reply, done) => {
    const { is404, routeOptions, url } = request;
    const isUntaken = is404 || routeOptions.url === preflights;
    // the route of all pages takes what no other route does: also addresses of others, in methods that those do not take
    if (!isUntaken && routeOptions.url !== everything) return done();
    const [path = '/'] = url.split('?');
    const address = others(path) ?? (isUntaken && isPage(path) ? variable.get(everything) : undefined);
    if (!address) return done();
    reply.header('allow', allowOf(address)).header('cache-control', 'no-store');
    if (request.method === 'OPTIONS') reply.code(204).send();
    else reply.code(405).send({ code: 'not_found', message: 'This address does not take this method.' });
  });
}
