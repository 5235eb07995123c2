'use client';

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Takes files that are dropped or pasted on the conversation around an element, or on its form where there is no
 * conversation. A paste that also has text is left to the text box, because text copied from a document often brings a
 * picture of itself.
 *
 * @returns whether files are being dragged over that area
 */
export function useFileDrop(
  anchor: RefObject<HTMLElement | null>,
  onFiles: (files: File[]) => void,
): boolean {
  const [dragging, setDragging] = useState(false);
  const onFilesRef = useRef(onFiles);
  onFilesRef.current = onFiles;
  // in the layout effect, so that the listeners are there before the first drop
  useLayoutEffect(() => {
    const area =
      anchor.current?.closest<HTMLElement>('[data-part="conversation"]') ?? anchor.current?.closest('form');
    if (!area) return;
    const stop = new AbortController();
    const on = <Kind extends keyof HTMLElementEventMap>(
      kind: Kind,
      listener: (event: HTMLElementEventMap[Kind]) => void,
    ) => area.addEventListener(kind, listener, { signal: stop.signal });
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setDragging(true);
    };
    on('dragenter', onDragOver);
    on('dragover', onDragOver);
    on('dragleave', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && area.contains(relatedTarget))) setDragging(false);
    });
    on('drop', event => {
      setDragging(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onFilesRef.current(files);
    });
    on('paste', event => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return;
      event.preventDefault();
      onFilesRef.current(files);
    });
    return () => stop.abort();
  }, [anchor]);
  return dragging;
}
