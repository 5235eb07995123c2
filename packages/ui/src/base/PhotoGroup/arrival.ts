import { breath, hold, nextBreath } from './times.ts';

/*
 * A picture that is awaited says so in `data-arrival`, and the style sheet does the rest:
 *
 * - `held`: in view and not there yet; the others of its group wait for it
 * - `here`: there, and waiting for the others
 * - `late`: not there yet, and nobody waits any more
 *
 * One that is there and shown says nothing. All of it is in the document: a group that is drawn anew forgets nothing.
 */

/** One for all groups. It asks the layout for nothing that the browser does not know anyway. */
let view: IntersectionObserver | undefined;

function comeIntoView(entries: IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    const image = target as HTMLImageElement;
    if (!image.complete) image.dataset.arrival ??= 'held';
  }
}

/**
 * Awaits the pictures of a group that are not there yet, each from when it comes into view. What the server's page loads
 * first stays visible: it is what that page is measured by.
 */
export function awaitPictures(group: HTMLElement): void {
  view ??= new IntersectionObserver(comeIntoView);
  const loaded = document.readyState === 'complete';
  for (const image of group.querySelectorAll('img')) {
    if (!image.complete && (loaded || image.loading === 'lazy')) view.observe(image);
  }
  // listening twice is listening once
  for (const type of ['load', 'error', 'animationend']) group.addEventListener(type, onProgress, true);
}

/** A picture came or failed, or its wait has ended. */
function onProgress({ type, target, currentTarget }: Event): void {
  const group = currentTarget as HTMLElement;
  const image = target as HTMLImageElement;
  const { arrival } = image.dataset;
  const waited = type === 'animationend';
  if (!arrival || (waited && arrival === 'late')) return;
  if (image.closest('[data-component="PhotoGroup"]') !== group) return;
  if (arrival === 'held' && !waited) image.dataset.arrival = 'here';
  else if (arrival === 'held' && !image.complete) {
    image.dataset.arrival = 'late';
    breatheTogether(image);
  } else delete image.dataset.arrival;
  if (!group.querySelector('[data-arrival="held"]')) showTogether(group);
}

/** Nobody is missing any more: the rest of the wait is left out. */
function showTogether(group: HTMLElement): void {
  for (const image of group.querySelectorAll('[data-arrival="here"]')) {
    for (const wait of image.getAnimations()) {
      if (Number(wait.currentTime) < hold) wait.currentTime = hold;
    }
  }
}

function breathes({ effect }: Animation): boolean {
  const { duration, iterations } = effect?.getTiming() ?? {};
  return duration === breath && iterations === Number.POSITIVE_INFINITY;
}

/** What breathes on a page does so together: skeletons, and pictures of other groups. */
function breatheTogether(image: HTMLElement): void {
  const own = image.getAnimations().find(breathes);
  const other = document
    .getAnimations()
    .find(animation => animation !== own && animation.startTime !== null && breathes(animation));
  if (own && other)
    own.startTime = nextBreath(Number(document.timeline.currentTime), Number(other.startTime));
}
