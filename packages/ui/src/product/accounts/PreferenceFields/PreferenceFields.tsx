'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { RangeSlider } from '../../../base/RangeSlider/RangeSlider.tsx';
import { searchForm } from '../../../i18n/messages/search.ts';
import type { Gender } from '../../../model/member.ts';
import { MAX_AGE, useAgesText } from '../../useAgesText.ts';
import { GenderPicker } from '../GenderPicker/GenderPicker.tsx';
import { SensitiveConsent } from '../SignupSteps/SensitiveConsent.tsx';
import { SexualityPicker } from '../SignupSteps/SexualityPicker.tsx';
import * as styles from '../SignupSteps/SignupSteps.css.ts';
import type { GenderValues, StepProps } from '../SignupSteps/signup-values.ts';

export interface PreferenceValues extends Omit<GenderValues, 'gender'> {
  /** Youngest and oldest age, in years; up to the end of the scale there is no upper end. */
  ages: { from: number; to: number };
}

export interface PreferenceFieldsProps extends StepProps<PreferenceValues> {
  /** Genders of the site, see `GenderPicker`. */
  genders?: readonly Gender[];
  /**
   * Sexual orientations of the site; the text of an own one has the id `vl.Sexuality.<value>`.
   *
   * @default ['hetero', 'bi', 'gay', 'lesbian']
   */
  sexualities?: readonly NonNullable<GenderValues['sexuality']>[];
  /** Minimum age of the site, in years. */
  minAge?: number;
  /** Asks for consent to the use of the answers, because it does not hold. */
  asksConsent?: boolean;
  /** Name of the site, for the consent. */
  siteName: string;
  /** Address of the privacy policy; the route `privacy` when left out. */
  privacyHref?: string;
}

/** Whom a member looks for: gender, own orientation and ages, and the consent to their use where it does not hold. */
export function PreferenceFields({
  values,
  genders,
  sexualities,
  minAge = 18,
  asksConsent = false,
  siteName,
  privacyHref,
  problems = {},
  onChange,
  className,
  ...rest
}: PreferenceFieldsProps) {
  const { t } = useLingui();
  const agesText = useAgesText();
  return (
    <div {...rest} className={cx('vl-PreferenceFields', styles.step, className)}>
      <GenderPicker
        field="lookingFor"
        genders={genders}
        value={values.lookingFor}
        problem={problems.lookingFor}
        onChange={onChange}
      />
      <SexualityPicker
        sexualities={sexualities}
        value={values.sexuality}
        problem={problems.sexuality}
        onChange={onChange}
      />
      <RangeSlider
        legend={t(searchForm.age)}
        labels={{ from: t(searchForm.ageFrom), to: t(searchForm.ageTo) }}
        min={minAge}
        max={MAX_AGE}
        value={values.ages}
        text={agesText(values.ages)}
        onChange={({ value: ages }) => onChange({ ages })}
      />
      {asksConsent && (
        <SensitiveConsent
          siteName={siteName}
          privacyHref={privacyHref}
          checked={values.consent}
          problem={problems.consent}
          onChange={onChange}
        />
      )}
    </div>
  );
}
