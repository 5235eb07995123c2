'use client';

import { Chip } from '../../base/Chip/Chip.tsx';
import { cx } from '../../base/cx.ts';
import type { RootProps } from '../../base/root-props.ts';
import type { Option } from '../../model/search.ts';
import * as styles from './ChipPicker.css.ts';

export interface ChipPickerProps extends RootProps<'ul', 'onChange'> {
  /** Names the list for screen readers. */
  label: string;
  /** What there is to choose from. */
  options: readonly Option[];
  /** Chosen values, in any order. */
  value: readonly string[];
  /** All values that are chosen now, in the order of the options. */
  onChange: (event: { value: string[] }) => void;
}

/** Multiple choice, as chips to press. */
export function ChipPicker({ label, options, value, onChange, className, ...rest }: ChipPickerProps) {
  const chosen = new Set(value);
  const toggle = (pressed: string) => {
    const next = new Set(chosen);
    if (!next.delete(pressed)) next.add(pressed);
    onChange({ value: options.map(option => option.value).filter(option => next.has(option)) });
  };
  return (
    <ul aria-label={label} {...rest} className={cx('vl-ChipPicker', styles.list, className)}>
      {options.map(option => (
        <li key={option.value} className={styles.item}>
          <Chip selected={chosen.has(option.value)} onPress={() => toggle(option.value)}>
            {option.label}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
