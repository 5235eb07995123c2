/** Where a tile is among the others, from 0. */
export interface Moved {
  index: number;
  count: number;
}

/** How far a pointer goes before a press becomes a drag, in pixels. */
const slack = 6;

/**
 * Lets the tile of a list follow a mouse or a pen; the others make room at once. Fingers scroll, and have buttons.
 *
 * @param onMove `settled` once the tile is let go
 * @returns ends it
 */
export function followPointer(
  tile: HTMLElement,
  where: () => Moved,
  onMove: (to: number, settled: boolean) => void,
): () => void {
  const list = tile.parentElement;
  const placeAt = ({ clientX, clientY }: PointerEvent) => {
    const other = document.elementFromPoint(clientX, clientY)?.closest('li');
    return other && other.parentElement === list ? [...(list?.children ?? [])].indexOf(other) : -1;
  };
  const press = (event: PointerEvent) => {
    const onButton = event.target instanceof Element && event.target.closest('button') !== null;
    if (event.button !== 0 || event.pointerType === 'touch' || onButton) return;
    const from = where().index;
    let drags = false;
    const turn = new AbortController();
    const { signal } = turn;
    const follow = (at: PointerEvent) => {
      if (!drags && Math.hypot(at.clientX - event.clientX, at.clientY - event.clientY) < slack) return;
      drags = true;
      tile.style.opacity = '0.6';
      const [to, { index, count }] = [placeAt(at), where()];
      if (to >= 0 && to < count && to !== index) onMove(to, false);
    };
    const drop = () => {
      turn.abort();
      tile.style.opacity = '';
      const { index } = where();
      if (index !== from) onMove(index, true);
    };
    addEventListener('pointermove', follow, { signal });
    addEventListener('pointerup', drop, { signal });
    addEventListener('pointercancel', drop, { signal });
  };
  const life = new AbortController();
  tile.addEventListener('pointerdown', press, { signal: life.signal });
  // the browser would carry the picture away itself
  tile.addEventListener('dragstart', event => event.preventDefault(), { signal: life.signal });
  return () => life.abort();
}
