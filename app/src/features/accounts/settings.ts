import {
  askExport,
  askMailChange,
  type BlocksResponse,
  type BodyOf,
  changePassword,
  confirmSecondFactor,
  deleteAccount,
  endSecondFactor,
  endSession,
  getBlocks,
  getDeletion,
  getExport,
  getPreferences,
  getPrivacy,
  getProfile,
  getRegions,
  getSessions,
  renewRecoveryCodes,
  type SessionsResponse,
  type SuccessBody,
  startSecondFactor,
  updatePreferences,
  updatePrivacy,
  updateProfile,
  withdrawConsent,
} from '@velluto/api-client';
import { agesSought, canonicalEmail, emailProblem, LOOKING_FOR, MAX_AGE, SEXUALITIES } from '@velluto/rules';
import type { Place } from '@velluto/ui/patterns';
import type { PreferenceValues } from '@velluto/ui/product/accounts';
import type { AppContext } from '../../platform/app-context.ts';
import { inBackground } from '../../platform/in-background.ts';
import { poll } from '../../platform/polling.ts';
import { type FormErrors, requireFields, toFormErrors } from '../../platform/problem.ts';
import type { LoadContext } from '../../platform/router/route.ts';
import { claimPushSubscription } from '../../platform/session/login.ts';
import { refreshUser } from '../../platform/session/refresh-user.ts';
import { whileSessionChanges } from '../../platform/session/session-end.ts';
import { type NewPassword, validateNewPassword } from './password-reset.ts';

/** Data of the settings page. */
export interface SettingsData {
  access: SessionsResponse;
  privacy: SuccessBody<'getPrivacy'>;
  preferences: Preferences;
  archive: Archive;
  blocks: BlocksResponse;
  place: Required<Place>;
  /** False for a town that we do not know. */
  cityKnown: boolean;
  regions: { id: string; name: string }[];
}

export async function load({ client, app, signal }: LoadContext): Promise<SettingsData> {
  const home = app.session.state.user?.profile.country ?? app.site.geoip_selected_country;
  const [access, privacy, preferences, { export: archive }, { profile }, { regions }, blocks] =
    await Promise.all([
      getSessions(client, { signal }),
      getPrivacy(client, { signal }),
      getPreferences(client, { signal }),
      getExport(client, { signal }),
      getProfile(client, { signal }),
      getRegions(client, { country: home }, { signal }),
      getBlocks(client, {}, { signal }),
    ]);
  const { country, region, city, city_known: cityKnown } = profile;
  const place = { country, region, city: city ?? '' };
  return { access, privacy, preferences, archive, regions, blocks, place, cityKnown };
}

/** Saves the place of residence. */
export async function savePlace(app: AppContext, place: Required<Place>): Promise<void> {
  const { country, region, city } = place;
  await updateProfile(app.client, { country, region, city: city.trim() || null });
  await refreshUser(app);
}

/** Whom the user looks for, and whether the consent to use it holds. */
export type Preferences = SuccessBody<'getPreferences'>;

/** The preferences as the form shows them; the ends of the scale stand for no limit. */
export const toPreferenceValues = (preferences: Preferences, minAge: number): PreferenceValues => ({
  lookingFor: preferences.looking_for,
  sexuality: preferences.sexuality,
  ages: agesSought(preferences, minAge),
  consent: false,
});

/** Saves whom the user looks for, with the consent where it does not hold; returns the stored preferences, or what is missing or refused. */
export async function savePreferences(
  app: AppContext,
  { consented_at }: Preferences,
  { lookingFor, sexuality, ages, consent }: PreferenceValues,
): Promise<{ saved: Preferences } | { errors: FormErrors<keyof PreferenceValues> }> {
  const wanted = LOOKING_FOR.find(known => known === lookingFor);
  const own = SEXUALITIES.find(known => known === sexuality);
  const unasked = consented_at === null && !consent;
  if (!wanted || !own || unasked) {
    return {
      errors: {
        fields: {
          ...(!wanted && { lookingFor: 'required' }),
          ...(!own && { sexuality: 'required' }),
          ...(unasked && { consent: 'consent_required' }),
        },
      },
    };
  }
  try {
    const saved = await updatePreferences(app.client, {
      looking_for: wanted,
      sexuality: own,
      min_age: ages.from <= app.site.min_age ? null : ages.from,
      max_age: ages.to >= MAX_AGE ? null : ages.to,
      ...(consent && { consent_sensitive: true }),
    });
    await follow(app, saved);
    return { saved };
  } catch (error) {
    return { errors: toFormErrors(error, ['consent'], { consent_sensitive: 'consent' }) };
  }
}

/** Makes every list follow the stored preferences. */
async function follow(app: AppContext, stored: Preferences): Promise<void> {
  app.bus.emit('preferences', stored);
  await refreshUser(app);
}

/** Withdraws the consent to the use of whom the user looks for; returns what is left. */
export async function pauseMatching(app: AppContext): Promise<Preferences> {
  const left = await withdrawConsent(app.client);
  await follow(app, left);
  return left;
}

