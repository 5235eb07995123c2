'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { root } from './PhotoGroup.css.ts';
import { revealTogether } from './reveal-together.ts';

export interface PhotoGroupProps {
  /** A list of pictures. */
  children: ReactNode;
}

/**
 * Pictures that come into view before they are loaded appear together: as soon as all of them are loaded, after 0.8 s at
 * the latest. Later ones appear one by one, and one that takes longer than three seconds pulses like a skeleton. Pictures
 * that are loaded already are never hidden, nor are the first ones of the server's page. Adds no box to the layout.
 */
export function PhotoGroup({ children }: PhotoGroupProps) {
  const group = useRef<HTMLDivElement>(null);
  // after each render: there may be new pictures
  useEffect(() => {
    if (group.current) revealTogether(group.current);
  });
  return (
    <div ref={group} data-component="PhotoGroup" className={root}>
      {children}
    </div>
  );
}
