'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { root } from './PhotoGroup.css.ts';
import { revealTogether } from './reveal-together.ts';

export interface PhotoGroupProps {
  /** A list with pictures. */
  children: ReactNode;
}

/**
 * Pictures that come into view before they are there appear together: as soon as all of them have come, after 0.8 s at
 * the latest. Later ones show as they come, and one that takes longer than three seconds pulses like a skeleton. What
 * is there already is never hidden, nor are the first pictures of the server's page. Has no box of its own.
 */
export function PhotoGroup({ children }: PhotoGroupProps) {
  const group = useRef<HTMLDivElement>(null);
  // each time: there may be new pictures
  useEffect(() => {
    if (group.current) revealTogether(group.current);
  });
  return (
    <div ref={group} data-component="PhotoGroup" className={root}>
      {children}
    </div>
  );
}
