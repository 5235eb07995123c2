'use client';

import { useLingui } from '@lingui/react/macro';
import { INTERESTS } from '@velluto/rules';
import { interestNames } from '../../../i18n/messages/interests.ts';
import { profileForm } from '../../../i18n/messages/profile.ts';
import { ChipPicker } from '../../../patterns/ChipPicker/ChipPicker.tsx';

export interface InterestPickerProps {
  value: readonly string[];
  onChange: (event: { interests: string[] }) => void;
}

/** All interests as chips to press, in the order the product offers them. */
export function InterestPicker({ value, onChange }: InterestPickerProps) {
  const { t } = useLingui();
  return (
    <div data-component="InterestPicker">
      <ChipPicker
        label={t(profileForm.interestsTitle)}
        options={INTERESTS.map(name => ({ value: name, label: t(interestNames[name]) }))}
        value={value}
        onChange={change => onChange({ interests: change.value })}
      />
    </div>
  );
}
