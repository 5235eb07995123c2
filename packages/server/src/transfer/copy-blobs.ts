import pLimit from 'p-limit';
import type { Blobs } from '../ports/blobs/blobs.ts';

const atOnce = 8;

/**
 * Copies every file, replacing those of the same key, so it may be run again after it was interrupted.
 *
 * @returns how many; throws when one did not arrive
 */
export async function copyBlobs(from: Blobs, to: Blobs): Promise<number> {
  const some = pLimit(atOnce);
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
    if (running.length >= atOnce * 8) {
      await Promise.all(running);
      running = [];
    }
  }
  await Promise.all(running);
  return count;
}
