import { proxy } from 'valtio/vanilla';
import { readStored, writeStored } from './local-storage.ts';

const place = 'velluto.vibration';

/** Milliseconds of vibration, pause, vibration. */
const patterns = { decision: [12], match: [30, 70, 40] };

/** Whether the device is one that is held in the hand and can vibrate. */
export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/** Short vibrations when the user decides and at a match, unless switched off on this device. */
export function createVibrationStore() {
  const state = proxy({ on: readStored<boolean>(place) ?? true });
  /** Vibrates where the device can; browsers refuse it before the first touch of a page, and say so in their console. */
  const vibrate = (what: keyof typeof patterns): void => {
    if (state.on && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(patterns[what]);
  };
  return {
    state,
    vibrate,

    /** Switches vibrations on or off, on this device; on is felt at once. */
    set(on: boolean): void {
      state.on = on;
      writeStored(place, on);
      vibrate('decision');
    },
  };
}
