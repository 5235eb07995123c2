import { LOCALE_COOKIE } from '@velluto/rules';
import { readCookie } from '../cookies.ts';
import { speakAccountLanguage } from '../i18n/switch-language.ts';
import { refreshStatus, startLive } from '../live.ts';
import type { Visit } from '../visit.ts';
import { movePush } from './move-push.ts';

/** What a page does for somebody who has logged in on it: counts, live updates, push, and the language of the account. */
export function afterLogIn(visit: Visit): void {
  refreshStatus(visit).catch(() => undefined); // polling tries again
  startLive(visit);
  movePush(visit).catch(() => undefined); // push stays with the account it was of
  void speak(visit);
}

/** A user who logs in where no language was chosen sees the one of the account, as a reload would show it. */
async function speak(visit: Visit): Promise<void> {
  const wanted = visit.session.state.user?.language;
  const chosen = readCookie(document.cookie, LOCALE_COOKIE) !== null;
  if (chosen || wanted === undefined || wanted === visit.language.current) return;
  await speakAccountLanguage(visit, wanted).catch(() => undefined); // the page stays as it is
}
