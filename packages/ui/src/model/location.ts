/** How far the look-up of the device's place has come; `unsupported`: the browser has none. */
export type LocateState = 'idle' | 'active' | 'error' | 'denied' | 'unsupported';
