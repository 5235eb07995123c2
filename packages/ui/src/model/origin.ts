/** Who is behind a person, a message or a like. Anything but `member` is marked as fictional. */
export type Origin = 'member' | 'operator' | 'ai' | 'system';

/** How many of a number of people are not private members, by who answers for them. */
export type FictionalCounts = Readonly<Record<Exclude<Origin, 'member'>, number>>;
