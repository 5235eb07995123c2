import { cx } from '../cx.ts';
import * as styles from '../Field/control.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import type { TextFieldProps } from '../TextField/TextField.tsx';

export interface SearchFieldProps
  extends Omit<TextFieldProps, 'type' | 'description' | 'error' | 'required' | 'note'> {}

/** Text field for searching; its label is for screen readers. */
export const SearchField = ({ label, ...rest }: SearchFieldProps) => (
  <div className={styles.holder} data-component="SearchField">
    <span className={styles.leading}>
      <Icon shape={icons.search} size="s" />
    </span>
    <input {...rest} type="search" aria-label={label} className={cx(styles.control, styles.afterLeading)} />
  </div>
);
