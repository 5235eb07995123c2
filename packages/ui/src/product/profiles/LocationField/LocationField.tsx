'use client';

import { cx } from '../../../base/cx.ts';
import { PlaceFields, type PlaceFieldsProps } from '../../../patterns/PlaceFields/PlaceFields.tsx';
import { type PlaceProblems, usePlaceTexts } from '../../usePlaceTexts.ts';

export interface LocationFieldProps extends Omit<PlaceFieldsProps, 'labels' | 'errors'> {
  /** Field errors. */
  problems?: PlaceProblems;
}

/** Place of residence: country, region, town, typed or filled in from the device. */
export const LocationField = ({ problems, className, ...rest }: LocationFieldProps) => (
  <PlaceFields {...usePlaceTexts(problems)} {...rest} className={cx('vl-LocationField', className)} />
);
