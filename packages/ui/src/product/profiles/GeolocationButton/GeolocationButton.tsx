'use client';

import { cx } from '../../../base/cx.ts';
import { LocateButton, type LocateButtonProps } from '../../../patterns/LocateButton/LocateButton.tsx';
import { usePlaceTexts } from '../../usePlaceTexts.ts';

export type GeolocationButtonProps = Omit<LocateButtonProps, 'labels'>;

/** Asks the device for its position and shows the result. Part of `LocationField`. */
export const GeolocationButton = ({ className, ...rest }: GeolocationButtonProps) => (
  <LocateButton
    {...rest}
    className={cx('vl-GeolocationButton', className)}
    labels={usePlaceTexts().labels.locate}
  />
);
