import { useLingui } from '@lingui/react/macro';
import { IconButton, icons, VisuallyHidden } from '@velluto/ui/base';
import { useEffect, useRef } from 'react';
import { createPhotosStore } from '../../features/profiles/photos.ts';
import { useStore } from '../../lib/useAppContext.ts';
import { profileMessages as messages } from '../../locales/messages/profiles/profile.ts';

/** Index of a photo, from 0. */
interface Place {
  index: number;
  count: number;
}

interface PhotoMoveProps extends Place {
  /** Id of the photo. */
  id: string;
}

/** Moves one of the member's photos: two buttons, and drag and drop with a mouse or pen. */
export function PhotoMove({ id, index, count }: PhotoMoveProps) {
  const { t } = useLingui();
  const photos = useStore(createPhotosStore);
  const root = useRef<HTMLSpanElement>(null);
  const pressed = useRef<-1 | 1 | null>(null);
  const latest = useRef({ index, count });
  useEffect(() => {
    latest.current = { index, count };
  });
  useEffect(() => {
    const tile = root.current?.closest('li');
    const move = (to: number, dropped: boolean) => void photos.move(id, to, dropped);
    return tile ? followPointer(tile, () => latest.current, move) : undefined;
  }, [photos, id]);
  // a tile that is moved in the document loses the focus
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run when the position changes
  useEffect(() => {
    if (!pressed.current) return;
    const buttons = [...(root.current?.querySelectorAll('button') ?? [])];
    const [preferred, other] = pressed.current === -1 ? buttons : buttons.toReversed();
    (preferred?.disabled ? other : preferred)?.focus();
  }, [index]);

  const step = (by: -1 | 1) => {
    pressed.current = by;
    void photos.move(id, index + by, true);
  };
  return (
    <span ref={root} style={{ display: 'inline-flex', gap: 'inherit' }}>
      <IconButton
        tone="quiet"
        size="s"
        icon={icons.chevronStart}
        label={t(messages.earlier({ index: index + 1 }))}
        disabled={index === 0}
        onClick={() => step(-1)}
      />
      <IconButton
        tone="quiet"
        size="s"
        icon={icons.chevronEnd}
        label={t(messages.later({ index: index + 1 }))}
        disabled={index === count - 1}
        onClick={() => step(1)}
      />
      <VisuallyHidden role="status">
        {pressed.current ? t(messages.place({ place: index + 1, count })) : ''}
      </VisuallyHidden>
    </span>
  );
}

/** How far a pointer goes before a press becomes a drag, in pixels. */
const dragThresholdPx = 6;

/**
 * Drag and drop of a tile with a mouse or pen; the other tiles move at once. Touch scrolls instead, so there are the
 * buttons.
 *
 * @param onMove `settled` once the tile is released
 * @returns removes the listeners
 */
function followPointer(
  tile: HTMLElement,
  where: () => Place,
  onMove: (to: number, dropped: boolean) => void,
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
      if (!drags && Math.hypot(at.clientX - event.clientX, at.clientY - event.clientY) < dragThresholdPx)
        return;
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
  // prevents the browser from dragging the picture itself
  tile.addEventListener('dragstart', event => event.preventDefault(), { signal: life.signal });
  return () => life.abort();
}
