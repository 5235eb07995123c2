'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../../base/Checkbox/Checkbox.tsx';
import { cx } from '../../../base/cx.ts';
import { RadioCards } from '../../../base/RadioCards/RadioCards.tsx';
import { TextLink } from '../../../base/TextLink/TextLink.tsx';
import { genderStep } from '../../../i18n/messages/signup.ts';
import { valueMessage } from '../../../i18n/value-message.ts';
import type { Gender } from '../../../model/member.ts';
import { useRoutes } from '../../../provider/hooks.ts';
import { GenderPicker } from '../GenderPicker/GenderPicker.tsx';
import * as styles from './SignupSteps.css.ts';
import type { GenderValues, StepProps } from './signup-values.ts';

export interface SignupGenderStepProps extends StepProps<GenderValues> {
  /** Genders of the site, see `GenderPicker`. */
  genders?: readonly Gender[];
  /**
   * Sexual orientations of the site; the text of an own one has the id `vl.Sexuality.<value>`.
   *
   * @default ['hetero', 'bi', 'gay', 'lesbian']
   */
  sexualities?: readonly NonNullable<GenderValues['sexuality']>[];
  /** Name of the site, for the consent. */
  siteName: string;
  /** Address of the privacy policy; the route `privacy` when left out. */
  privacyHref?: string;
}

const { hetero, bi, gay, lesbian } = genderStep;
const sexualityNames = { hetero, bi, gay, lesbian };

/** Step 0: gender, whom the member looks for and sexuality, with a separate consent. */
export function SignupGenderStep({
  values,
  genders,
  sexualities = ['hetero', 'bi', 'gay', 'lesbian'],
  problems = {},
  onChange,
  siteName,
  privacyHref,
  className,
  ...rest
}: SignupGenderStepProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  const { gender, lookingFor, sexuality, consent } = values;
  return (
    <div {...rest} className={cx('vl-SignupGenderStep', styles.step, className)}>
      <GenderPicker
        field="gender"
        genders={genders}
        value={gender}
        problem={problems.gender}
        onChange={onChange}
      />
      <GenderPicker
        field="lookingFor"
        genders={genders}
        value={lookingFor}
        problem={problems.lookingFor}
        onChange={onChange}
      />
      <RadioCards
        legend={t(genderStep.sexuality)}
        name="sexuality"
        columns={2}
        value={sexuality ?? ''}
        error={problems.sexuality ? t(genderStep.choose) : undefined}
        options={sexualities.map(value => ({
          value,
          label: t(valueMessage(sexualityNames, 'Sexuality', value)),
        }))}
        onChange={({ value }) => onChange({ sexuality: value })}
      />
      <Checkbox
        name="consent_sensitive"
        required
        checked={consent}
        label={t(genderStep.consent({ site: siteName }))}
        description={
          <Trans
            {...genderStep.consentHint}
            components={{ privacy: <TextLink href={privacyHref ?? routes.privacy} target="_blank" /> }}
          />
        }
        error={problems.consent ? t(genderStep.consentMissing) : undefined}
        onChange={event => onChange({ consent: event.target.checked })}
      />
    </div>
  );
}
