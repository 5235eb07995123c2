import { getChats, getLikes, getUser, type LiveEvent } from '@velluto/api-client';
import { STATUS_FIRST_REFRESH_MS, STATUS_REFRESH_MS, STATUS_REFRESH_WITH_PUSH_MS } from '@velluto/rules';
import { subscribe } from 'valtio/vanilla';
import type { AppContext } from './app-context.ts';
import { ignoreFailedCall } from './ignore-failed-call.ts';
import { refreshUser } from './session/refresh-user.ts';
import { sharedEvents } from './shared-events.ts';

/**
 * Keeps a signed-in page up to date: live events while the stream is open, polling while it is not.
 *
 * @param pushIsOn whether push messages reach this device: then it polls less often
 */
export function startLive(app: AppContext, pushIsOn: () => Promise<boolean>): void {
  const { session } = app;
  let stop: (() => void) | null = null;
  const follow = () => {
    const signedIn = session.state.user !== null;
    if (session.state.user && !stop) stop = connect(app, session.state.user.id, pushIsOn);
    else if (!signedIn && stop) {
      stop();
      stop = null;
    }
  };
  subscribe(session.state, follow, true);
  follow();
}

function connect(app: AppContext, memberId: string, pushIsOn: () => Promise<boolean>): () => void {
  /** Undefined until the stream was opened or failed. */
  let connected: boolean | undefined;
  const open = () =>
    sharedEvents(memberId, {
      onEvent: event => applyEvent(app, event),
      onConnection(now) {
        connected = now;
        app.bus.emit('connection', now);
        poll.connection(now);
      },
    });
  let close = open();
  const refresh = () => {
    if (connected === false) {
      // after a response that was no stream the browser does not reconnect
      close();
      close = open();
    }
    return refreshStatus(app);
  };
  const poll = pollWhileClosed(refresh, pushIsOn);
  return () => {
    close();
    poll.stop();
  };
}

/** Counts an event in the top bar, then passes it on. */
export function applyEvent(app: AppContext, event: LiveEvent): void {
  const { session } = app;
  const { unread, newLikes, openConversation } = session.state;
  switch (event.event) {
    case 'message': {
      const { conversation, message } = event.data;
      if (!message.mine && conversation !== openConversation) session.setUnread(unread + 1);
      break;
    }
    case 'like':
    case 'match':
      session.setNewLikes(newLikes + 1);
      break;
    case 'credits': {
      const came = event.data.credits > (session.state.user?.credits ?? 0);
      session.setCredits(event.data.credits);
      // the event lacks what was paid for the new credits, and what is still reserved: the user has it
      if (came) void ignoreFailedCall(refreshUser(app));
      break;
    }
    case 'user':
      void ignoreFailedCall(refreshStatus(app));
      return;
  }
  // the name and its data belong together by the type of the event
  app.bus.emit(event.event, event.data as never);
}

/** Polling that pauses while the stream is open. */
interface Poll {
  /** The stream was opened (true) or broke (false). */
  connection(open: boolean): void;
  stop(): void;
}

/**
 * Polls 5 s after the start, and then every 60 s unless the stream is open, or every 300 s if push messages are on
 * (spec § 8.7); once more when the stream opens again after a break. The first poll always takes place: it fetches what
 * happened between the loading of the page and the opening of the stream.
 *
 * @param pushIsOn called before each pause, because push may be switched on or off meanwhile
 */
export function pollWhileClosed(refresh: () => Promise<void>, pushIsOn: () => Promise<boolean>): Poll {
  let timer: ReturnType<typeof setTimeout>;
  let started = false;
  let open = false;
  let planCount = 0;
  const cancel = () => {
    planCount += 1; // an answer that is pending now is outdated
    clearTimeout(timer);
  };
  const schedule = async () => {
    cancel();
    const mine = planCount;
    const pushed = await pushIsOn().catch(() => false); // when in doubt, refresh often
    if (mine !== planCount) return;
    timer = setTimeout(run, pushed ? STATUS_REFRESH_WITH_PUSH_MS : STATUS_REFRESH_MS);
  };
  const run = () => {
    started = true;
    void ignoreFailedCall(refresh());
    if (!open) void schedule();
  };
  timer = setTimeout(run, STATUS_FIRST_REFRESH_MS);
  return {
    connection(nowOpen) {
      if (nowOpen === open) return; // a browser that reconnects reports each attempt
      open = nowOpen;
      if (!started) return;
      if (!open) return void schedule();
      cancel();
      run(); // something may have been missed
    },
    stop: cancel,
  };
}

/** Reloads user, conversations and likes, and emits them on the bus; before a proof of age that is asked for only the user. Rejects when a call fails. */
export async function refreshStatus(app: AppContext): Promise<void> {
  // people are refused to a member who has not proved their age
  if (app.session.state.user?.age_proof_required) return refreshUser(app);
  const { client } = app;
  const [{ user }, chats, likes] = await Promise.all([getUser(client), getChats(client), getLikes(client)]);
  if (app.session.state.user === null) return; // logged out meanwhile
  app.session.setUser(user);
  app.session.setUnread(chats.num_unread_messages);
  app.session.setNewLikes(likes.num_new);
  app.bus.emit('chats', chats);
  app.bus.emit('likes', likes);
}
