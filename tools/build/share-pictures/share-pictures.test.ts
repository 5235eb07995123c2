import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { routes } from '../../../app/src/routes.ts';
import { shareTexts } from '../../../app/src/ssr/share-pictures.ts';
import { root } from '../../support/run-step.ts';
import { drawHeadline } from './headline.ts';
import { scenes, share } from './scenes.ts';
import { openTypeface, type Typeface } from './typeface.ts';

const brands = globSync('*.svg', { cwd: join(root, 'app/src/brands') }).map(file => basename(file, '.svg'));

it('every brand of the app has a scene of the right size', async () => {
  expect(Object.keys(scenes).toSorted()).toEqual(brands.toSorted());
  for (const scene of Object.values(scenes))
    expect(await sharp(await scene.ground()).metadata()).toMatchObject(share);
});

it('pages with a picture of their own are routes', () => {
  const names = routes.map(({ name }) => name);
  for (const page of Object.keys(shareTexts)) expect(names).toContain(page);
});

describe('a headline', () => {
  /** Draws each letter half as wide as it is high. */
  const mono = (text: string, size: number) => ({ svg: `<${text}>`, width: (text.length * size) / 2 });
  const look = { plain: mono, emphasis: mono, emphasised: '#f00' } satisfies Record<
    string,
    Typeface | string
  >;

  it('is as large as its column allows, with the emphasised words in their colour', () => {
    const { svg, size, lines } = drawHeadline('Honest <em>conversations now</em>', look, {
      width: 540,
      height: 300,
    });
    expect([size, lines]).toEqual([78, 3]);
    expect(svg).not.toContain('<em>');
    expect(svg.match(/fill="#f00"><(\w+)>/g)).toEqual(['fill="#f00"><conversations>', 'fill="#f00"><now>']);
  });

  it('that does not fit stops the build with its text', () => {
    expect(() => drawHeadline('x'.repeat(30), look, { width: 540, height: 300 })).toThrow('"xxxxxxxxx');
  });
});

it('letters of both files of a typeface are drawn; one that it lacks stops the build', async () => {
  const face = await openTypeface(scenes.nordlys?.faces.plain ?? expect.fail(), 'zdjęcie ab Ж');
  expect(face('zdjęcie', 100).width).toBeGreaterThan(face('zdjcie', 100).width);
  expect(face('a\u202fb', 10).width).toBe(face('a b', 10).width);
  expect(() => face('Ж', 100)).toThrow('no "Ж"');
});
