'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { RELATIONS } from '@velluto/rules';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { matchFinderQuestions } from '../../../i18n/messages/discover.ts';
import { searchForm } from '../../../i18n/messages/search.ts';
import { plain } from '../../../i18n/plain.ts';
import type { FinderAnswers, Relation } from '../../../model/match-finder.ts';
import type { Gender } from '../../../model/member.ts';
import { Wizard } from '../../../patterns/Wizard/Wizard.tsx';
import { FinderAnswerField } from './FinderAnswerField.tsx';
import * as styles from './MatchFinderQuestions.css.ts';
import { hobbies, noAnswers, questions } from './questions.ts';

/** Index of a question, in this order: gender, age, distance, relation, interests, drinks, body type. */
export type FinderStep = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface MatchFinderQuestionsProps extends RootProps<'div', 'onChange'> {
  /** Index of the question, from 0. */
  step: FinderStep;
  /** All answers so far, so that earlier questions show them again. */
  values: FinderAnswers;
  /** The answer that changed. */
  onChange: (change: Partial<FinderAnswers>) => void;
  /** Goes to the next question, or from the last question to the results. */
  onNext: () => void;
  /** The button to go back was pressed. */
  onBack: () => void;
  /** Like `onNext`, after the answer to this question was cleared. */
  onSkip: () => void;
  /** Genders of the site; the text of an own one has the id `vl.LookingFor.<value>`. @default ['female', 'male'] */
  genders?: readonly Gender[];
  /** Kinds of relation to choose from; the text of an own one has the id `vl.Interest.<value>`. */
  relations?: readonly Relation[];
  /** Interests to choose from; the text of an own one has the id `vl.Interest.<id>`. */
  interests?: readonly string[];
  /** Minimum age of the site, in years. @default 18 */
  minAge?: number;
  /** Level of the headline: 1 on a page, 2 in a dialog. */
  level?: 1 | 2;
}

/** Seven short questions, one at a time, each of which can be skipped. */
export function MatchFinderQuestions({
  step,
  values,
  onChange,
  onNext,
  onBack,
  onSkip,
  genders = ['female', 'male'],
  relations = RELATIONS,
  interests = hobbies,
  minAge = 18,
  level,
  className,
  ...rest
}: MatchFinderQuestionsProps) {
  const { t } = useLingui();
  const question = questions[step];
  const { answerKey } = question;
  const total = questions.length;
  const last = step === total - 1;
  return (
    <div data-step={step} {...rest} className={cx('vl-MatchFinderQuestions', styles.root, className)}>
      <Wizard
        step={step}
        steps={total}
        stepLabel={t(matchFinderQuestions.step({ step: step + 1, total }))}
        title={<Trans {...question.title} components={{ em: <em /> }} />}
        lead={'lead' in question ? t(question.lead) : undefined}
        level={level}
        onSubmit={onNext}
        back={
          step > 0 && (
            <Button tone="plain" startIcon={<Icon shape={icons.back} size="s" />} onClick={onBack}>
              {t(matchFinderQuestions.back)}
            </Button>
          )
        }
        next={
          <div className={styles.forward}>
            <Button
              tone="plain"
              onClick={() => {
                onChange({ [answerKey]: noAnswers[answerKey] });
                onSkip();
              }}
            >
              {t(matchFinderQuestions.skip)}
            </Button>
            <Button type="submit" tone="primary" size="l">
              {t(last ? searchForm.apply : matchFinderQuestions.next)}
            </Button>
          </div>
        }
      >
        <FinderAnswerField
          answerKey={answerKey}
          question={plain(t(question.title))}
          values={values}
          onChange={onChange}
          minAge={minAge}
          genders={genders}
          relations={relations}
          interests={interests}
        />
      </Wizard>
    </div>
  );
}
