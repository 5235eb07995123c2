import type { ReactNode } from 'react';
import { cx } from '../../base/cx.ts';
import { warnOfUnknown } from '../../base/dev-warning.ts';
import type { RootProps } from '../../base/root-props.ts';
import * as styles from './StickyBar.css.ts';

export interface StickyBarProps extends RootProps<'div'> {
  /** What the actions are for, for screen readers. */
  label: string;
  /**
   * Whose actions they are. `form`: a state and the button that sends · `page`: buttons and links, with an error in a row of
   * its own; on desktops they stand in their place in the page.
   */
  of?: keyof typeof styles.of;
  /** What stands in the bar: a state and buttons. */
  children: ReactNode;
}

/** The page's main actions, always in view at the bottom; above the navigation bar of phones and tablets. */
export function StickyBar({ label, of = 'form', children, className, ...rest }: StickyBarProps) {
  if (process.env.NODE_ENV !== 'production') warnOfUnknown('StickyBar', { of }, styles);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need form controls; these are actions of the page.
    <div role="group" aria-label={label} {...rest} className={cx('vl-StickyBar', styles.of[of], className)}>
      {children}
    </div>
  );
}
