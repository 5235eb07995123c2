'use client';

import { useLingui } from '@lingui/react/macro';
import { activeFilters } from '../i18n/messages/search.ts';
import { useFormat } from '../provider/hooks.ts';

/** Maximum of the scale; a range up to it has no upper end. */
export const MAX_AGE = 99;

/** Returns a function that gives the text of an age range: `28–40 years`, `28+ years`, or `28–40`, `28+` in short. */
export function useAgesText(
  length: 'whole' | 'short' = 'whole',
): (ages: { from: number; to: number }, end?: number) => string {
  const { t } = useLingui();
  const format = useFormat();
  const { ages, agesOpen, agesShort, agesOpenShort } = activeFilters;
  const [closed, open] = length === 'short' ? [agesShort, agesOpenShort] : [ages, agesOpen];
  return ({ from, to }, end = MAX_AGE) =>
    to >= end
      ? t(open({ from: format.number(from) }))
      : t(closed({ from: format.number(from), to: format.number(to) }));
}
