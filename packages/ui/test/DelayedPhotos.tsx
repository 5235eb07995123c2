import type { ReactNode } from 'react';
import { unseen } from './photos.ts';

/**
 * Pictures that a test holds back: they count as not there until it says so, and how long they are waited for is the
 * test's to say as well.
 */
export const DelayedPhotos = ({ children, early, late }: DelayedPhotosProps) => (
  <div ref={box => delay(box, early, late)}>{children}</div>
);

export interface DelayedPhotosProps {
  children: ReactNode;
  /** The page they came with is still loading. */
  early?: boolean;
  /** For contact sheets: those that are `unseen` are late, the others there. */
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
  // what these have to say themselves stays here, also after the test has let them come
  box.addEventListener(
    'load',
    event => {
      if (event.isTrusted && delayed.has(event.target)) event.stopPropagation();
    },
    true,
  );
  const stopClocks = new MutationObserver(marked => {
    for (const { target } of marked) waitAnimationOf(target as Element)?.pause();
  });
  if (!late) stopClocks.observe(box, { subtree: true, attributeFilter: ['data-reveal'] });
  if (!early) return;
  Object.defineProperty(document, 'readyState', { configurable: true, value: 'interactive' });
  return () => {
    Reflect.deleteProperty(document, 'readyState');
  };
}

/** The clock by which a picture is waited for; it stands still until it is set. */
export const waitAnimationOf = (image: Element) =>
  image.getAnimations().find(animation => animation instanceof CSSAnimation);

/** The picture comes. */
export function finishLoading(image: HTMLElement): void {
  Reflect.deleteProperty(image, 'complete');
  image.dispatchEvent(new Event('load'));
}
