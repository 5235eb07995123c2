import { events, type LiveEvent } from '@velluto/api-client';
import type { Visit } from '../visit.ts';
import { countChange } from './counts.ts';
import type { Poll } from './poll.ts';

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

function connect(visit: Visit): () => void {
  /** Undefined before the stream has told anything. */
  let connected: boolean | undefined;
  let poll: Poll | undefined;
  let closed = false;
  const open = () =>
    // of the client the stream needs no more than where the site is: the page's own origin
    events(
      { baseUrl: '' },
      {
        onEvent: event => receive(visit, event),
        onConnection(now) {
          connected = now;
          visit.bus.emit('connection', now);
          poll?.connection(now);
        },
      },
    );
  let close = open();
  const refresh = () => {
    if (connected === false) {
      // after an answer that was no stream the browser does not try again
      close();
      close = open();
    }
    return refreshed(visit);
  };
  const beginToPoll = async () => {
    const { pollWhileClosed, pushIsOn } = await import('./poll.ts');
    if (closed) return;
    poll = pollWhileClosed(refresh, () => pushIsOn(visit));
    poll.connection(connected === true);
  };
  void beginToPoll().catch(() => undefined); // the stream goes on without it
  return () => {
    closed = true;
    close();
    poll?.stop();
  };
}

/** Fetches everything anew; the code for it comes with the first time. */
const refreshed = async (visit: Visit) => (await import('./refresh.ts')).refreshStatus(visit);

/** Passes an event on, to the top bar's counts first. */
export function receive(visit: Visit, event: LiveEvent): void {
  const { unread, newLikes, credits, stale } = countChange(visit.session.state, event);
  if (unread !== undefined) visit.session.setUnread(unread);
  if (newLikes !== undefined) visit.session.setNewLikes(newLikes);
  if (credits !== undefined) visit.session.setCredits(credits);
  if (stale) refreshed(visit).catch(() => undefined); // the next poll or event tries again
  if (event.event === 'user') return;
  // the name and its data belong together by the type of the event
  visit.bus.emit(event.event, event.data as never);
}
