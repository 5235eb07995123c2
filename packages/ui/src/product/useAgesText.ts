'use client';

import { useLingui } from '@lingui/react/macro';
import { activeFilters } from '../i18n/messages/search.ts';
import { useFormat } from '../provider/hooks.ts';

/** Maximum of the scale; a range up to it has no upper end. */
export const MAX_AGE = 99;

/** Returns a function that gives the text of an age range: `28–40 years`, `28+ years`. */
export function useAgesText(): (ages: { from: number; to: number }, end?: number) => string {
  const { t } = useLingui();
  const format = useFormat();
  return ({ from, to }, end = MAX_AGE) =>
    to >= end
      ? t(activeFilters.agesOpen({ from: format.number(from) }))
      : t(activeFilters.ages({ from: format.number(from), to: format.number(to) }));
}
