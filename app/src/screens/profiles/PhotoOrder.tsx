import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { useLingui } from '@lingui/react/macro';
import { OwnPhotoTile, type OwnPhotoTileProps } from '@velluto/ui/product/profiles';
import type { ReactNode } from 'react';
import { profileMessages as messages } from '../../locales/messages/profiles/profile.ts';

/** How far a mouse goes before a press becomes a drag, in pixels. */
const mouse = { activationConstraint: { distance: 6 } };

/** A finger that moves sooner scrolls the page; in milliseconds and pixels. */
const finger = { activationConstraint: { delay: 250, tolerance: 8 } };

interface PhotoOrderProps {
  /** Ids of the photos, in their order. */
  ids: string[];
  /** A photo was dropped; `to` is its new index, from 0. */
  onMove: (event: { photoId: string; to: number }) => void;
  /** The photos, each drawn by a `MovablePhoto`. */
  children: ReactNode;
}

/** Lets photos be dragged to another place with a mouse, or with a finger after a long press. */
export function PhotoOrder({ ids, onMove, children }: PhotoOrderProps) {
  const { t } = useLingui();
  const sensors = useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, finger));
  /** Says the place under the pointer. */
  const place = ({ over }: Pick<DragEndEvent, 'over'>) =>
    over ? t(messages.place({ place: ids.indexOf(`${over.id}`) + 1, count: ids.length })) : undefined;
  const silent = () => undefined;
  return (
    <DndContext
      id="photos"
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: { onDragStart: silent, onDragOver: place, onDragEnd: place, onDragCancel: silent },
        // no key starts a drag: the dialog of a photo moves it
        screenReaderInstructions: { draggable: '' },
      }}
      onDragEnd={({ active, over }) => {
        if (over) onMove({ photoId: `${active.id}`, to: ids.indexOf(`${over.id}`) });
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** The other photos make room without an animation where less motion is wanted. */
const still = () => 'matchMedia' in globalThis && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A photo that follows the pointer, inside a `PhotoOrder`. */
export function MovablePhoto(props: OwnPhotoTileProps) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: props.photo.id,
    transition: still() ? null : undefined,
  });
  return (
    <OwnPhotoTile
      {...props}
      {...listeners}
      ref={setNodeRef}
      lifted={isDragging}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      }}
    />
  );
}
