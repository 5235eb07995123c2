import { type PushSubscriptionRequest, savePushSubscription } from '@velluto/api-client';
import { LOCALE_COOKIE } from '@velluto/rules';
import type { AppContext } from '../app-context.ts';
import { readCookie } from '../cookies.ts';
import { showAccountLanguage } from '../i18n/switch-language.ts';
import { ignoreFailedCall } from '../ignore-failed-call.ts';
import { refreshStatus, startLive } from '../live.ts';
import { currentBrowser, currentPushSubscription, type PushBrowser } from '../push.ts';

/** What the page updates after a log-in: counts, live updates, push, and the language of the account. */
export function afterLogin(app: AppContext): void {
  void ignoreFailedCall(refreshStatus(app));
  startLive(app);
  void ignoreFailedCall(claimPushSubscription(app));
  applyAccountLanguage(app).catch(() => undefined); // without a connection the language stays
}

/** Shows the account's language if none was chosen in this browser, as after a reload. */
async function applyAccountLanguage(app: AppContext): Promise<void> {
  const language = app.session.state.user?.language;
  const chosen = readCookie(document.cookie, LOCALE_COOKIE) !== null;
  if (chosen || language === undefined || language === app.language.current) return;
  await showAccountLanguage(app, language);
}

/**
 * Moves a push subscription of this device to the account that has just logged in, so that it does not receive another
 * account's messages.
 */
export async function claimPushSubscription(
  app: AppContext,
  browser: PushBrowser = currentBrowser(),
): Promise<void> {
  const subscription = await currentPushSubscription(browser);
  if (subscription) await savePushSubscription(app.client, { subscription } as PushSubscriptionRequest);
}
