import type { Insertable } from 'kysely';
import { insertConsents } from '../src/areas/notifications/advertising-consent-queries.ts';
import type { Context } from '../src/context/context.ts';
import type { AdvertisingKind } from '../src/domain/notification-kinds.ts';
import { EVERY_SITE } from '../src/domain/sites/shared-pool.ts';
import type { AccountTable } from '../src/infrastructure/postgres/tables/accounts.ts';
import type { MemberTable } from '../src/infrastructure/postgres/tables/profiles.ts';

/** Values of a test member that differ from the defaults. */
export interface MemberOverrides
  extends Partial<Insertable<MemberTable>>,
    Partial<Pick<Insertable<AccountTable>, 'email' | 'password_hash' | 'paid_user'>> {
  /** State of the account; `active`, that is confirmed, by default. */
  accountStatus?: 'not_confirmed' | 'active';
  /** Initial credits. */
  credits?: number;
  /** False for demo members, who cannot log in. */
  account?: boolean;
  /** False for members who have accepted the terms of their own site only, not those of every site. */
  termsElsewhere?: boolean;
  /** Kinds of mails that advertise for which the member asked. */
  asked?: AdvertisingKind[];
}

/**
 * Adds a member with all rows that a member of the product has, and defaults for every value that is not given. Other than after a
 * sign-up, visitors and other companies of the pool see them.
 */
export async function addMember(
  ctx: Context,
  overrides: MemberOverrides = {},
): Promise<{ id: string; name: string }> {
  const id = overrides.id ?? ctx.ids.uuid();
  const now = ctx.clock.now();
  const name = overrides.name ?? `Member ${id.slice(-4)}`;
  const {
    email,
    password_hash,
    paid_user = false,
    credits = 0,
    account = true,
    accountStatus,
    termsElsewhere = true,
    asked = [],
    ...rest
  } = overrides;
  const member = {
    pool: 'velluto',
    site_id: 'velluto',
    origin: 'member',
    gender: 'female',
    sexuality: 'hetero',
    looking_for: 'male',
    date_of_birth: '1990-05-17',
    country: 'IT',
    region: 'IT-25',
    city: 'Milano',
    language: 'it',
    created_at: now,
    last_active_at: now,
    premium: paid_user,
    open_to_visitors: true,
    shown_on: [EVERY_SITE],
    ...rest,
    id,
    name,
    name_key: name.toLowerCase(),
  } satisfies Insertable<MemberTable>;
  await ctx.transaction(async ({ db }) => {
    await db.insertInto('member').values(member).execute();
    const {
      pool,
      gender,
      looking_for,
      country,
      region,
      date_of_birth: dob,
      last_active_at,
      open_to_visitors,
      shown_on,
      origin,
    } = member;
    await db
      .insertInto('member_search')
      .values({
        member_id: id,
        pool,
        gender,
        looking_for,
        country,
        region: region ?? '',
        dob,
        rank_at: last_active_at,
        visible: true,
        open_to_visitors,
        shown_on,
        origin,
      })
      .execute();
    await db.insertInto('user_state').values({ member_id: id }).execute();
    await db.insertInto('wallet').values({ member_id: id, balance: credits }).execute();
    if (credits > 0) {
      await db
        .insertInto('ledger')
        .values({
          id: ctx.ids.uuid(),
          member_id: id,
          from_account: 'bonus',
          to_account: 'wallet',
          amount: credits,
          reason: 'signup',
          idempotency_key: `signup:${id}`,
          created_at: now,
        })
        .execute();
    }
    if (!account) return;
    const address = email ?? `${id}@example.com`;
    await db
      .insertInto('account')
      .values({
        member_id: id,
        pool,
        email: address,
        email_key: address.toLowerCase(),
        password_hash: password_hash ?? 'no password',
        status: accountStatus ?? 'active',
        paid_user,
        terms_version: now,
        terms_accepted_at: now,
        consent_sensitive_at: now,
        confirmed_at: accountStatus === 'not_confirmed' ? null : now,
      })
      .execute();
    const others = termsElsewhere ? ctx.sites.all.filter(site => site.id !== member.site_id) : [];
    const accepted = others.map(site => ({
      member_id: id,
      site_id: site.id,
      terms_version: now,
      accepted_at: now,
    }));
    if (accepted.length > 0) await db.insertInto('terms_acceptance').values(accepted).execute();
    await insertConsents(
      db,
      asked.map(kind => ({
        id: ctx.ids.uuid(),
        member_id: id,
        kind,
        site_id: member.site_id,
        page: '/notifications',
        wording: 'test',
        language: member.language,
        email: address,
        given_at: now,
      })),
    );
  });
  return { id, name };
}
