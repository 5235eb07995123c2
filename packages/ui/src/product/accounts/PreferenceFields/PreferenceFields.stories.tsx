import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words, wordsIn } from '../../../../test/words.ts';
import { genderStep } from '../../../i18n/messages/accounts/signup.ts';
import { genderPicker } from '../../../i18n/messages/accounts/signup-fields.ts';
import { searchForm } from '../../../i18n/messages/search.ts';
import { PreferenceFields, type PreferenceValues } from './PreferenceFields.tsx';

const given: PreferenceValues = {
  lookingFor: 'male',
  sexuality: 'hetero',
  ages: { from: 28, to: 42 },
  consent: true,
};
const withdrawn: PreferenceValues = { ...given, lookingFor: null, sexuality: null, consent: false };

const meta = {
  title: 'Product/Accounts/PreferenceFields',
  parameters: {
    since: '1.1.0',
    status: 'experimental',
    guidance: {
      use: 'changing whom one looks for, and giving consent again: settings.',
      avoid: 'the filters of a search: that is the SearchForm.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the groups, the two handles of the ages and the consent.'],
        ['Arrow keys', 'Choose an answer, or move a handle by one.'],
      ],
      screenReader: ['Each question is a group with a name; a missing answer is said at its group.'],
    },
  },
  component: PreferenceFields,
  args: { values: given, siteName: 'Velluto', onChange: fn() },
  decorators: [story => <div style={{ maxInlineSize: '32rem' }}>{story()}</div>],
} satisfies Meta<typeof PreferenceFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function Editable(args) {
    const [values, setValues] = useState(args.values);
    return (
      <PreferenceFields
        {...args}
        values={values}
        onChange={change => {
          args.onChange(change);
          setValues({ ...values, ...change });
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: words(genderPicker.men) })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: words(genderPicker.both) }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ lookingFor: 'both' });
    await userEvent.click(canvas.getByRole('radio', { name: words(genderStep.bi) }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ sexuality: 'bi' });
    const youngest = canvas.getByRole('slider', { name: words(searchForm.ageFrom) });
    await fireEvent.change(youngest, { target: { value: 29 } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ ages: { from: 29, to: 42 } });
    // the consent holds, so it is not asked for
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** After the consent was withdrawn nothing is chosen, and it is asked for beside the answers. */
export const Withdrawn: Story = {
  args: { values: withdrawn, asksConsent: true },
  play: async ({ args, canvas, userEvent }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    const consent = canvas.getByRole('checkbox', { name: wordsIn(genderStep.consent({ site: 'Velluto' })) });
    await userEvent.click(consent);
    await expect(args.onChange).toHaveBeenLastCalledWith({ consent: true });
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: args => (
    <Sheet>
      <SheetRow label="the consent holds · withdrawn, refused">
        <div style={{ inlineSize: '31rem' }}>
          <PreferenceFields {...args} />
        </div>
        <div style={{ inlineSize: '31rem' }}>
          <PreferenceFields
            {...args}
            values={withdrawn}
            asksConsent
            problems={{ lookingFor: 'required', sexuality: 'required', consent: 'consent_required' }}
          />
        </div>
      </SheetRow>
      <SheetRow label="320 px">
        <div style={{ inlineSize: '18rem' }}>
          <PreferenceFields {...args} values={withdrawn} asksConsent />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
