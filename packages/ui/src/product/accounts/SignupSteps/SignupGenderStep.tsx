import { cx } from '../../../base/cx.ts';
import type { Gender } from '../../../model/member.ts';
import type { SignupQuestion } from '../../../model/signup.ts';
import { GenderPicker } from '../GenderPicker/GenderPicker.tsx';
import { SensitiveConsent } from './SensitiveConsent.tsx';
import { SexualityPicker } from './SexualityPicker.tsx';
import * as styles from './SignupSteps.css.ts';
import type { GenderValues, StepProps } from './signup-values.ts';

export interface SignupGenderStepProps extends StepProps<GenderValues> {
  /** The one question to ask; the consent goes with the last one. All are asked when left out. */
  question?: Extract<SignupQuestion, 'gender' | 'lookingFor' | 'sexuality'>;
  /** A gender was pressed by mouse or finger: where only that is asked, nothing is left to say. Arrow keys choose without it. */
  onPress?: (answer: Partial<GenderValues>) => void;
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

/** Step 0: gender, whom the member looks for and sexuality, with a separate consent; or one of these questions. */
export function SignupGenderStep({
  values,
  question,
  genders,
  sexualities,
  problems = {},
  onChange,
  onPress,
  siteName,
  privacyHref,
  className,
  ...rest
}: SignupGenderStepProps) {
  const { gender, lookingFor, sexuality, consent } = values;
  const asks = (one: typeof question) => question === undefined || question === one;
  // the title of the screen asks the same
  const hideLegend = question !== undefined;
  return (
    <div {...rest} className={cx('vl-SignupGenderStep', styles.step, className)}>
      {asks('gender') && (
        <GenderPicker
          field="gender"
          hideLegend={hideLegend}
          genders={genders}
          value={gender}
          problem={problems.gender}
          onChange={onChange}
          onPress={onPress}
        />
      )}
      {asks('lookingFor') && (
        <GenderPicker
          field="lookingFor"
          hideLegend={hideLegend}
          genders={genders}
          value={lookingFor}
          problem={problems.lookingFor}
          onChange={onChange}
          onPress={onPress}
        />
      )}
      {asks('sexuality') && (
        <>
          <SexualityPicker
            hideLegend={hideLegend}
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
        </>
      )}
    </div>
  );
}
