'use client';

import { PlaceFields, type PlaceFieldsProps } from '../../../patterns/PlaceFields/PlaceFields.tsx';
import { type PlaceProblems, usePlaceTexts } from '../../usePlaceTexts.ts';

export interface LocationFieldProps extends Omit<PlaceFieldsProps, 'words' | 'errors'> {
  /** Why a part of the place was refused. */
  problems?: PlaceProblems;
}

/** Where one lives: country, region, town, by hand or from the device. */
export const LocationField = ({ problems, ...rest }: LocationFieldProps) => (
  <PlaceFields {...rest} {...usePlaceTexts(problems)} />
);
