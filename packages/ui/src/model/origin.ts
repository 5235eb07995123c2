/** Who is really behind a person, a message or a like. Anything but `member` is shown as such. */
export type Origin = 'member' | 'operator' | 'ai' | 'system';
