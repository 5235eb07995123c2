'use client';

import { useGesture } from '@use-gesture/react';
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { dragAway } from '../../../base/Dialog/useDragAway.ts';
import { limited, tapScale, wholePhoto, type ZoomPlace, zoomedAt } from './zoom.ts';

interface PhotoZoomOptions {
  /** The photo is the visible one; another becomes whole again. */
  current: boolean;
  /** The whole photo was dragged down and away. */
  onAway: () => void;
}

/** Two fingers, a double tap, or the wheel with Ctrl enlarge a photo; then a finger moves it. The whole photo can be dragged away. */
export function usePhotoZoom({ current, onAway }: PhotoZoomOptions): {
  frame: RefObject<HTMLDivElement | null>;
  zoomed: boolean;
  onDoubleClick: (event: MouseEvent) => void;
} {
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<ZoomPlace>(wholePhoto);
  const [zoomed, setZoomed] = useState(false);

  const show = (next: ZoomPlace) => {
    place.current = next;
    setZoomed(next.scale > 1);
    const photo = frame.current?.firstElementChild;
    if (!(photo instanceof HTMLElement)) return;
    const { scale, x, y } = next;
    photo.style.transform = scale > 1 ? `translate(${x}px, ${y}px) scale(${scale})` : '';
  };
  const zoom = (scale: number, clientX: number, clientY: number) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    const point = { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 };
    show(zoomedAt(place.current, scale, point, box));
  };

  useGesture(
    {
      onPinch: ({ origin: [x, y], offset: [scale] }) => zoom(scale, x, y),
      onDrag(drag) {
        const box = frame.current;
        if (drag.pinching || !box) return;
        if (!zoomed) return dragAway(box, drag, onAway);
        const { scale, x, y } = place.current;
        const [moveX, moveY] = drag.delta;
        show(limited({ scale, x: x + moveX, y: y + moveY }, box.getBoundingClientRect()));
      },
    },
    {
      target: frame,
      // a wheel with Ctrl enlarges the photo, not the page
      eventOptions: { passive: false },
      enabled: current,
      pinch: { from: () => [place.current.scale, 0] },
      drag: { filterTaps: true, pointer: { capture: false }, axis: zoomed ? undefined : 'y' },
    },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another photo is shown
  useEffect(() => {
    if (!current) show(wholePhoto);
  }, [current]);

  return {
    frame,
    zoomed,
    onDoubleClick: ({ clientX, clientY }) => zoom(place.current.scale > 1 ? 1 : tapScale, clientX, clientY),
  };
}
