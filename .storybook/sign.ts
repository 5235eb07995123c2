/** How long a sign is waited for, in ms: nine times the slowest of a run beside three busy loops. */
const patience = 10_000;

/**
 * Waits for a sign that something is drawn, loaded or resized. The browser lost one once and the page was waited for in
 * vain; whether all is there is for the picture to say. The log tells which sign did not come.
 */
export async function sign(of: string, coming: Promise<unknown>): Promise<void> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const passedOver = new Promise<void>(resolve => {
    late = setTimeout(() => {
      console.warn(`No sign of ${of} for ${patience / 1000} s: what is seen has to tell.`);
      resolve();
    }, patience);
  });
  await Promise.race([coming, passedOver]);
  clearTimeout(late);
}
