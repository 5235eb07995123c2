import type { components } from '@velluto/api-client/schema';
import {
  birthDateProblem,
  canonicalEmail,
  dayInCountry,
  emailKey,
  emailProblem,
  nameProblem,
  signupsAllowed,
} from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import { ApiError, type FieldError, invalidFields } from '../../domain/api-error.ts';
import { parseId } from '../../domain/id-format.ts';
import { checkSignupMessage, cleanLine, cleanText } from '../../domain/message-text.ts';
import { nextProblem } from '../../domain/own-path.ts';
import { partnersOf, poolView } from '../../domain/sites/shared-pool.ts';
import type { Site } from '../../domain/sites/site.ts';
import { termsVersion } from '../../domain/sites/site-texts.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { insertState } from '../../infrastructure/postgres/user-state.ts';
import { namesSource, type Visit } from '../marketing/api.ts';
import { followDevice } from '../moderation/api.ts';
import { isRegion } from '../places/api.ts';
import { newPasswordProblem } from '../sessions/api.ts';
import { grantSignupCredits } from '../wallet/api.ts';
import { endWelcome } from './account-queries.ts';
import { planConfirmReminder, sendActivation } from './activation.ts';
import { memberJoined } from './events.ts';
import { nameKey, normalizeName } from './normalize-name.ts';
import { confusingNameProblem } from './reserved-names.ts';
import * as queries from './signup-queries.ts';

type Signup = components['schemas']['SignupRequest'];

/** Checks fields of the sign-up form while they are typed. The answer never reveals whether an address has an account. */
export async function checkFields(ctx: Context, site: Site, fields: { name?: string; email?: string }) {
  const { name, email } = fields;
  return {
    ...(email === undefined ? {} : { email: emailProblem(email) ? ('invalid' as const) : ('ok' as const) }),
    ...(name === undefined ? {} : { name: await nameState(ctx, site, name, email) }),
  };
}

const siteNames = ({ sites }: Context): string[] => sites.all.map(({ name }) => name);

async function nameState(
  ctx: Context,
  site: Site,
  name: string,
  email?: string,
): Promise<'ok' | 'taken' | 'invalid' | 'reserved' | 'mixed_scripts'> {
  const normal = normalizeName(name);
  if (nameProblem(normal, email)) return 'invalid';
  const confusing = confusingNameProblem(normal, siteNames(ctx));
  if (confusing) return confusing;
  return (await queries.nameIsTaken(ctx.db, site.pool, name)) ? 'taken' : 'ok';
}

/**
 * Makes an account that is not yet confirmed, and sends the activation mail. The profile is found by others once the
 * address is confirmed. An address that somebody has proved to be theirs is answered in the same way: its owner gets a
 * mail, and the new account is never confirmed (decision 18).
 *
 * @param about scheme, host and port for the link of the mail, who was last logged in with this browser, and the visit
 *   that we may remember, if any, and whether the browser sends Global Privacy Control: then the visit is not stored; a
 *   source that only the form names is checked and not stored
 * @param also runs in the same transaction with the new member's id
 * @throws ApiError `signups_closed`, `invalid_request` with the fields
 */
export async function signUp<Result>(
  ctx: Context,
  site: Site,
  sent: Signup,
  about: { origin: string; visit: Visit | null; lastMember: string | null; optsOut: boolean },
  also: (tx: Tx, memberId: string) => Promise<Result>,
): Promise<{ id: string; result: Result }> {
  const { origin, visit, lastMember, optsOut } = about;
  if (!signupsAllowed(site.signups, visit !== null || namesSource(sent.traffic)))
    throw new ApiError('signups_closed');
  const now = ctx.clock.now();
  const form = { ...sent, name: normalizeName(sent.name), email: canonicalEmail(sent.email) };
  const problems = await fieldProblems(ctx, site, form, now);
  if (problems.length > 0) throw invalidFields(...problems);
  const passwordHash = await ctx.passwords.hash(form.password);
  const id = ctx.ids.uuid();
  const agreed = form.consent_sharing ? partnersOf(ctx.sites, site) : [];

  return ctx.transaction(async tx => {
    if (await queries.nameIsTaken(tx.db, site.pool, form.name)) throw nameTaken();
    const began = form.signup_member ? parseId(form.signup_member) : null;
    const addressee = began && (await queries.selectReachable(tx.db, poolView(ctx.sites, site), began));
    const text = cleanText(form.signup_message ?? '');
    if (addressee && text !== '') checkSignupMessage(text, site.message_length);
    const added = await queries.insertMember(
      tx.db,
      {
        id,
        pool: site.pool,
        site_id: site.id,
        shown_on: [site.id, ...agreed.map(({ id }) => id)],
        name: form.name,
        name_key: nameKey(form.name),
        origin: 'member',
        gender: form.gender,
        sexuality: form.sexuality,
        looking_for: form.looking_for,
        date_of_birth: form.date_of_birth,
        country: form.country,
        region: form.region ?? null,
        city: cleanLine(form.city ?? '') || null,
        language: form.language,
        about_me: addressee ? '' : text,
        created_at: now,
        last_active_at: now,
      },
      {
        member_id: id,
        pool: site.pool,
        email: form.email,
        email_key: emailKey(form.email),
        password_hash: passwordHash,
        terms_version: new Date(form.terms_version),
        terms_accepted_at: now,
        consent_sensitive_at: now,
        consent_sharing_at: agreed.length > 0 ? now : null,
        signup_message: addressee && text !== '' ? text : null,
        signup_member: addressee,
        signup_next: form.next ?? null,
        confirmed_at: null,
      },
    );
    // two sign-ups at the same moment: the slower one gets the answer that it would get a second later
    if (!added) throw nameTaken();
    await insertState(tx.db, id);
    const remembered = optsOut ? null : visit;
    const { country } = form;
    await ctx.events.emit(tx, memberJoined, { memberId: id, site, country, visit: remembered });
    const returns =
      lastMember !== null && (await followDevice(ctx, tx, { pool: site.pool, from: lastMember, to: id }));
    if (returns) await endWelcome(tx.db, id);
    else await grantSignupCredits(ctx, tx, id, site.signup_credits);
    await sendActivation(ctx, tx, site, id, origin);
    await planConfirmReminder(ctx, tx, id);
    tx.after(() => ctx.metrics.business.signedUp(site.id));
    return { id, result: await also(tx, id) };
  });
}

const nameTaken = () => invalidFields({ field: 'name', code: 'taken' });

async function fieldProblems(ctx: Context, site: Site, form: Signup, now: Date): Promise<FieldError[]> {
  const today = dayInCountry(form.country, now);
  const problems: [field: string, code: FieldError['code'] | null][] = [
    ['email', emailProblem(form.email)],
    ['name', nameProblem(form.name, form.email) ?? confusingNameProblem(form.name, siteNames(ctx))],
    ['password', await newPasswordProblem(ctx, form.password, site, [form.name, form.email])],
    // by the day where the member is
    ['date_of_birth', birthDateProblem(form.date_of_birth, today, site.min_age)],
    ['country', site.countries.includes(form.country) ? null : 'not_allowed'],
    ['region', form.region == null || isRegion(form.country, form.region) ? null : 'unknown'],
    ['language', site.languages.includes(form.language) ? null : 'not_allowed'],
    ['next', nextProblem(form.next)],
    ['terms_version', form.terms_version === termsVersion(site) ? null : 'outdated'],
  ];
  return problems.flatMap(([field, code]) => (code ? [{ field, code }] : []));
}
