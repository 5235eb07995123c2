'use client';

import { useLingui } from '@lingui/react/macro';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { birthDateField } from '../../../i18n/messages/signup-fields.ts';
import { fieldProblemText } from '../../../i18n/problem-text.ts';
import type { FieldProblemCode } from '../../../model/problem.ts';

export interface BirthDateFieldProps {
  /** `YYYY-MM-DD`; on its way only what there is of it, as `1990--03`. */
  value: string;
  /** From which age one may join, in years. */
  minAge: number;
  problem?: FieldProblemCode;
  onChange: (change: { dateOfBirth: string }) => void;
}

/** The day one was born, and from which age one may join. */
export function BirthDateField({ value, minAge, problem, onChange }: BirthDateFieldProps) {
  const { t } = useLingui();
  return (
    <DateField
      label={t(birthDateField.label)}
      labels={{
        day: t(birthDateField.day),
        month: t(birthDateField.month),
        year: t(birthDateField.year),
      }}
      description={t(birthDateField.hint({ age: minAge }))}
      birthday
      required
      value={value}
      error={fieldProblemText(t, problem, {
        required: t(birthDateField.missing),
        format: t(birthDateField.format),
        not_allowed: t(birthDateField.format),
        under_age: t(birthDateField.tooYoung({ age: minAge })),
      })}
      onChange={change => onChange({ dateOfBirth: change.value })}
    />
  );
}
