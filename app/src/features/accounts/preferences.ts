import { type SuccessBody, updatePreferences, withdrawConsent } from '@velluto/api-client';
import { agesSought, LOOKING_FOR, MAX_AGE, SEXUALITIES } from '@velluto/rules';
import type { PreferenceValues } from '@velluto/ui/product/accounts';
import type { AppContext } from '../../lib/app-context.ts';
import { type FormErrors, toFormErrors } from '../../lib/problem.ts';
import { refreshUser } from '../../lib/session/refresh-user.ts';

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
