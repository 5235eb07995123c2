import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './Chip.css.ts';

export interface ChipProps extends RootProps<'span', 'onClick'> {
  /** Chosen, or shared with the reader. */
  selected?: boolean;
  /** Makes the chip a button; when `selected` it is announced as pressed. */
  onPress?: () => void;
  /** Text that says what pressing removes; also shows the cross. */
  removeLabel?: string;
  /** Icon before the text. */
  startIcon?: ReactNode;
  /** The words of the chip. */
  children: ReactNode;
}

/** A short fact, a filter or an interest. */
export function Chip({
  selected = false,
  onPress,
  removeLabel,
  startIcon,
  children,
  className,
  ...rest
}: ChipProps) {
  const classes = cx(
    'vl-Chip',
    styles.chip,
    selected && styles.selected,
    onPress && styles.action,
    className,
  );
  const content = (
    <>
      {startIcon}
      <span>{children}</span>
      {removeLabel && <Icon shape={icons.close} size="xs" />}
    </>
  );
  if (!onPress) {
    return (
      <span data-selected={selected || undefined} {...rest} className={classes}>
        {content}
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={removeLabel ? undefined : selected}
      aria-label={removeLabel}
      {...(rest as RootProps<'button'>)}
      className={classes}
      onClick={onPress}
    >
      {content}
    </button>
  );
}
