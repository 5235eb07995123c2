'use client';

import { INTERESTS } from '@velluto/rules';
import { Chip } from '../../../base/Chip/Chip.tsx';
import { interestNames } from '../../../i18n/messages/interests.ts';
import { profileForm } from '../../../i18n/messages/profile.ts';
import { useT } from '../../../provider/hooks.ts';
import * as styles from '../InterestChips/InterestChips.css.ts';

export interface InterestPickerProps {
  value: readonly string[];
  onChange: (event: { interests: string[] }) => void;
}

/** All interests as chips to press, in the order the product offers them. */
export function InterestPicker({ value, onChange }: InterestPickerProps) {
  const t = useT();
  const chosen = new Set(value);
  const toggle = (name: string) => {
    const next = new Set(chosen);
    if (!next.delete(name)) next.add(name);
    onChange({ interests: INTERESTS.filter(interest => next.has(interest)) });
  };
  return (
    <ul data-component="InterestPicker" className={styles.list} aria-label={t(profileForm.interestsTitle)}>
      {INTERESTS.map(name => (
        <li key={name} className={styles.item}>
          <Chip selected={chosen.has(name)} onPress={() => toggle(name)}>
            {t(interestNames[name])}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
