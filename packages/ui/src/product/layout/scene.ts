'use client';

import { useBrand } from '../../provider/hooks.ts';
import { themeAttributes } from '../../provider/theme.tsx';
import { darkScene, scene } from '../../theme/scene.css.ts';

/** Class and attributes of a page that is a scene: dark in both modes where the brand has dark scenes. None for other pages. */
export function useScene(isScene: boolean): Record<string, string> {
  const { darkScenes } = useBrand();
  if (!isScene) return {};
  return darkScenes ? { ...themeAttributes({ mode: 'dark' }), className: darkScene } : { className: scene };
}
