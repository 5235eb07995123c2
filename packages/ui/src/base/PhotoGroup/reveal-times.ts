/** How long the pictures of a group wait for each other. After it, those that have loaded show. */
export const groupTimeoutMs = 800;
/** How long a picture fades in. */
export const fadeMs = 200;
/** One pulse, of the skeletons too. */
export const pulseMs = 2000;

/** Delay until the next pulse that is in step with another element, which began to pulse at `other`. */
export const nextPulseStart = (now: number, other: number): number =>
  other + pulseMs * (Math.floor((now - other) / pulseMs) + 1);
