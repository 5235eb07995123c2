import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { tabTo } from '../../../../test/keyboard.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { textOf, words } from '../../../../test/words.ts';
import { matchFinderQuestions } from '../../../i18n/messages/discover.ts';
import { attributeOptions } from '../../../i18n/messages/profiles/attributes.ts';
import { interestNames } from '../../../i18n/messages/profiles/interests.ts';
import { activeFilters, searchForm } from '../../../i18n/messages/search.ts';
import type { FinderAnswers } from '../../../model/match-finder.ts';
import {
  type FinderStep,
  MatchFinderQuestions,
  type MatchFinderQuestionsProps,
} from './MatchFinderQuestions.tsx';
import { noAnswers } from './questions.ts';

const answered: FinderAnswers = {
  gender: 'female',
  ages: { from: 28, to: 40 },
  distance: 50,
  relation: 'romance',
  interests: ['sea', 'cinema', 'flea_markets'],
  drinks: 'socially',
  bodyType: 'average',
};

/** Goes from question to question, and keeps the answers. */
const Live = ({ onChange, onNext, onBack, onSkip, ...props }: MatchFinderQuestionsProps) => {
  const [step, setStep] = useState<number>(props.step);
  const [values, setValues] = useState(props.values);
  const go = (by: number) => setStep(current => Math.min(6, Math.max(0, current + by)));
  return (
    <MatchFinderQuestions
      {...props}
      step={step as FinderStep}
      values={values}
      onChange={change => {
        setValues(current => ({ ...current, ...change }));
        onChange(change);
      }}
      onNext={() => {
        go(1);
        onNext();
      }}
      onBack={() => {
        go(-1);
        onBack();
      }}
      onSkip={() => {
        go(1);
        onSkip();
      }}
    />
  );
};

const meta = {
  title: 'Product/Discover/MatchFinderQuestions',
  component: MatchFinderQuestions,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the questions of the match finder, one a step; MatchFinder shows the results.',
      avoid: 'a search by a few filters: SearchForm.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the answers, Back, Skip and Next.'],
        ['Arrow keys', 'Choose an answer, or move a handle by one.'],
        ['Enter', 'On a card: goes to the next question.'],
      ],
      screenReader: [
        'Each new question takes the focus with its headline; the dots say which question it is.',
      ],
    },
  },
  render: Live,
  args: { step: 0, values: noAnswers, onChange: fn(), onNext: fn(), onBack: fn(), onSkip: fn() },
} satisfies Meta<typeof MatchFinderQuestions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard alone: answer, go on with Enter, skip, come back to the answers. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByRole('img', { name: words(matchFinderQuestions.step({ step: 1, total: 7 })) }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: words(matchFinderQuestions.back) })).toBeNull();
    tabTo(canvas.getByRole('radio', { name: words(searchForm.female) }));
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ gender: 'female' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onNext).toHaveBeenCalledOnce();
    // The next question is announced, and tabbing starts there.
    const ages = canvas.getByRole('heading', { name: words(matchFinderQuestions.agesTitle) });
    await waitFor(() => expect(document.activeElement?.contains(ages)).toBe(true));
    await fireEvent.change(canvas.getByRole('slider', { name: words(searchForm.ageTo) }), {
      target: { value: '40' },
    });
    await expect(args.onChange).toHaveBeenLastCalledWith({ ages: { from: 18, to: 40 } });
    tabTo(canvas.getByRole('button', { name: words(matchFinderQuestions.skip) }));
    await userEvent.keyboard('{Enter}');
    // Skipped: the question has no answer again.
    await expect(args.onChange).toHaveBeenLastCalledWith({ ages: null });
    await expect(args.onSkip).toHaveBeenCalledOnce();
    await expect(
      canvas.getByRole('heading', { name: words(matchFinderQuestions.distanceTitle) }),
    ).toBeVisible();
    tabTo(canvas.getByRole('button', { name: words(matchFinderQuestions.back) }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(words(activeFilters.agesOpen({ from: '18' })))).toBeVisible();
    tabTo(canvas.getByRole('button', { name: words(matchFinderQuestions.back) }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { name: words(searchForm.female) })).toBeChecked();
  },
};

export const Age: Story = { args: { step: 1, values: answered } };

export const Distance: Story = {
  args: { step: 2, values: answered },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByRole('radio', { name: words(matchFinderQuestions.kilometres({ kilometres: '50' })) }),
    ).toBeChecked();
    await userEvent.click(
      canvas.getByRole('radio', { name: words(matchFinderQuestions.kilometres({ kilometres: '10' })) }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith({ distance: 10 });
  },
};

export const RelationWanted: Story = {
  args: { step: 3, values: answered },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('radio', { name: new RegExp(textOf(interestNames.friendship), 'i') }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith({ relation: 'friendship' });
  },
};

/** Multiple choice; skipping clears it. */
export const Interests: Story = {
  args: { step: 4, values: answered },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(interestNames.hiking) }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      interests: ['sea', 'hiking', 'cinema', 'flea_markets'],
    });
    // Relations are asked for in another question.
    await expect(canvas.queryByRole('button', { name: words(interestNames.romance) })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: words(matchFinderQuestions.skip) }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ interests: [] });
  },
};

export const Drinks: Story = {
  args: { step: 5, values: answered },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('radio', { name: new RegExp(textOf(attributeOptions.drinks.socially), 'i') }),
    ).toBeChecked();
  },
};

/** The last question leads to the results. */
export const BodyType: Story = {
  args: { step: 6, values: answered },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByRole('radio', { name: new RegExp(textOf(attributeOptions.body_type.average), 'i') }),
    ).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: words(searchForm.apply) }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Unknown values from the address: nothing is chosen, and the question can still be answered. */
export const UnknownAnswers: Story = {
  args: { step: 2, values: { ...answered, distance: -3 } },
  play: async ({ args, canvas, userEvent }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: words(matchFinderQuestions.next) }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

const steps = [0, 1, 2, 3, 4, 5, 6] as const;

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <SheetRow label="the seven questions, answered">
        {steps.map(step => (
          <div key={step} style={{ inlineSize: '21rem' }}>
            <MatchFinderQuestions {...args} step={step} values={answered} level={2} />
          </div>
        ))}
      </SheetRow>
      <SheetRow label="open, in 320 px: first, age, last">
        {([0, 1, 6] as const).map(step => (
          <div key={step} style={{ inlineSize: '18rem' }}>
            <MatchFinderQuestions {...args} step={step} level={2} />
          </div>
        ))}
      </SheetRow>
    </Sheet>
  ),
};
