import type { Scene } from './LanderScene.tsx';

/** Where a repeated scene is cropped: to its end, then to its beginning. */
const focals = [0.88, 0.1];

/**
 * A scene for each of `count` places: all scenes in turn, then other parts of them, which need no text of their own. None
 * when there are no scenes.
 */
export const cropsOf = (scenes: readonly Scene[], count: number): Scene[] =>
  Array.from({ length: scenes.length > 0 ? count : 0 }).flatMap((_, place) => {
    const scene = scenes[place % scenes.length];
    const round = Math.floor(place / scenes.length);
    if (!scene || round === 0) return scene ?? [];
    const x = focals[(round - 1) % focals.length] ?? 0.5;
    return { poster: { ...scene.poster, focal: { x, y: 0.5 } }, alt: '' };
  });
