import { expect, it } from 'vitest';
import { isEmojiOnly } from './emoji.ts';

it.each(['🙂', '❤️', '👍🏽', '🇮🇹', '👩‍👩‍👧', '😂 😂 😂'])('%s is shown large', text =>
  expect(isEmojiOnly(text)).toBe(true),
);
it.each(['', ' ', 'a', '🙂 ciao', '🙂🙂🙂🙂', '12', '#'])('“%s” is not shown large', text =>
  expect(isEmojiOnly(text)).toBe(false),
);
