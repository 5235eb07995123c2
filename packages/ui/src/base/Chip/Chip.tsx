import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import * as styles from './Chip.css.ts';

export interface ChipProps {
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
export function Chip({ selected = false, onPress, removeLabel, startIcon, children }: ChipProps) {
  const className = cx(styles.chip, selected && styles.selected, onPress && styles.action);
  const content = (
    <>
      {startIcon}
      <span>{children}</span>
      {removeLabel && <Icon shape={icons.close} size="xs" />}
    </>
  );
  if (!onPress) {
    return (
      <span data-component="Chip" data-selected={selected || undefined} className={className}>
        {content}
      </span>
    );
  }
  return (
    <button
      type="button"
      data-component="Chip"
      className={className}
      aria-pressed={removeLabel ? undefined : selected}
      aria-label={removeLabel}
      onClick={onPress}
    >
      {content}
    </button>
  );
}
