import type { Service } from '../../context/operation.ts';
import { noContent, ok, seeOther, signedIn } from '../../context/responses.ts';
import { ApiError } from '../../domain/api-error.ts';
import { removePushSubscription } from './push-subscriptions.ts';
import { changeSettings, settingsOf, unsubscribe } from './settings.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/** Operations of notification settings and push subscriptions. */
export const notifications = {
  getNotifications: async call => ok(await settingsOf(call.ctx, signedIn(call).id)),

  updateNotifications: async call => {
    const me = signedIn(call);
    const { disabled, emails_enabled: emailsEnabled, consent } = call.body;
    await changeSettings(call.ctx, call, me.id, {
      ...(disabled && { disabled }),
      ...(emailsEnabled !== undefined && { emailsEnabled }),
      ...(consent && { consent }),
    });
    return ok(await settingsOf(call.ctx, me.id));
  },

  openUnsubscribe: async ({ ctx, query: { token } }) => {
    const about = await readUnsubscribeToken(ctx, token);
    const found = about && new URLSearchParams({ unsubscribe: token, kind: about.kind });
    return seeOther(`/notifications?${found ?? 'unsubscribe=invalid'}`);
  },

  unsubscribe: async ({ ctx, site, query: { token } }) => {
    const kind = await unsubscribe(ctx, site.pool, token);
    if (kind === null) throw new ApiError('not_found');
    return ok({ kind });
  },

  endPush: async call => {
    await removePushSubscription(call.ctx, signedIn(call).id, call.body.endpoint);
    return noContent;
  },
} satisfies Partial<Service>;
