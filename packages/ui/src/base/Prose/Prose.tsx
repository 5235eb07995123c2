import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './Prose.css.ts';

export interface ProseProps extends RootProps<'div'> {
  /** The running text. */
  children: ReactNode;
}

/** Long text with its own headings, lists and quotes, in lines of a comfortable length. */
export const Prose = ({ children, className, ...rest }: ProseProps) => (
  <div {...rest} className={cx('vl-Prose', styles.prose, className)}>
    {children}
  </div>
);
