import type { Visit } from './visit.ts';

/** What can wait until the page is interactive: live updates and the end of the session. */
export function begin(visit: Visit, reload: () => void): void {
  const { session, bus } = visit;
  bus.on('session-ended', () => {
    if (session.state.user === null) return;
    session.end();
    reload(); // nothing personal stays in memory; the server leads to the log-in where one is needed
  });
  const stop = session.subscribe(follow);
  void follow();

  /** Live updates are loaded for the first user of the visit; from then on they follow the session themselves. */
  async function follow() {
    if (session.state.user === null) return;
    stop();
    const { startLive } = await import('./live/live.ts');
    startLive(visit);
  }
}
