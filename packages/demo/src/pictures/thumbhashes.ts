import table from './thumbhashes.json' with { type: 'json' };

/** Blurred placeholders (ThumbHash) of a member's pictures in their order, as base64; empty for an unknown number. */
export const thumbhashesOf = (number: number): readonly string[] => table[number - 1]?.split(' ') ?? [];
