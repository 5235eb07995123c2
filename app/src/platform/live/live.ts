import { events, type LiveEvent, pageHidden } from '@velluto/api-client';
import { STATUS_FIRST_REFRESH_MS, STATUS_REFRESH_MS } from '@velluto/rules';
import type { Visit } from '../visit.ts';
import { countChange } from './counts.ts';
import { refreshStatus } from './refresh.ts';

/** Keeps a signed-in page up to date: live events while the stream is open, polling while it is not. */
export function startLive(visit: Visit): void {
  const { session } = visit;
  let stop: (() => void) | null = null;
  const follow = () => {
    const signedIn = session.state.user !== null;
    if (signedIn && !stop) stop = connect(visit);
    else if (!signedIn && stop) {
      stop();
      stop = null;
    }
  };
  session.subscribe(follow);
  follow();
}

/** The stream and the beacon need no more of the client than where the site is: the page's own origin. */
const here = { baseUrl: '' };

function connect(visit: Visit): () => void {
  const poll = pollWhileClosed(() => refreshStatus(visit));
  const close = events(here, {
    onEvent: event => receive(visit, event),
    onConnection: poll.connection,
  });
  const hidden = () => {
    if (document.visibilityState === 'hidden') pageHidden(here);
  };
  document.addEventListener('visibilitychange', hidden);
  return () => {
    close();
    poll.stop();
    document.removeEventListener('visibilitychange', hidden);
  };
}

/** Passes an event on, to the top bar's counts first. */
export function receive(visit: Visit, event: LiveEvent): void {
  const { unread, newLikes, credits, stale } = countChange(visit.session.state, event);
  if (unread !== undefined) visit.session.setUnread(unread);
  if (newLikes !== undefined) visit.session.setNewLikes(newLikes);
  if (credits !== undefined) visit.session.setCredits(credits);
  if (stale) refreshStatus(visit).catch(() => undefined); // the next poll or event tries again
  if (event.event === 'user') return;
  // the name and its data belong together by the type of the event
  visit.bus.emit(event.event, event.data as never);
}

/** Timers that polling runs on. */
export interface PollTimers {
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** Polling that rests while the stream is open. */
export interface Poll {
  /** The stream was opened (true) or broke (false). */
  connection(open: boolean): void;
  stop(): void;
}

const browserTimers: PollTimers = {
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: timer => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/**
 * Polls 5 s after the start, and then every 60 s unless the stream is open; once more when it opens again after a break.
 * The first round takes place in any case: it brings what happened between the page and the opening of the stream.
 */
export function pollWhileClosed(refresh: () => Promise<void>, timers: PollTimers = browserTimers): Poll {
  let timer: unknown;
  let begun = false;
  let open = false;
  const run = () => {
    begun = true;
    refresh().catch(() => undefined); // the next round tries again
    if (!open) timer = timers.setTimeout(run, STATUS_REFRESH_MS);
  };
  timer = timers.setTimeout(run, STATUS_FIRST_REFRESH_MS);
  return {
    connection(nowOpen) {
      if (nowOpen === open) return; // a browser that tries again tells of each attempt
      open = nowOpen;
      if (!begun) return;
      timers.clearTimeout(timer);
      if (open)
        run(); // something may have been missed
      else timer = timers.setTimeout(run, STATUS_REFRESH_MS);
    },
    stop: () => timers.clearTimeout(timer),
  };
}
