import type { Visit } from './visit.ts';

/** What can wait until the page is interactive: live updates, and what concerns every visit. */
export function begin(visit: Visit): void {
  const { session } = visit;
  void import('./at-idle.ts').then(
    idle => idle.atIdle(),
    () => undefined, // nothing depends on it
  );
  if (session.state.user !== null) {
    void import('./live/live.ts').then(live => live.startLive(visit));
    return;
  }
  const stop = session.subscribe(() => {
    if (session.state.user === null) return;
    stop();
    void import('./session/logged-in.ts').then(next => next.afterLogIn(visit));
  });
}
