import { expect, it } from 'vitest';
import { cleanText } from './message-text.ts';

it('keeps line breaks of every platform, and no other invisible characters', () => {
  expect(cleanText(' a\r\nb\vc\u0085d\u2028e\u2029f\rg\u0000\u0007 \uD800')).toBe(
    'a\nb\nc\nd\ne\nf\ng \uFFFD',
  );
});
