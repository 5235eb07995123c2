'use client';

import { createUseGesture, dragAction, pinchAction } from '@use-gesture/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { dragAway } from '../../../base/Dialog/useDragAway.ts';
import {
  type FramePoint,
  limited,
  maxScale,
  roomOf,
  type Size,
  tapScale,
  wholePhoto,
  type ZoomPlace,
  zoomedAt,
} from './zoom.ts';

const useGesture = createUseGesture([dragAction, pinchAction]);

/** Pixels by which a press of an arrow key moves an enlarged photo. */
const keyStep = 80;
const steps: Record<string, FramePoint> = {
  ArrowLeft: { x: keyStep, y: 0 },
  ArrowRight: { x: -keyStep, y: 0 },
  ArrowUp: { x: 0, y: keyStep },
  ArrowDown: { x: 0, y: -keyStep },
};

interface PhotoZoomOptions {
  /** The photo is the visible one; another becomes whole again. */
  current: boolean;
  /** Size of a photo that can be enlarged; null for any other, which can only be dragged away. */
  size: Size | null;
  /** The whole photo was dragged down and away. */
  onAway: () => void;
}

/** What makes a photo larger, and moves it. */
export interface PhotoZoom {
  /** For the element around the photo. */
  frame: RefObject<HTMLDivElement | null>;
  zoomed: boolean;
  /** Enlarges the photo at a point of the window, in its middle without one, or makes it whole again. */
  toggle: (point?: { clientX: number; clientY: number }) => void;
}

/**
 * Two fingers, or the wheel with Ctrl, enlarge a photo; then a finger or the arrow keys move it. The whole photo can be
 * dragged away.
 */
export function usePhotoZoom({ current, size, onAway }: PhotoZoomOptions): PhotoZoom {
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<ZoomPlace>(wholePhoto);
  /** Two fingers were down during this drag: the rest of it moves nothing. */
  const pinched = useRef(false);
  const [zoomed, setZoomed] = useState(false);
  const zoomable = current && size !== null;

  const show = (next: ZoomPlace) => {
    place.current = next;
    setZoomed(next.scale > 1);
    const photo = frame.current?.firstElementChild;
    if (!(photo instanceof HTMLElement)) return;
    const { scale, x, y } = next;
    photo.style.transform = scale > 1 ? `translate(${x}px, ${y}px) scale(${scale})` : '';
  };
  const move = (x: number, y: number) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || size === null) return;
    const { scale, ...from } = place.current;
    show(limited({ scale, x: from.x + x, y: from.y + y }, roomOf(box, size)));
  };
  const zoom = (scale: number, point?: { clientX: number; clientY: number }) => {
    const box = frame.current?.getBoundingClientRect();
    // the timer of a wheel may end after the photo was left
    if (!box || !current || size === null) return;
    const at = point
      ? { x: point.clientX - box.x - box.width / 2, y: point.clientY - box.y - box.height / 2 }
      : { x: 0, y: 0 };
    show(zoomedAt(place.current, scale, at, roomOf(box, size)));
  };

  useGesture(
    {
      onPinch({ first, origin: [clientX, clientY], offset: [scale] }) {
        pinched.current = true;
        if (first && frame.current) frame.current.style.translate = '';
        zoom(scale, { clientX, clientY });
      },
      onDrag(drag) {
        if (drag.first) pinched.current = false;
        if (drag.pinching || pinched.current || !frame.current) return;
        if (zoomed) move(...drag.delta);
        else dragAway(frame.current, drag, onAway);
      },
    },
    {
      target: frame,
      enabled: current,
      // Safari would enlarge the page
      eventOptions: { passive: false },
      pinch: {
        enabled: zoomable,
        from: () => [place.current.scale, 0],
        scaleBounds: { min: 1, max: maxScale },
      },
      drag: { filterTaps: true, pointer: { capture: false }, axis: zoomed ? undefined : 'y' },
    },
  );

  const latest = useRef({ show, move });
  latest.current = { show, move };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another photo is shown, or this one failed or came
  useEffect(() => latest.current.show(wholePhoto), [zoomable]);
  useEffect(() => {
    if (!zoomed || !frame.current) return;
    const turned = new ResizeObserver(() => latest.current.move(0, 0));
    turned.observe(frame.current);
    const onKey = (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      // the row of photos takes these keys otherwise
      event.stopPropagation();
      latest.current.move(step.x, step.y);
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => {
      turned.disconnect();
      window.removeEventListener('keydown', onKey, { capture: true });
    };
  }, [zoomed]);

  return {
    frame,
    zoomed,
    toggle: point => zoom(place.current.scale > 1 ? 1 : tapScale, point),
  };
}
