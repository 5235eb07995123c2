import { events, type LiveEvent } from '@velluto/api-client';
import { subscribe } from 'valtio/vanilla';
import type { Visit } from '../visit.ts';
import { countChange } from './counts.ts';
import { pollWhileClosed, pushIsOn } from './poll.ts';
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
  subscribe(session.state, follow, true);
  follow();
}

function connect(visit: Visit): () => void {
  /** Undefined before the stream has told anything. */
  let connected: boolean | undefined;
  const open = () =>
    // of the client the stream needs no more than where the site is: the page's own origin
    events(
      { baseUrl: '' },
      {
        onEvent: event => receive(visit, event),
        onConnection(now) {
          connected = now;
          visit.bus.emit('connection', now);
          poll.connection(now);
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
    return refreshStatus(visit);
  };
  const poll = pollWhileClosed(refresh, () => pushIsOn(visit));
  return () => {
    close();
    poll.stop();
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
