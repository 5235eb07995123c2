import { isUserIdle } from './dialog-queue.ts';

/** How far a finger pulls the page down until it is loaded again, in CSS pixels. */
const PULL = 110;

/** Pixels after which a finger has chosen a direction. */
const DIRECTION = 8;

/** An element that scrolls up and down by itself, and so moves with the finger in place of the page. */
function scrollsItself(element: Element | null): boolean {
  if (element === null || element === document.body || element === document.documentElement) return false;
  const { overflowY } = getComputedStyle(element);
  const scrolls = /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight;
  return scrolls || scrollsItself(element.parentElement);
}

const mayBegin = ({ touches, target }: TouchEvent) =>
  touches.length === 1 &&
  // the page may be beyond its upper edge: WebKit lets it spring back
  scrollY <= 0 &&
  isUserIdle() &&
  !scrollsItself(target as Element);

/**
 * Follows a finger that pulls the page down from its upper edge. It never holds the page: scrolling stays with the browser.
 *
 * @param onMove how far it has pulled, 0 to 1; 0 when it lets go
 * @param onPulled it has let go after the whole way
 * @returns stops following
 */
export function followPulls(onMove: (share: number) => void, onPulled: () => void): () => void {
  const listening = new AbortController();
  const how = { passive: true, signal: listening.signal };
  let from: { x: number; y: number } | null = null;
  let share = 0;
  const move = (next: number) => {
    if (next !== share) onMove(next);
    share = next;
  };
  const end = () => {
    from = null;
    move(0);
  };
  const begin = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (touch && mayBegin(event)) from = { x: touch.clientX, y: touch.clientY };
    else end();
  };
  const follow = ({ touches: [touch] }: TouchEvent) => {
    if (!touch || !from) return;
    const [right, down] = [touch.clientX - from.x, touch.clientY - from.y];
    const sideways = share === 0 && Math.abs(right) > Math.max(down, DIRECTION);
    if (sideways || down < -DIRECTION || scrollY > 0) end();
    else move(down < DIRECTION ? 0 : Math.min(1, down / PULL));
  };
  const release = () => {
    const pulled = share === 1;
    end();
    if (pulled) onPulled();
  };
  addEventListener('touchstart', begin, how);
  addEventListener('touchmove', follow, how);
  addEventListener('touchend', release, how);
  addEventListener('touchcancel', end, how);
  return () => listening.abort();
}
