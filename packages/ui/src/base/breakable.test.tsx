import { expect, it } from 'vitest';
import { draw } from '../../test/draw.tsx';
import { breakable } from './breakable.tsx';

it.each([
  ['salvatore.luna', ['salvatore.', 'luna']],
  ['Greta_E', ['Greta_', 'E']],
  ['anna-maria@posta.example', ['anna-', 'maria@', 'posta.', 'example']],
  ['...dots', ['...', 'dots']],
])('%s may break after its signs only', (text, parts) => {
  expect(draw(breakable(text))).toContain(parts.map(part => `<span>${part}</span>`).join('<wbr/>'));
});

it('a text without such signs stands as it is', () => {
  expect(breakable('Guido B.')).toBe('Guido B.');
});
