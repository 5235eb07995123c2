'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isRightToLeft } from '../arrow-keys.ts';
import { cx } from '../cx.ts';
import { assignInlineVars } from '../inline-vars.ts';
import type { RootProps } from '../root-props.ts';
import { hiddenEdges } from './hidden-edges.ts';
import * as styles from './ScrollArea.css.ts';

export interface ScrollAreaProps extends RootProps<'div'> {
  /** Label for screen readers: `Prices by country`. */
  label: string;
  /**
   * Maximum height, as CSS writes it: it scrolls downwards beyond it. Without it, it scrolls sideways without line
   * breaks.
   */
  maxHeight?: string;
  /** The content. */
  children: ReactNode;
}

/**
 * A box with native scrolling. An edge with more content behind it fades out, and it can be scrolled by keyboard. While
 * everything fits it is neither focusable nor a region.
 *
 * @part viewport - the box that scrolls
 */
export function ScrollArea({ label, maxHeight, children, className, ...rest }: ScrollAreaProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState('');
  useEffect(() => {
    const box = viewport.current;
    if (!box || !content.current) return;
    const update = () => setMore(hiddenEdges(box, isRightToLeft(box)).join(' '));
    const sizes = 'ResizeObserver' in window ? new ResizeObserver(update) : undefined;
    sizes?.observe(box);
    sizes?.observe(content.current);
    box.addEventListener('scroll', update, { passive: true });
    return () => {
      sizes?.disconnect();
      box.removeEventListener('scroll', update);
    };
  }, []);
  const scrolls = more !== '';
  return (
    <div {...rest} className={cx('vl-ScrollArea', styles.root, className)}>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: it has a role whenever it has a name */}
      <div
        ref={viewport}
        data-part="viewport"
        className={styles.viewport}
        data-more={more}
        style={assignInlineVars({ [styles.maxHeight]: maxHeight })}
        role={scrolls ? 'region' : undefined}
        aria-label={scrolls ? label : undefined}
        tabIndex={scrolls ? 0 : undefined}
      >
        <div ref={content} className={maxHeight === undefined ? styles.whole : styles.content}>
          {children}
        </div>
      </div>
    </div>
  );
}
