/** Ways to make sure that a member is of age, the strictest last: nothing, the date of birth they state, a provider's proof. */
export const AGE_METHODS = ['none', 'declaration', 'token'] as const;
/** A way to make sure that a member is of age. */
export type AgeMethod = (typeof AGE_METHODS)[number];

/** A person has this long to come back from the provider, in minutes. */
export const AGE_CHECK_MINUTES = 30;

const strictest = (methods: readonly AgeMethod[]): AgeMethod =>
  methods.reduce(
    (most, method) => (AGE_METHODS.indexOf(method) > AGE_METHODS.indexOf(most) ? method : most),
    'none',
  );

/**
 * The way that holds for somebody: the strictest of the countries that they may be in, so that stating another one does
 * not lead past it. Countries that the site does not name ask for the declaration; one that is not known counts as the
 * strictest of the site.
 *
 * @param byCountry the site's way for each country
 * @param countries ISO 3166; null for one that is not known
 */
export function ageMethodFor(
  byCountry: Readonly<Record<string, AgeMethod>> = {},
  countries: readonly (string | null)[],
): AgeMethod {
  const ofUnknown = () => strictest(['declaration', ...Object.values(byCountry)]);
  return strictest(
    countries.map(country => (country === null ? ofUnknown() : (byCountry[country] ?? 'declaration'))),
  );
}
