import type { ReactNode } from 'react';
import { cx } from '../../base/cx.ts';
import type { RootProps } from '../../base/root-props.ts';
import * as styles from './StickyBar.css.ts';

export interface StickyBarProps extends RootProps<'div'> {
  /** What the actions are for, for screen readers. */
  label: string;
  /** What stands in the bar: a state and buttons. */
  children: ReactNode;
}

/** The page's main actions, always in view at the bottom; above the navigation bar of phones and tablets. */
export const StickyBar = ({ label, children, className, ...rest }: StickyBarProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would need form controls; these are actions of the page.
  <div role="group" aria-label={label} {...rest} className={cx('vl-StickyBar', styles.root, className)}>
    {children}
  </div>
);
