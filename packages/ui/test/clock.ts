/** The current time of all stories and tests, in milliseconds since 1970. */
export const storyNow = Date.UTC(2026, 10, 21, 20, 0, 0);
