import type { RedisHandle } from '../redis/redis.ts';
import type { Counters } from './limits.ts';

/**
 * Counts shared by all processes, by basic commands that every Redis and Valkey supports, each transaction on one key, as a cluster requires. While Redis is unavailable each
 * process counts for itself, so nobody is locked out, and limits still apply.
 */
export function redisCounters({ commands, prefix }: RedisHandle, meanwhile: Counters): Counters {
  return {
    add: async (key, windowMs) => {
      const name = `${prefix}:limit:${key}`;
      try {
        const answers = await commands
          .multi()
          .set(name, 0, 'PX', windowMs, 'NX')
          .incr(name)
          .pttl(name)
          .exec();
        const [current, ttl] = [answers?.[1]?.[1], answers?.[2]?.[1]];
        if (typeof current !== 'number' || typeof ttl !== 'number') throw new Error('Redis did not count.');
        return { current, ttl: Math.max(0, ttl) };
      } catch {
        return meanwhile.add(key, windowMs);
      }
    },
  };
}
