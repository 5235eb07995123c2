import { expect, it } from 'vitest';
import { draw } from '../../test/draw.tsx';
import { breakable } from './breakable.tsx';

it.each([
  ['salvatore.luna', 'salvatore.<wbr/>luna'],
  ['Greta_E', 'Greta_<wbr/>E'],
  ['anna-maria@posta.example', 'anna-<wbr/>maria@<wbr/>posta.<wbr/>example'],
  ['Guido B.', 'Guido B.'],
  ['...dots', '...<wbr/>dots'],
])('%s may break after its signs only', (text, html) => {
  expect(draw(breakable(text))).toContain(html);
});
