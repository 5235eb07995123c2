import { cx } from '../cx.ts';
import { control } from '../Field/control.css.ts';
import { assignInlineVars } from '../inline-vars.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './TextArea.css.ts';

/** Without `maxLength`: browsers cut pasted text at it silently, even in the middle of an emoji. */
type Native = RootProps<'textarea', 'required' | 'rows' | 'value' | 'maxLength'>;

export interface AutosizeTextAreaProps extends Native {
  /** The text in the field. */
  value: string;
  /** Minimum height in lines. @default 1 */
  rows?: number;
  /** Maximum height in lines; longer texts scroll. @default 8 */
  maxRows?: number;
  /** The field has to be filled in. */
  required?: boolean;
}

/** A text box that grows with its text. It has no visible label: give it `aria-label`. */
export const AutosizeTextArea = ({
  value,
  rows = 1,
  maxRows = 8,
  className,
  ...rest
}: AutosizeTextAreaProps) => (
  <div
    className={styles.grow}
    style={assignInlineVars({ [styles.rows]: String(rows), [styles.maxRows]: String(maxRows) })}
  >
    <textarea
      {...rest}
      value={value}
      rows={rows}
      className={cx('vl-AutosizeTextArea', control, styles.layer, className)}
    />
    <div className={cx(control, styles.layer, styles.copy)} aria-hidden translate="no">
      {`${value} `}
    </div>
  </div>
);
