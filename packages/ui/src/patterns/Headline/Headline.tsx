import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../../base/Heading/Heading.tsx';
import * as styles from './Headline.css.ts';

interface HeadlineProps extends Pick<HeadingProps, 'size'> {
  /** A line in the voice of the brand above the headline; it never replaces the headline. */
  kicker?: ReactNode;
  /** The headline: it says what the page is. */
  children: ReactNode;
}

/** The `h1` of a page, with the line above it if there is one. */
export function Headline({ kicker, size, children }: HeadlineProps) {
  const heading = (
    <Heading level={1} size={size}>
      {children}
    </Heading>
  );
  if (!kicker) return heading;
  return (
    <hgroup className={styles.root}>
      <p className={styles.kicker}>{kicker}</p>
      {heading}
    </hgroup>
  );
}
