import type { components } from '@velluto/api-client/schema';
import type { Language } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import {
  advertisingKinds,
  isAdvertising,
  isKind,
  isPushed,
  type NotificationKind,
  notificationKinds,
} from '../../domain/notification-kinds.ts';
import type { Site } from '../../domain/sites/site.ts';
import { incrementVersion } from '../../infrastructure/postgres/user-state.ts';
import { insertConsents, withdrawConsents } from './advertising-consent-queries.ts';
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
    kinds: notificationKinds.map(kind => ({
      kind,
      email: true,
      push: isPushed(kind),
      advertising: isAdvertising(kind),
    })),
    num_push: Number(row.num_push ?? 0),
  };
}

/** A change of the settings; what is left out stays. */
interface Change {
  /** All kinds that are to be off. Those that advertise are only switched on with a `consent`. */
  disabled?: NotificationKind[];
  emailsEnabled?: boolean;
  /** Where and in which words the member was asked for kinds that advertise. */
  consent?: { page: string; wording: string };
}

/**
 * Changes a member's notification settings, and refreshes the member's open pages. For a kind that advertises the proof is
 * kept of who asked for it, when and in which words, and of its withdrawal.
 */
export async function changeSettings(
  ctx: Context,
  { site, language }: { site: Site; language: Language },
  memberId: string,
  { disabled, emailsEnabled, consent }: Change,
): Promise<void> {
  await ctx.transaction(async tx => {
    const at = ctx.clock.now();
    const chosen = disabled?.filter(kind => !isAdvertising(kind));
    await queries.updateSettings(tx.db, memberId, { disabled: chosen, emailsEnabled });
    if (disabled) {
      const isOff = (kind: NotificationKind) => disabled.includes(kind);
      await withdrawConsents(tx.db, memberId, { kinds: advertisingKinds.filter(isOff), at, by: 'settings' });
      if (consent) {
        const email = await queries.selectEmail(tx.db, memberId);
        const proof = { member_id: memberId, site_id: site.id, ...consent, language, email, given_at: at };
        const asked = advertisingKinds.filter(kind => !isOff(kind));
        await insertConsents(
          tx.db,
          asked.map(kind => ({ id: ctx.ids.uuid(), kind, ...proof })),
        );
      }
    }
    await incrementVersion(tx.db, memberId);
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
  const { memberId, kind } = about;
  return ctx.transaction(async tx => {
    if (!(await queries.lockAccountIn(tx.db, pool, memberId))) return null;
    if (isAdvertising(kind))
      await withdrawConsents(tx.db, memberId, { kinds: [kind], at: ctx.clock.now(), by: 'mail' });
    else await queries.disableKind(tx.db, memberId, kind);
    await incrementVersion(tx.db, memberId);
    tx.after(() => ctx.live.send(memberId, { event: 'user', data: {} }));
    return kind;
  });
}
