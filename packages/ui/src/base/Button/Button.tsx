import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { warnOfUnknown } from '../dev-warning.ts';
import type { RootProps } from '../root-props.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';
import { PendingButton } from './PendingButton.tsx';

/** Look that buttons and button-like links share. */
export interface ButtonLook {
  /** `primary` is the main action: at most one in a view. */
  tone?: keyof typeof styles.tone;
  /** How large it is drawn. */
  size?: keyof typeof styles.size;
  /** As wide as its container. */
  wide?: boolean;
  /** Icon before the label. */
  startIcon?: ReactNode;
  /** Icon after the label. */
  endIcon?: ReactNode;
}

export interface ButtonProps extends ButtonLook, RootProps<'button'> {
  /** The action is running: the button keeps its size and focus and ignores further presses. */
  pending?: boolean;
  /** The words of the button. */
  children: ReactNode;
}

/** Class names of the look, for buttons and for links that look like one. */
export function buttonClass({ tone = 'quiet', size = 'm', wide = false }: ButtonLook): string {
  if (process.env.NODE_ENV !== 'production') warnOfUnknown('Button', { tone, size }, styles);
  return cx(styles.button, styles.tone[tone], styles.size[size], wide && styles.wide);
}

/**
 * Starts an action on this page. For links to another page use `LinkButton`.
 *
 * @part label - icons and text
 * @part spinner - the sign that the action is running
 */
export function Button({
  tone,
  size,
  wide,
  startIcon,
  endIcon,
  pending = false,
  children,
  className,
  ...rest
}: ButtonProps) {
  return (
    <PendingButton
      {...rest}
      pending={pending}
      className={cx('vl-Button', buttonClass({ tone, size, wide }), className)}
    >
      <span data-part="label" className={styles.label}>
        {startIcon}
        <span>{children}</span>
        {endIcon}
      </span>
      {pending && (
        <span data-part="spinner" className={styles.spinner}>
          <Spinner />
        </span>
      )}
    </PendingButton>
  );
}
