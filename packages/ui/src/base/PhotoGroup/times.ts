/** How long pictures wait for each other, in ms. Then those that are there show. */
export const hold = 800;
/** How long they take to appear. */
export const fade = 200;
/** One breath, of the skeletons too. */
export const breath = 2000;

/** The next moment at which a breath begins, when another one began at `other`. */
export const nextBreath = (now: number, other: number): number =>
  other + breath * (Math.floor((now - other) / breath) + 1);
