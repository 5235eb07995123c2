import { expect, it } from 'vitest';
import { autoSlug } from './slug.ts';

it.each([
  ['/landers/gallery/auto', 'auto', 'de', '', '/landers/gallery/de'],
  ['/landers/gallery/auto/', 'auto', 'en', '', '/landers/gallery/eng'],
  [
    '/members/auto/landing2/auto',
    'auto',
    'it',
    '?network=x&sub1=a',
    '/members/auto/landing2/it?network=x&sub1=a',
  ],
  ['/landers/gallery/summer', 'summer', 'it', '', null],
  ['/landers/gallery', undefined, 'it', '', null],
])('%s with the slug %s in %s leads with “%s” to %s', (path, slug, language, query, to) => {
  expect(autoSlug(path, slug, language, query)).toBe(to);
});
