/** How long to wait, in ms: nine times the slowest of a run beside three busy loops. */
const timeoutMs = 10_000;

/**
 * Waits until something is drawn, loaded or resized; the answer is whether that happened in time. It warns instead of
 * failing: a promise that never settled once held up a sheet, and nothing told which.
 */
export async function settlesInTime(what: string, promise: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<false>(resolve => {
    timer = setTimeout(() => {
      console.warn(`No sign of ${what} for ${timeoutMs / 1000} s.`);
      resolve(false);
    }, timeoutMs);
  });
  const settled = await Promise.race([promise.then(() => true), timedOut]);
  clearTimeout(timer);
  return settled;
}
