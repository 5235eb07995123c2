'use client';

import { useLingui } from '@lingui/react/macro';
import { geolocationButton, locationField } from '../i18n/messages/profiles/location.ts';
import { fieldProblemText } from '../i18n/problem-text.ts';
import type { FieldProblemCode } from '../model/problem.ts';
import type { Place, PlaceFieldsProps } from '../patterns/PlaceFields/PlaceFields.tsx';

/** Why parts of a place were refused. */
export type PlaceProblems = Partial<Record<keyof Place, FieldProblemCode>>;

/** Texts of the fields for a place. */
export function usePlaceTexts(problems: PlaceProblems = {}): Pick<PlaceFieldsProps, 'labels' | 'errors'> {
  const { t } = useLingui();
  return {
    labels: {
      country: t(locationField.country),
      region: t(locationField.region),
      anyRegion: t(locationField.anyRegion),
      city: t(locationField.city),
      cityUnknown: t(locationField.cityUnknown),
      optional: t(locationField.optional),
      locate: {
        idle: t(geolocationButton.idle),
        active: t(geolocationButton.active),
        error: t(geolocationButton.error),
        denied: t(geolocationButton.denied),
        unsupported: t(geolocationButton.unsupported),
      },
    },
    errors: {
      country: fieldProblemText(t, problems.country),
      region: fieldProblemText(t, problems.region),
      city: fieldProblemText(t, problems.city),
    },
  };
}
