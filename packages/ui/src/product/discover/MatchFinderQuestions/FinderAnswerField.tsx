'use client';

import { useLingui } from '@lingui/react/macro';
import { ATTRIBUTES } from '@velluto/rules';
import { RadioCards, type RadioCardsProps } from '../../../base/RadioCards/RadioCards.tsx';
import { RangeSlider } from '../../../base/RangeSlider/RangeSlider.tsx';
import { matchFinderQuestions } from '../../../i18n/messages/discover.ts';
import { optionMessage } from '../../../i18n/messages/profiles/attributes.ts';
import { interestNames } from '../../../i18n/messages/profiles/interests.ts';
import { searchForm } from '../../../i18n/messages/search.ts';
import { valueMessage } from '../../../i18n/value-message.ts';
import type { FinderAnswers, Relation } from '../../../model/match-finder.ts';
import type { Gender } from '../../../model/member.ts';
import { ChipPicker } from '../../../patterns/ChipPicker/ChipPicker.tsx';
import { capitalised } from '../../../provider/capitalised.ts';
import { useFormat, useUi } from '../../../provider/hooks.ts';
import { lookingForMessage } from '../../looking-for-message.ts';
import { MAX_AGE, useAgesText } from '../../useAgesText.ts';
import { distances } from './questions.ts';

interface FinderAnswerFieldProps {
  /** The answer that the field gives. */
  answerKey: keyof FinderAnswers;
  /** Text of the question, for screen readers; the headline shows it. */
  question: string;
  values: FinderAnswers;
  onChange: (change: Partial<FinderAnswers>) => void;
  minAge: number;
  genders: readonly Gender[];
  relations: readonly Relation[];
  interests: readonly string[];
}

const interestMessage = (value: string) => valueMessage(interestNames, 'Interest', value);
const { drinks, body_type: bodyTypes } = ATTRIBUTES;

/** The field that answers a question of the match finder. */
export function FinderAnswerField({
  answerKey,
  question,
  values,
  onChange,
  minAge,
  genders,
  relations,
  interests,
}: FinderAnswerFieldProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { locale } = useUi();
  const agesText = useAgesText();

  /** Options as radio cards; `labelOf` gives the label of an option, `choose` gets the chosen option. */
  const cards = <Value extends string | number>(
    all: readonly Value[],
    labelOf: (value: Value) => string,
    current: Value | null,
    choose: (value: Value) => void,
    columns: RadioCardsProps['columns'] = 1,
  ) => (
    <RadioCards
      legend={question}
      hideLegend
      name={answerKey}
      columns={columns}
      options={all.map(value => ({ value: String(value), label: capitalised(labelOf(value), locale) }))}
      value={current === null ? '' : String(current)}
      onChange={({ value }) => {
        const chosen = all.find(option => String(option) === value);
        if (chosen !== undefined) choose(chosen);
      }}
    />
  );

  switch (answerKey) {
    case 'gender':
      return cards(
        [...genders, 'both'],
        value => t(lookingForMessage(value)),
        values.gender,
        gender => onChange({ gender }),
      );
    case 'ages': {
      const ages = values.ages ?? { from: minAge, to: MAX_AGE };
      return (
        <RangeSlider
          legend={t(searchForm.age)}
          labels={{ from: t(searchForm.ageFrom), to: t(searchForm.ageTo) }}
          min={minAge}
          max={MAX_AGE}
          value={ages}
          onChange={({ value }) => onChange({ ages: value })}
          text={agesText(ages)}
        />
      );
    }
    case 'distance':
      return cards(
        distances,
        value => t(matchFinderQuestions.kilometres({ kilometres: format.number(value) })),
        values.distance,
        distance => onChange({ distance }),
        3,
      );
    case 'relation':
      return cards(
        relations,
        value => t(interestMessage(value)),
        values.relation,
        relation => onChange({ relation }),
      );
    case 'interests':
      return (
        <ChipPicker
          label={question}
          options={interests.map(value => ({ value, label: t(interestMessage(value)) }))}
          value={values.interests}
          onChange={({ value }) => onChange({ interests: value })}
        />
      );
    case 'drinks':
      return cards(
        drinks,
        value => t(optionMessage('drinks', value)),
        values.drinks,
        value => onChange({ drinks: value }),
        2,
      );
    case 'bodyType':
      return cards(
        bodyTypes,
        value => t(optionMessage('body_type', value)),
        values.bodyType,
        bodyType => onChange({ bodyType }),
        2,
      );
  }
}
