import type { ReactNode } from 'react';
import * as styles from './StickyBar.css.ts';

export interface StickyBarProps {
  /** What the actions are for, for screen readers. */
  label: string;
  /** What stands in the bar: a state and buttons. */
  children: ReactNode;
}

/** The page's main actions, always in view at the bottom; above the navigation bar of phones and tablets. */
export const StickyBar = ({ label, children }: StickyBarProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would need form controls; these are actions of the page.
  <div data-component="StickyBar" role="group" aria-label={label} className={styles.root}>
    {children}
  </div>
);
