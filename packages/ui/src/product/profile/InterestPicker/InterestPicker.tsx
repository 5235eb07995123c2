'use client';

import { useLingui } from '@lingui/react/macro';
import { INTERESTS, isInterest } from '@velluto/rules';
import { interestNames } from '../../../i18n/messages/interests.ts';
import { profileForm } from '../../../i18n/messages/profile.ts';
import { ChipPicker } from '../../../patterns/ChipPicker/ChipPicker.tsx';

export interface InterestPickerProps {
  /** Interests to choose from, in the order to show them: ids of `@velluto/rules`, unknown ones are left out. */
  options?: readonly string[];
  value: readonly string[];
  onChange: (event: { interests: string[] }) => void;
}

/** Interests as chips to press. */
export function InterestPicker({ options = INTERESTS, value, onChange }: InterestPickerProps) {
  const { t } = useLingui();
  return (
    <div data-component="InterestPicker">
      <ChipPicker
        label={t(profileForm.interestsTitle)}
        options={options.filter(isInterest).map(name => ({ value: name, label: t(interestNames[name]) }))}
        value={value}
        onChange={change => onChange({ interests: change.value })}
      />
    </div>
  );
}
