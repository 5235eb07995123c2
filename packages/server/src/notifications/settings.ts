import type { components } from '@velluto/api-client/schema';
import type { Context } from '../context.ts';
import { bumpState } from '../live/user-state.ts';
import { isKind, isPushed, type NotificationKind, notificationKinds } from './kinds.ts';
import * as queries from './settings-queries.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

type Settings = components['schemas']['NotificationSettings'];

/** A member's notification settings. */
export async function settingsOf(ctx: Context, memberId: string): Promise<Settings> {
  const row = await queries.selectSettings(ctx.db, memberId);
  return {
    email: row.email,
    email_confirmed: row.status === 'active',
    emails_enabled: row.emails_enabled,
    disabled: row.notifications_disabled.filter(isKind),
    kinds: notificationKinds.map(kind => ({ kind, email: true, push: isPushed(kind) })),
    num_push: Number(row.num_push ?? 0),
  };
}

/** Changes a member's notification settings, and refreshes the member's open pages. */
export async function changeSettings(
  ctx: Context,
  memberId: string,
  change: { disabled?: NotificationKind[]; emailsEnabled?: boolean },
): Promise<void> {
  await ctx.transaction(async tx => {
    await queries.updateSettings(tx.db, memberId, change);
    await bumpState(tx.db, memberId);
    tx.after(() => ctx.live.send(memberId, { event: 'user', data: {} }));
  });
}

/** Switches off the kind that a mailed link names; null when the link is not valid in this pool or the account does not exist. */
export async function unsubscribe(
  ctx: Context,
  pool: string,
  token: string,
): Promise<NotificationKind | null> {
  const about = await readUnsubscribeToken(ctx, token);
  if (!about) return null;
  return ctx.transaction(async tx => {
    if (!(await queries.disableKind(tx.db, pool, about))) return null;
    await bumpState(tx.db, about.memberId);
    tx.after(() => ctx.live.send(about.memberId, { event: 'user', data: {} }));
    return about.kind;
  });
}
