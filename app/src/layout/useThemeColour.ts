import { useBrand } from '@velluto/ui/provider';
import { useEffect } from 'react';
import { sceneColours } from '../lib/brand.tsx';

/** Keeps the colour of the browser's own bars like the page after a change of page; the server writes it for the first. */
export function useThemeColour(isScene: boolean): void {
  const brand = useBrand();
  useEffect(() => {
    // the colours of other brands are the same on all pages
    if (!brand.darkScenes) return;
    const colours = sceneColours(brand, isScene);
    const { vlMode } = document.documentElement.dataset;
    for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const isDark = tag.media ? tag.media.includes('dark') : vlMode === 'dark';
      tag.content = isDark ? colours.dark : colours.light;
    }
  }, [brand, isScene]);
}
