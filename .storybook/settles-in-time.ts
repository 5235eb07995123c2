/** How long to wait, in ms: nine times the slowest wait measured on a machine with three busy loops beside the tests. */
const timeoutMs = 10_000;

/**
 * Waits until something is drawn, loaded or resized; returns whether that happened in time. On a timeout it warns with
 * what it waited for, because a promise that never settles would otherwise stop a sheet without any hint.
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
