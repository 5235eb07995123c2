/** State of the look-up of the device's position; `unsupported`: the browser has none. */
export type LocateState = 'idle' | 'active' | 'error' | 'denied' | 'unsupported';
