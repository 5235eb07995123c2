'use client';

import { LocateButton, type LocateButtonProps } from '../../../patterns/LocateButton/LocateButton.tsx';
import { usePlaceTexts } from '../../usePlaceTexts.ts';

export type GeolocationButtonProps = Omit<LocateButtonProps, 'words'>;

/** Asks the device where it is, and says what came of it. Part of the `LocationField`. */
export const GeolocationButton = (props: GeolocationButtonProps) => (
  <LocateButton {...props} words={usePlaceTexts().words.locate} />
);
