import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { warnOfUnknown } from '../dev-warning.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './Ribbon.css.ts';

export interface RibbonProps extends RootProps<'span'> {
  /** What the colour says. */
  tone?: keyof typeof styles.tone;
  /** How the ribbon is cut. */
  shape?: keyof typeof styles.shape;
  /** One or two words. */
  children: ReactNode;
}

/** A word or number on a ribbon at the end edge of a photo or card. The parent positions it. */
export const Ribbon = ({ tone = 'accent', shape = 'slant', children, className, ...rest }: RibbonProps) => {
  if (process.env.NODE_ENV !== 'production') warnOfUnknown('Ribbon', { tone, shape }, styles);
  return (
    <span
      {...rest}
      className={cx('vl-Ribbon', styles.ribbon, styles.shape[shape], styles.tone[tone], className)}
    >
      {children}
    </span>
  );
};
