import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { draw as htmlOf } from '../../test/draw.tsx';
import { photosOf } from '../../test/members.ts';
import { Icon, IconButton, Photo, icons as shapes } from '../base/index.ts';
import type { Icons } from './icons.ts';
import type { ImageProps } from './image.ts';

const Picture = ({ alt, ...props }: ImageProps) => <img {...props} alt={alt} data-own="picture" />;
const icons: Icons = {
  like: props => <svg {...props} data-own="heart" />,
  close: { d: 'M0 0h24' },
};
const draw = (children: ReactNode) => htmlOf(children, { icons, image: Picture });

it('an icon that the site replaces is drawn everywhere, with size and label', () => {
  const icon = draw(<Icon shape={shapes.like} size="l" label="Like" />);
  expect(icon).toMatch(/<svg role="img" aria-label="Like" class="vl-Icon [^"]*" data-own="heart">/);
  expect(draw(<IconButton label="Like" icon={shapes.like} />)).toContain('data-own="heart"');
  expect(draw(<Icon shape={shapes.close} />)).toContain('d="M0 0h24"');
  expect(draw(<Icon shape={shapes.bell} />)).not.toContain('data-own');
});

it('icons are drawn without a provider too', () => {
  expect(renderToStaticMarkup(<Icon shape={shapes.like} />)).toContain('<path');
});

it('each icon has the name that it is exported by', () => {
  expect(Object.entries(shapes).filter(([name, shape]) => shape.name !== name)).toEqual([]);
});

it('pictures are drawn by the component of the site', () => {
  const photo = photosOf(1, 1)[0] ?? null;
  expect(draw(<Photo photo={photo} alt="Nina" />)).toMatch(/<img [^>]*alt="Nina"[^>]*data-own="picture"/);
});
