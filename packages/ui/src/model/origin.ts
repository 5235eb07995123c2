/** Who is behind a person, a message or a like. Anything but `member` is marked as fictional. */
export type Origin = 'member' | 'operator' | 'ai' | 'system';
