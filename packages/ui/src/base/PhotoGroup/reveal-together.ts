import { groupTimeoutMs, nextPulseStart, pulseMs } from './reveal-times.ts';

/*
 * The state of a picture is kept in `data-reveal`; the style sheet shows or hides it:
 *
 * - `waiting`: in view and still loading; the others of its group wait for it
 * - `loaded`: loaded, and waiting for the others
 * - `late`: still loading, and the others no longer wait
 *
 * A picture that is shown has no state. The states are in the document, so that a group that renders again keeps them.
 */

/** One observer for all groups: it reports what the browser has worked out anyway and forces no layout. */
let inView: IntersectionObserver | undefined;

function onIntersection(entries: IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    const image = target as HTMLImageElement;
    if (!image.complete) image.dataset.reveal ??= 'waiting';
  }
}

/**
 * Waits for the pictures of a group that have not loaded yet, each from when it comes into view. Pictures that the
 * server's page loads first stay visible, because the page's largest contentful paint is measured by them. Where
 * nothing tells what is in view, as in jsdom, every picture is shown as it comes.
 */
export function revealTogether(group: HTMLElement): void {
  if (!('IntersectionObserver' in window)) return;
  inView ??= new IntersectionObserver(onIntersection);
  const pageLoaded = document.readyState === 'complete';
  for (const image of group.querySelectorAll('img')) {
    if (!image.complete && (pageLoaded || image.loading === 'lazy')) inView.observe(image);
  }
  // the same listener added again is ignored
  for (const type of ['load', 'error', 'animationend']) group.addEventListener(type, onProgress, true);
}

/** A picture loaded or failed, or its wait has ended. */
function onProgress({ type, target, currentTarget }: Event): void {
  const group = currentTarget as HTMLElement;
  const image = target as HTMLImageElement;
  const { reveal } = image.dataset;
  const timedOut = type === 'animationend';
  if (!reveal || (timedOut && reveal === 'late')) return;
  if (image.closest('.vl-PhotoGroup') !== group) return;
  if (reveal === 'waiting' && !timedOut) image.dataset.reveal = 'loaded';
  else if (reveal === 'waiting' && !image.complete) {
    image.dataset.reveal = 'late';
    syncPulse(image);
  } else delete image.dataset.reveal;
  if (!group.querySelector('[data-reveal="waiting"]')) showLoaded(group);
}

/** All pictures are there: skips the rest of the wait. */
function showLoaded(group: HTMLElement): void {
  for (const image of group.querySelectorAll('[data-reveal="loaded"]')) {
    for (const wait of image.getAnimations()) {
      if (Number(wait.currentTime) < groupTimeoutMs) wait.currentTime = groupTimeoutMs;
    }
  }
}

function isPulse({ effect }: Animation): boolean {
  const { duration, iterations } = effect?.getTiming() ?? {};
  return duration === pulseMs && iterations === Number.POSITIVE_INFINITY;
}

/** Keeps everything that pulses on a page in step: skeletons, and pictures of other groups. */
function syncPulse(image: HTMLElement): void {
  const ownPulse = image.getAnimations().find(isPulse);
  const other = document
    .getAnimations()
    .find(animation => animation !== ownPulse && animation.startTime !== null && isPulse(animation));
  if (ownPulse && other)
    ownPulse.startTime = nextPulseStart(Number(document.timeline.currentTime), Number(other.startTime));
}
