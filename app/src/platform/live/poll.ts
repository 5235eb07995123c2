import { STATUS_FIRST_REFRESH_MS, STATUS_REFRESH_MS, STATUS_REFRESH_WITH_PUSH_MS } from '@velluto/rules';
import { readPush, thisBrowser } from '../push.ts';
import type { Visit } from '../visit.ts';

/** Polling that rests while the stream is open. */
export interface Poll {
  /** The stream was opened (true) or broke (false). */
  connection(open: boolean): void;
  stop(): void;
}

/**
 * Polls 5 s after the start, and then every 60 s unless the stream is open, every 300 s where push messages tell of what
 * is new (product.md §9); once more when the stream opens again after a break. The first round takes place in any case:
 * it brings what happened between the page and the opening of the stream.
 *
 * @param pushIsOn asked before each pause, for push may be switched on or off meanwhile
 */
export function pollWhileClosed(refresh: () => Promise<void>, pushIsOn: () => Promise<boolean>): Poll {
  let timer: ReturnType<typeof setTimeout>;
  let begun = false;
  let open = false;
  let plans = 0;
  const cancel = () => {
    plans += 1; // one that is being made has come too late
    clearTimeout(timer);
  };
  const plan = async () => {
    cancel();
    const mine = plans;
    const pushed = await pushIsOn().catch(() => false);
    if (mine !== plans) return;
    timer = setTimeout(run, pushed ? STATUS_REFRESH_WITH_PUSH_MS : STATUS_REFRESH_MS);
  };
  const run = () => {
    begun = true;
    refresh().catch(() => undefined); // the next round tries again
    if (!open) void plan();
  };
  timer = setTimeout(run, STATUS_FIRST_REFRESH_MS);
  return {
    connection(nowOpen) {
      if (nowOpen === open) return; // a browser that tries again tells of each attempt
      open = nowOpen;
      if (!begun) return;
      if (!open) return void plan();
      cancel();
      run(); // something may have been missed
    },
    stop: cancel,
  };
}

/** Whether push messages reach this device. */
export const pushIsOn = async (visit: Visit): Promise<boolean> =>
  (await readPush(thisBrowser(), visit.site.push_public_key)) === 'subscribed';
