import { expect, it } from 'vitest';
import { measureShape } from '../theme/shape.ts';
import { pages } from './pages.ts';

it('every group of values of the theme that are not colours is on one page of Foundations', () => {
  expect(Object.values(pages).flat().sort()).toEqual(Object.keys(measureShape).sort());
});
