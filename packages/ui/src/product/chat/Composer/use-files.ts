'use client';

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Files that are dropped on the form around an element, or pasted into it. Words that come along with a picture win:
 * who pastes from a document means the text.
 *
 * @returns whether files hang above the form
 */
export function useFiles(inside: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const take = useRef(onFiles);
  take.current = onFiles;
  // with the element, not after it: a picture may be dropped as soon as the place is there
  useLayoutEffect(() => {
    const form = inside.current?.closest('form');
    if (!form) return;
    const stop = new AbortController();
    const on = <Kind extends keyof HTMLElementEventMap>(
      kind: Kind,
      listener: (event: HTMLElementEventMap[Kind]) => void,
    ) => form.addEventListener(kind, listener, { signal: stop.signal });
    const hang = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    on('dragenter', hang);
    on('dragover', hang);
    on('dragleave', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) setOver(false);
    });
    on('drop', event => {
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take.current(files);
    });
    on('paste', event => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return;
      event.preventDefault();
      take.current(files);
    });
    return () => stop.abort();
  }, [inside]);
  return over;
}
