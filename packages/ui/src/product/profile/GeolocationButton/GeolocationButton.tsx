'use client';

import { LocateButton, type LocateButtonProps } from '../../../patterns/LocateButton/LocateButton.tsx';
import { usePlaceTexts } from '../../usePlaceTexts.ts';

export type GeolocationButtonProps = Omit<LocateButtonProps, 'labels'>;

/** Asks the device for its position and shows the result. Part of `LocationField`. */
export const GeolocationButton = (props: GeolocationButtonProps) => (
  <LocateButton {...props} labels={usePlaceTexts().labels.locate} />
);
