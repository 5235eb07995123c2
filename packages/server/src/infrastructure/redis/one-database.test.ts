import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StartError } from '../../domain/start-error.ts';
import { watchOneDatabase } from './one-database.ts';
import type { RedisHandle } from './redis.ts';

/** A Redis that keeps texts for some seconds. */
function fakeRedis() {
  const kept = new Map<string, { value: string; until: number }>();
  let away = false;
  const answer = <Value>(value: Value) =>
    away ? Promise.reject(new Error('Connection is closed.')) : Promise.resolve(value);
  const keptAt = (key: string) => {
    const found = kept.get(key);
    return found && found.until > Date.now() ? found.value : null;
  };
  const commands = {
    get: (key: string) => answer(keptAt(key)),
    set: (key: string, value: string, _ex: 'EX', seconds: number, only?: 'NX') => {
      if (!away && !(only && keptAt(key) !== null))
        kept.set(key, { value, until: Date.now() + seconds * 1_000 });
      return answer('OK');
    },
  };
  return {
    handle: { commands, prefix: 'velluto' } as unknown as RedisHandle,
    empty: () => kept.clear(),
    leave: () => {
      away = true;
    },
  };
}

let redis: ReturnType<typeof fakeRedis>;
const log = { warn: vi.fn(), error: vi.fn() };
const watch = (database: string) => watchOneDatabase(redis.handle, database, log);

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  redis = fakeRedis();
});
afterEach(() => void vi.useRealTimers());

it('lets processes with the same database start, and refuses one with another in a sentence', async () => {
  await watch('one');
  await watch('one');
  await expect(watch('other')).rejects.toThrow(StartError);
  await expect(watch('other')).rejects.toThrow(/another database: check DATABASE_URL/);
});

it('lets another database start once all processes with the first have been gone for a while', async () => {
  const stops = [await watch('one'), await watch('one')];
  await vi.advanceTimersByTimeAsync(600_000);
  await expect(watch('other')).rejects.toThrow(StartError);
  for (const stop of stops) stop();
  await vi.advanceTimersByTimeAsync(90_000);
  await watch('other');
  expect(log.error).not.toHaveBeenCalled();
});

it('tells of a process with another database that started while Redis was empty', async () => {
  await watch('one');
  redis.empty();
  await watch('other');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(log.error).toHaveBeenCalled();
});

it('goes on while Redis is away', async () => {
  await watch('one');
  redis.leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(log.error).not.toHaveBeenCalled();
});

it('starts where Redis refuses to be read, and says so', async () => {
  const { commands } = redis.handle;
  vi.spyOn(commands, 'get').mockRejectedValue(new Error('NOPERM'));
  await watch('one');
  await watch('other');
  expect(log.warn).toHaveBeenCalledWith({ reason: 'NOPERM' }, expect.stringContaining('get'));
});
