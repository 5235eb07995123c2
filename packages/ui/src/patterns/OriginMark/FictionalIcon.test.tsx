import { FICTIONAL_ICONS } from '@velluto/rules';
import { expect, it } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { OriginMark } from './OriginMark.tsx';

const markup = (icon?: (typeof FICTIONAL_ICONS)[number]) =>
  draw(<OriginMark origin="operator" label="Demo" />, { fictional: { icon } });

it('draws the icon that the site chose; no two icons are alike', () => {
  const paths = FICTIONAL_ICONS.map(icon => markup(icon).match(/ d="[^"]+"/)?.[0]);
  expect(new Set(paths).size).toBe(FICTIONAL_ICONS.length);
  expect(markup('spark')).toContain('data-icon="spark"');
  expect(markup()).toBe(markup('mask'));
});
