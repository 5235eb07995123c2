import { LOCALE_COOKIE } from '@velluto/rules';
import { readCookie } from './cookies.ts';
import type { Visit } from './visit.ts';

/** What can wait until the page is interactive: live updates and the end of the session. */
export function begin(visit: Visit, reload: () => void): void {
  const { session, bus } = visit;
  bus.on('session-ended', async () => (await import('./session/ended.ts')).ended(visit, reload));
  if (session.state.user !== null) {
    void live(visit, false);
    return;
  }
  const stop = session.subscribe(() => {
    if (session.state.user === null) return;
    stop();
    void live(visit, true);
    void speak(visit);
  });
}

/** Live updates for the user of the visit; one who logged in on this page needs the counts first. */
async function live(visit: Visit, loggedInHere: boolean): Promise<void> {
  const [{ startLive }, { refreshStatus }] = await Promise.all([
    import('./live/live.ts'),
    import('./live/refresh.ts'),
  ]);
  if (loggedInHere) refreshStatus(visit).catch(() => undefined); // polling tries again
  startLive(visit);
}

/** A user who logs in where no language was chosen sees the one of the account, as a reload would show it. */
async function speak(visit: Visit): Promise<void> {
  const wanted = visit.session.state.user?.language;
  const chosen = readCookie(document.cookie, LOCALE_COOKIE) !== null;
  if (chosen || wanted === undefined || wanted === visit.language.current) return;
  const { speakAccountLanguage } = await import('./i18n/switch-language.ts');
  await speakAccountLanguage(visit, wanted).catch(() => undefined); // the page stays as it is
}
