/** How long a sign is waited for, in ms: nine times the slowest of a run beside three busy loops. */
const patience = 10_000;

/**
 * Waits for a sign that something is drawn, loaded or resized; the answer is whether it came. One without an end held up
 * a sheet once, and nothing told which: the console does now.
 */
export async function sign(of: string, coming: Promise<unknown>): Promise<boolean> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const passedOver = new Promise<false>(resolve => {
    late = setTimeout(() => {
      console.warn(`No sign of ${of} for ${patience / 1000} s.`);
      resolve(false);
    }, patience);
  });
  const came = await Promise.race([coming.then(() => true), passedOver]);
  clearTimeout(late);
  return came;
}
