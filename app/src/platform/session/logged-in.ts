import { LOCALE_COOKIE } from '@velluto/rules';
import type { AppContext } from '../app-context.ts';
import { readCookie } from '../cookies.ts';
import { speakAccountLanguage } from '../i18n/switch-language.ts';
import { refreshStatus, startLive } from '../live.ts';
import { movePush } from './move-push.ts';

/** What a page does for somebody who has logged in on it: counts, live updates, push, and the language of the account. */
export function afterLogIn(app: AppContext): void {
  refreshStatus(app).catch(() => undefined); // polling tries again
  startLive(app);
  movePush(app).catch(() => undefined); // push stays with the account it was of
  void speak(app);
}

/** A user who logs in where no language was chosen sees the one of the account, as a reload would show it. */
async function speak(app: AppContext): Promise<void> {
  const wanted = app.session.state.user?.language;
  const chosen = readCookie(document.cookie, LOCALE_COOKIE) !== null;
  if (chosen || wanted === undefined || wanted === app.language.current) return;
  await speakAccountLanguage(app, wanted).catch(() => undefined); // the page stays as it is
}
