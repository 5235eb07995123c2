'use client';

import { useLingui } from '@lingui/react/macro';
import { INTERESTS, isInterest } from '@velluto/rules';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { interestNames } from '../../../i18n/messages/interests.ts';
import { profileForm } from '../../../i18n/messages/profile.ts';
import { ChipPicker } from '../../../patterns/ChipPicker/ChipPicker.tsx';

export interface InterestPickerProps extends RootProps<'div', 'onChange'> {
  /** Interests to choose from, in the order to show them: ids of `@velluto/rules`, unknown ones are left out. */
  options?: readonly string[];
  value: readonly string[];
  onChange: (event: { interests: string[] }) => void;
}

/** Interests as chips to press. */
export function InterestPicker({
  options = INTERESTS,
  value,
  onChange,
  className,
  ...rest
}: InterestPickerProps) {
  const { t } = useLingui();
  return (
    <div {...rest} className={cx('vl-InterestPicker', className)}>
      <ChipPicker
        label={t(profileForm.interestsTitle)}
        options={options.filter(isInterest).map(name => ({ value: name, label: t(interestNames[name]) }))}
        value={value}
        onChange={change => onChange({ interests: change.value })}
      />
    </div>
  );
}
