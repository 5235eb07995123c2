import { subscribe } from 'valtio/vanilla';
import type { AppNavigator } from './router/router-context.ts';
import type { Visit } from './visit.ts';

/** What can wait until the page is interactive: the rest of the texts, live updates, the end of the session. */
export function begin(visit: Visit, navigator: AppNavigator): void {
  const { session, bus, language } = visit;
  bus.on('session-ended', () => {
    if (session.state.user === null) return;
    session.end();
    void navigator.refresh();
  });
  language.complete().catch(() => undefined); // asked again when a page or dialog needs it
  const stop = subscribe(session.state, follow);
  follow();

  /** Live updates are loaded for the first user of the visit; from then on they follow the session themselves. */
  async function follow() {
    if (session.state.user === null) return;
    stop();
    const { startLive } = await import('./live/live.ts');
    startLive(visit);
  }
}
