import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { warnOfUnknown } from '../dev-warning.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './Bleed.css.ts';

export interface BleedProps extends RootProps<'div'> {
  /** Spacing step by which it extends to both sides: the padding of its container. */
  inline?: keyof typeof styles.inline;
  /** The same above and below. */
  block?: keyof typeof styles.block;
  /** To the sides on phones alone, where every pixel of a picture counts. */
  phonesOnly?: boolean;
  /** The content. */
  children: ReactNode;
}

/** Extends its content over the padding of its container, to the edge. */
export const Bleed = ({ inline, block, phonesOnly = false, children, className, ...rest }: BleedProps) => {
  if (process.env.NODE_ENV !== 'production') warnOfUnknown('Bleed', { inline, block }, styles);
  return (
    <div
      {...rest}
      className={cx(
        'vl-Bleed',
        styles.bleed,
        inline && (phonesOnly ? styles.inlineOnPhones : styles.inline)[inline],
        block && styles.block[block],
        className,
      )}
    >
      {children}
    </div>
  );
};
