import { expect, it } from 'vitest';
import { sceneColours } from './brand.tsx';

it('gives the bars of the browser the dark colour on a scene of a brand whose scenes are dark', () => {
  const themeColour = { light: '#fff', dark: '#000' };
  const brand = { themeColour };
  expect(sceneColours({ ...brand, darkScenes: true }, true)).toEqual({ light: '#000', dark: '#000' });
  expect(sceneColours({ ...brand, darkScenes: true }, false)).toEqual(themeColour);
  expect(sceneColours(brand, true)).toEqual(themeColour);
});