/** Requests a change of the e-mail address; a link is mailed to the new one. */
export async function requestMailChange(
  { client }: AppContext,
  values: { email: string; password: string },
): Promise<FormErrors<'email' | 'password'> | undefined> {
  const wrong = emailProblem(values.email);
  if (wrong) return { fields: { email: wrong } };
  const errors = requireFields(values, ['password']);
  if (errors) return errors;
  await askMailChange(client, { ...values, email: canonicalEmail(values.email) });
}

/** Changes the password. All other sessions end; the one of this page stays. */
export async function setPassword(
  app: AppContext,
  values: NewPassword & { old: string },
): Promise<FormErrors<'old' | 'password'> | undefined> {
  const errors = requireFields(values, ['old']) ?? validateNewPassword(values);
  if (errors) return errors;
  const { old, password, repeat } = values;
  const body = { old_password: old, password, password_repeat: repeat };
  await whileSessionChanges(app, () => changePassword(app.client, body));
  // changing the password ended the push subscriptions of all sessions, including this one
  void inBackground(claimPushSubscription(app));
}

/** Sessions and two-factor state of the user. */
export const fetchSessions = ({ client }: AppContext): Promise<SessionsResponse> => getSessions(client);

/** One session, or all but this page's. */
export type SessionsToEnd = { session: string } | { others: true };

/** Ends sessions; returns the remaining ones. */
export async function endSessions(
  app: AppContext,
  which: SessionsToEnd,
  password: string,
): Promise<SessionsResponse> {
  await endSession(app.client, { ...which, password });
  return fetchSessions(app);
}

/** The secret for an authenticator app. */
export type AuthenticatorSecret = SuccessBody<'startSecondFactor'>;

/** Password, and a code of the app or a recovery code. */
export interface TwoFactorProof {
  password: string;
  code: string;
}

/** Requests the secret of an authenticator app. */
export const startTwoFactor = ({ client }: AppContext, password: string): Promise<AuthenticatorSecret> =>
  startSecondFactor(client, { password });

/** Turns two-factor log-in on with the first code of the app; returns recovery codes, which are shown once. */
export const enableTwoFactor = async ({ client }: AppContext, code: string): Promise<string[]> =>
  (await confirmSecondFactor(client, { code })).recovery_codes;

/** Makes new recovery codes. */
export const createRecoveryCodes = async ({ client }: AppContext, proof: TwoFactorProof): Promise<string[]> =>
  (await renewRecoveryCodes(client, proof)).recovery_codes;

/** Turns two-factor log-in off. */
export async function disableTwoFactor({ client }: AppContext, proof: TwoFactorProof): Promise<void> {
  await endSecondFactor(client, proof);
}

/** Makes the user invisible, or visible again. */
export async function setInvisible({ client }: AppContext, invisible: boolean): Promise<void> {
  await updatePrivacy(client, { invisible });
}

/** Shows the profile to visitors too, or to members only. */
export async function setOpenToVisitors({ client }: AppContext, open: boolean): Promise<void> {
  await updatePrivacy(client, { open_to_visitors: open });
}

/** Shows the profile on the sites of another company of the pool, or not. */
export async function setShownBy({ client }: AppContext, partner: string, shown: boolean): Promise<void> {
  await updatePrivacy(client, { partners: [{ id: partner, shown }] });
}

/** The archive of the user's data, or null. */
export type Archive = SuccessBody<'getExport'>['export'];

/** Polling interval while the archive is being made. */
const pollMs = 3_000;

/** Requests an archive; one in progress is returned again. */
export const requestArchive = async ({ client }: AppContext): Promise<Archive> =>
  (await askExport(client)).export;

/** Polls until the archive is ready; the returned function stops it. */
export const pollArchive = (
  { client, clock }: AppContext,
  onChange: (archive: Archive) => void,
): (() => void) =>
  poll(clock, pollMs, async () => {
    const { export: archive } = await getExport(client);
    onChange(archive);
    return archive?.status !== 'preparing';
  });

/** What is lost when the account is deleted. */
export type DeletionSummary = SuccessBody<'getDeletion'>;

/** Loads what is lost when the account is deleted. */
export const fetchDeletionSummary = ({ client }: AppContext): Promise<DeletionSummary> => getDeletion(client);

/** Longest explanation, in characters. */
export const DELETION_TEXT_MAX = 1000;

/** Reason for leaving. */
export type DeletionReason = BodyOf<'deleteAccount'>['reason'];

/** The reasons, in the order of the list. */
export const deletionReasons: readonly DeletionReason[] = [
  'found_somebody',
  'no_success',
  'too_expensive',
  'privacy',
  'no_trust',
  'technical',
  'pause',
  'other',
];

/** Deletes the account. */
export async function deleteOwnAccount(
  { client, session }: AppContext,
  { password, reason, text, paidCredits }: DeletionForm,
): Promise<void> {
  const comment = text.trim();
  await deleteAccount(client, {
    password,
    reason,
    ...(comment && { text: comment }),
    ...(paidCredits > 0 && { paid_credits: paidCredits }),
  });
  session.end(); // the server has ended every session
}

/** The form for deleting the account. */
export interface DeletionForm {
  password: string;
  reason: DeletionReason;
  text: string;
  paidCredits: number;
}
