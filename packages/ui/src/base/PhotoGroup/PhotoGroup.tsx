'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import type { RootProps } from '../root-props.ts';
import { useMergedRef } from '../use-merged-ref.ts';
import { root } from './PhotoGroup.css.ts';
import { revealTogether } from './reveal-together.ts';

export interface PhotoGroupProps extends RootProps<'div'> {
  /** A list of pictures. */
  children: ReactNode;
}

/**
 * Pictures that come into view before they are loaded appear together: as soon as all of them are loaded, after 0.8 s at
 * the latest. Later ones appear one by one, and one that takes longer than three seconds pulses like a skeleton. Pictures
 * that are loaded already are never hidden, nor are the first ones of the server's page. Adds no box to the layout.
 */
export function PhotoGroup({ children, className, ref, ...rest }: PhotoGroupProps) {
  const group = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(group, ref);
  // after each render: there may be new pictures
  useEffect(() => {
    if (group.current) revealTogether(group.current);
  });
  return (
    <div {...rest} className={cx('vl-PhotoGroup', root, className)} ref={mergedRef}>
      {children}
    </div>
  );
}
