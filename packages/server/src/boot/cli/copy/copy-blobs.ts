import pLimit from 'p-limit';
import type { Blobs } from '../../../infrastructure/blobs/blobs.ts';

const concurrency = 8;

/**
 * Copies every file, replacing those with the same key, so that it can be repeated after an interruption.
 *
 * @returns the number of files; throws when a file could not be copied
 */
export async function copyBlobs(from: Blobs, to: Blobs): Promise<number> {
  const some = pLimit(concurrency);
  let count = 0;
  let running: Promise<void>[] = [];
  for await (const key of from.list()) {
    running.push(
      some(async () => {
        const content = await from.get(key);
        if (!content) return; // removed meanwhile
        await to.put(key, content);
        count++;
      }),
    );
    if (running.length >= concurrency * 8) {
      await Promise.all(running);
      running = [];
    }
  }
  await Promise.all(running);
  return count;
}
