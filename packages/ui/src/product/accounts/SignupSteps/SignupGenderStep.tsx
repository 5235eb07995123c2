import { cx } from '../../../base/cx.ts';
import type { Gender } from '../../../model/member.ts';
import { GenderPicker } from '../GenderPicker/GenderPicker.tsx';
import { SensitiveConsent } from './SensitiveConsent.tsx';
import { SexualityPicker } from './SexualityPicker.tsx';
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

/** Step 0: gender, whom the member looks for and sexuality, with a separate consent. */
export function SignupGenderStep({
  values,
  genders,
  sexualities,
  problems = {},
  onChange,
  siteName,
  privacyHref,
  className,
  ...rest
}: SignupGenderStepProps) {
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
      <SexualityPicker
        sexualities={sexualities}
        value={sexuality}
        problem={problems.sexuality}
        onChange={onChange}
      />
      <SensitiveConsent
        siteName={siteName}
        privacyHref={privacyHref}
        checked={consent}
        problem={problems.consent}
        onChange={onChange}
      />
    </div>
  );
}
