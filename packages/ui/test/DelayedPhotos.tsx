import type { ReactNode } from 'react';
import { unseen } from './photos.ts';

/**
 * Delays pictures for tests: they count as not loaded until the test releases them, and the test controls how long they
 * have been waiting.
 */
export const DelayedPhotos = ({ children, early, late }: DelayedPhotosProps) => (
  <div ref={box => delay(box, early, late)}>{children}</div>
);

export interface DelayedPhotosProps {
  children: ReactNode;
  /** Simulates that the page is still loading. */
  early?: boolean;
  /** For contact sheets: pictures in `unseen` are late, the others are loaded. */
  late?: boolean;
}

function delay(box: HTMLElement | null, early = false, late = false) {
  if (!box) return;
  const delayed = new Set<EventTarget | null>();
  for (const image of box.querySelectorAll('img')) {
    if (late && image.src !== unseen(0).src) continue;
    delayed.add(image);
    Object.defineProperty(image, 'complete', { configurable: true, value: false });
    if (late) image.dataset.reveal = 'late';
  }
  // the browser's own events of these pictures are stopped, even after the test has released them
  box.addEventListener(
    'load',
    event => {
      if (event.isTrusted && delayed.has(event.target)) event.stopPropagation();
    },
    true,
  );
  const pauseAnimations = new MutationObserver(marked => {
    for (const { target } of marked) waitAnimationOf(target as Element)?.pause();
  });
  if (!late) pauseAnimations.observe(box, { subtree: true, attributeFilter: ['data-reveal'] });
  if (!early) return;
  Object.defineProperty(document, 'readyState', { configurable: true, value: 'interactive' });
  return () => {
    Reflect.deleteProperty(document, 'readyState');
  };
}

/** The animation whose time is how long a picture has been waiting. It is paused, so that the test sets the time. */
export const waitAnimationOf = (image: Element) =>
  image.getAnimations().find(animation => animation instanceof CSSAnimation);

/** Releases the picture. */
export function finishLoading(image: HTMLElement): void {
  Reflect.deleteProperty(image, 'complete');
  image.dispatchEvent(new Event('load'));
}
