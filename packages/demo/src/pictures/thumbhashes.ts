import table from './thumbhashes.json' with { type: 'json' };

/** Placeholders of a member's pictures in their order, base64. */
export const thumbhashesOf = (number: number): readonly string[] => table[number - 1]?.split(' ') ?? [];
