import type { ReactNode } from 'react';
import { Bleed } from '../../base/Bleed/Bleed.tsx';
import { cx } from '../../base/cx.ts';
import { warnOfUnknown } from '../../base/dev-warning.ts';
import type { RootProps } from '../../base/root-props.ts';
import { Headline } from '../Headline/Headline.tsx';
import * as styles from './Page.css.ts';

export interface PageProps extends RootProps<'div', 'title'> {
  /** Links to the other pages of an area, above the headline. */
  tabs?: ReactNode;
  /** The headline of the page; left out where a component of the page brings its own. */
  title?: ReactNode;
  /** A line in the voice of the brand above the headline, which says what the page is. */
  kicker?: ReactNode;
  /** Text below the headline. */
  lead?: ReactNode;
  /** Beside the headline: filters, a link. */
  aside?: ReactNode;
  /**
   * `narrow` for forms, `reading` for text and lists, `text` for text with something beside it, `wide` for pictures. On
   * desktops all begin where the bar above does, the log-in too: who goes from page to page finds each at one edge.
   */
  width?: keyof typeof styles.width;
  /** On phones a small title, in one row with what is beside it: for lists of people, whose faces belong in the first window. */
  compact?: boolean;
  /** The content of the page. */
  children: ReactNode;
}

/**
 * The content of a page: headline, width, and distance from the edges.
 *
 * @part tabs - links to the other pages of the area
 * @part head - headline, lead and what is beside them
 * @part lead - the text below the headline
 */
export function Page({
  tabs,
  title,
  kicker,
  lead,
  aside,
  width = 'wide',
  compact = false,
  children,
  className,
  ...rest
}: PageProps) {
  if (process.env.NODE_ENV !== 'production') warnOfUnknown('Page', { width }, styles);
  return (
    <div
      {...rest}
      className={cx('vl-Page', compact ? styles.compact : styles.root, styles.width[width], className)}
    >
      {tabs && (
        <div data-part="tabs" className={styles.tabs}>
          {tabs}
        </div>
      )}
      {title && (
        <header data-part="head" className={styles.head}>
          <div className={styles.text}>
            <Headline kicker={kicker}>{title}</Headline>
            {lead && (
              <div data-part="lead" className={styles.lead}>
                {lead}
              </div>
            )}
          </div>
          {aside}
        </header>
      )}
      {children}
    </div>
  );
}

export interface PageBleedProps extends RootProps<'div'> {
  /** The content, as wide as the window. */
  children: ReactNode;
}

/** Extends to both edges of the window on phones, such as a grid of pictures. */
export const PageBleed = ({ children, className, ...rest }: PageBleedProps) => (
  <Bleed {...rest} inline="gutter" phonesOnly className={cx('vl-PageBleed', className)}>
    {children}
  </Bleed>
);
