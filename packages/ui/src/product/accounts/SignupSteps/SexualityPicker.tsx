'use client';

import { useLingui } from '@lingui/react/macro';
import { RadioCards } from '../../../base/RadioCards/RadioCards.tsx';
import { genderStep } from '../../../i18n/messages/accounts/signup.ts';
import { valueMessage } from '../../../i18n/value-message.ts';
import type { FieldProblemCode } from '../../../model/problem.ts';
import type { GenderValues } from './signup-values.ts';

const { hetero, bi, gay, lesbian } = genderStep;
const sexualityNames = { hetero, bi, gay, lesbian };

/** Choice of the member's sexual orientation. */
export function SexualityPicker({
  sexualities = ['hetero', 'bi', 'gay', 'lesbian'],
  hideLegend,
  value,
  problem,
  onChange,
}: {
  sexualities: readonly NonNullable<GenderValues['sexuality']>[] | undefined;
  hideLegend?: boolean;
  value: GenderValues['sexuality'];
  problem: FieldProblemCode | undefined;
  onChange: (change: Pick<GenderValues, 'sexuality'>) => void;
}) {
  const { t } = useLingui();
  return (
    <RadioCards
      legend={t(genderStep.sexuality)}
      hideLegend={hideLegend}
      name="sexuality"
      columns={hideLegend ? 1 : 2}
      value={value ?? ''}
      error={problem ? t(genderStep.choose) : undefined}
      options={sexualities.map(option => ({
        value: option,
        label: t(valueMessage(sexualityNames, 'Sexuality', option)),
      }))}
      onChange={({ value: sexuality }) => onChange({ sexuality })}
    />
  );
}
