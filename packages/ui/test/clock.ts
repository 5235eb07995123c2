/** The moment at which all stories and tests take place. */
export const storyNow = Date.UTC(2026, 10, 21, 20, 0, 0);
