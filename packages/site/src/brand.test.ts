import { completeBrand } from '@velluto/ui/brand';
import { expect, it } from 'vitest';
import { letters, markOf } from './brand.ts';

it('draws a mark from any name', () => {
  const mark = (name: string) =>
    markOf(completeBrand({ id: 'any', name, seeds: { accent: 'teal' }, fonts: letters.classic }));
  expect(mark('<b> & co')).toContain('<title>&lt;b&gt; &amp; co</title>');
  expect(mark('élan')).toMatch(/>É<\/text>/);
});
