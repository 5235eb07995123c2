import { useEffect } from 'react';
import { whenIdle } from './moments.ts';

/**
 * Has the tiles of a list laid out one by one while the page is idle. Those that no window has shown are left out by
 * `content-visibility`: who jumps to the list's end, and presses there, would wait for many of them at once.
 *
 * @param people the first tiles of the page are theirs
 */
export function useLaidOutAhead(people: readonly unknown[]): void {
  useEffect(() => {
    const tiles = [...document.querySelectorAll('[data-component="PersonTile"]')].slice(0, people.length);
    const next = () => {
      // asking for a place lays out what is left out too, and this is kept
      tiles.shift()?.firstElementChild?.getBoundingClientRect();
      if (tiles.length > 0) whenIdle(next);
    };
    whenIdle(next);
    return () => {
      tiles.length = 0;
    };
  }, [people]);
}
