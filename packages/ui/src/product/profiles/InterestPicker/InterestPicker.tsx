'use client';

import { useLingui } from '@lingui/react/macro';
import { INTERESTS } from '@velluto/rules';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { interestNames } from '../../../i18n/messages/profiles/interests.ts';
import { profileForm } from '../../../i18n/messages/profiles/profile.ts';
import { valueMessage } from '../../../i18n/value-message.ts';
import { ChipPicker } from '../../../patterns/ChipPicker/ChipPicker.tsx';

export interface InterestPickerProps extends RootProps<'div', 'onChange'> {
  /** Interests to choose from, in the order to show them; the text of a site's own one has the id `vl.Interest.<id>`. */
  options?: readonly string[];
  /** Ids of the chosen interests. */
  value: readonly string[];
  /** An interest was chosen or taken back; `interests` are all chosen ones. */
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
        options={options.map(value => ({ value, label: t(valueMessage(interestNames, 'Interest', value)) }))}
        value={value}
        onChange={change => onChange({ interests: change.value })}
      />
    </div>
  );
}
