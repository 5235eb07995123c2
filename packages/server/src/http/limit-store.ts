import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Counters } from '../ports/limits/limits.ts';

type Child = FastifyRateLimitStore['child'];
/** What the plugin hands over in truth; its types speak of the route alone. */
type RouteFacts = Parameters<Child>[0] & { routeInfo?: { method?: string | string[]; url?: string } };

/** Lets the rate limits count wherever the installation counts. */
export function limitStore(counters: Counters): FastifyRateLimitStoreCtor {
  const store = (route: string): FastifyRateLimitStore => ({
    incr: (key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], windowMs = 60_000) => {
      counters.add(`${route} ${key}`, windowMs).then(
        count => callback(null, count),
        (error: Error) => callback(error),
      );
    },
    child: (facts: RouteFacts) => {
      const { method, url } = facts.routeInfo ?? {};
      return store(`${method} ${url}`);
    },
  });
  return class {
    incr = store('').incr;
    child = store('').child;
  };
}
