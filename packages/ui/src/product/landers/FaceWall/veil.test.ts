import { expect, it } from 'vitest';
import { brand as nordlys } from '../../../brands/nordlys/brand.ts';
import { brand as velluto } from '../../../brands/velluto/brand.ts';
import { alpha, contrast, over } from '../../../theme/compiler/colour.ts';
import { brandThemes } from '../../../theme/compiler/resolved-themes.ts';
import { VEIL } from './veil.ts';

it('leaves words readable on the lightest and the darkest picture', () => {
  for (const { colours } of [...brandThemes(velluto), ...brandThemes(nordlys)])
    for (const picture of ['#ffffff', '#000000']) {
      const ground = over(alpha(colours.surface.page, VEIL / 100), picture);
      for (const words of [colours.content.strong, colours.content.default, colours.content.accent])
        expect(contrast(words, ground)).toBeGreaterThan(4.5);
    }
});
