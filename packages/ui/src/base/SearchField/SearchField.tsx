import { cx } from '../cx.ts';
import * as styles from '../Field/control.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import type { TextFieldProps } from '../TextField/TextField.tsx';

export interface SearchFieldProps
  extends Omit<TextFieldProps, 'type' | 'description' | 'error' | 'required' | 'note'> {}

/** Text field for searching; its label is for screen readers. */
export const SearchField = ({ label, className, ...rest }: SearchFieldProps) => (
  <div className={styles.holder}>
    <span className={styles.leading}>
      <Icon shape={icons.search} size="s" />
    </span>
    <input
      aria-label={label}
      {...rest}
      type="search"
      className={cx('vl-SearchField', styles.control, styles.afterLeading, className)}
    />
  </div>
);
