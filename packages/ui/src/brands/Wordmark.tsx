import { cx } from '../base/cx.ts';
import * as styles from './Wordmark.css.ts';

export interface WordmarkProps {
  /** Name of the brand. */
  name: string;
  /** Height of the wordmark. */
  size?: 's' | 'm' | 'l';
}

/** A brand's name set in its own display type. */
export const Wordmark = ({ name, size = 'm' }: WordmarkProps) => (
  <span translate="no" className={cx('vl-Wordmark', styles.wordmark, styles.size[size])}>
    {name}
  </span>
);
