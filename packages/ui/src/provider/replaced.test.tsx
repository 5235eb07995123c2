import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { storyNow } from '../../test/clock.ts';
import { photosOf } from '../../test/members.ts';
import { Icon, IconButton, Photo, icons as shapes } from '../base/index.ts';
import { velluto } from '../brands/velluto/index.ts';
import { fixedClock } from './clock.ts';
import type { Icons } from './icons.ts';
import type { ImageProps } from './image.ts';
import { UiProvider } from './UiProvider.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const Picture = ({ alt, ...props }: ImageProps) => <img {...props} alt={alt} data-own="picture" />;
const icons: Icons = {
  like: props => <svg {...props} data-own="heart" />,
  close: { d: 'M0 0h24' },
};
const draw = (children: ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <UiProvider brand={velluto} locale="en" clock={fixedClock(storyNow)} icons={icons} image={Picture}>
        {children}
      </UiProvider>
    </I18nProvider>,
  );

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
