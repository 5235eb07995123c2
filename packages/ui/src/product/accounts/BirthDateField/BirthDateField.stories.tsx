import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words, wordsIn } from '../../../../test/words.ts';
import { birthDateField } from '../../../i18n/messages/accounts/signup-fields.ts';
import { BirthDateField } from './BirthDateField.tsx';

const meta = {
  title: 'Product/Accounts/BirthDateField',
  component: BirthDateField,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'asking for a date of birth.',
      avoid: 'dates near today: those are quicker in a calendar.',
    },
    accessibility: {
      keyboard: [['Tab', 'Goes through day, month and year, in the order of the language.']],
      screenReader: ['A group with a name; the least age is its description, and a refused date says why.'],
    },
  },
  decorators: [story => <div style={{ maxInlineSize: '22rem' }}>{story()}</div>],
  args: { value: '', minAge: 18, onChange: fn() },
  render: function Filled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <BirthDateField
        {...args}
        value={value}
        onChange={change => {
          args.onChange(change);
          setValue(change.dateOfBirth);
        }}
      />
    );
  },
} satisfies Meta<typeof BirthDateField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Incomplete until all three parts are filled. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: words(birthDateField.day) }), '7');
    await expect(args.onChange).toHaveBeenLastCalledWith({ dateOfBirth: '--07' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: words(birthDateField.month) }), '3');
    await userEvent.type(canvas.getByRole('textbox', { name: words(birthDateField.year) }), '1990');
    await expect(args.onChange).toHaveBeenLastCalledWith({ dateOfBirth: '1990-03-07' });
  },
};

export const LeapDay: Story = {
  args: { value: '1996-02-29' },
  play: async ({ args, canvas, userEvent }) => {
    const year = canvas.getByRole('textbox', { name: words(birthDateField.year) });
    await expect(canvas.getByRole('textbox', { name: words(birthDateField.day) })).toHaveValue('29');
    // Typed values are not changed; the rules check whether the day exists.
    await userEvent.clear(year);
    await userEvent.type(year, '1997');
    await expect(canvas.getByRole('textbox', { name: words(birthDateField.day) })).toHaveValue('29');
    await expect(args.onChange).toHaveBeenLastCalledWith({ dateOfBirth: '1997-02-29' });
  },
};

export const NoSuchDay: Story = {
  args: { value: '1997-02-29', problem: 'format' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(wordsIn(birthDateField.format));
  },
};

export const TooYoung: Story = {
  args: { value: '2010-05-31', minAge: 21, problem: 'under_age' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      wordsIn(birthDateField.tooYoung({ age: 21 })),
    );
  },
};

export const Missing: Story = { args: { problem: 'required' } };

const nothing = () => undefined;

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: () => (
    <Sheet>
      <SheetRow label="empty · missing · 29 February">
        <div style={{ inlineSize: '20rem' }}>
          <BirthDateField value="" minAge={18} onChange={nothing} />
        </div>
        <div style={{ inlineSize: '20rem' }}>
          <BirthDateField value="" minAge={18} problem="required" onChange={nothing} />
        </div>
        <div style={{ inlineSize: '20rem' }}>
          <BirthDateField value="1996-02-29" minAge={18} onChange={nothing} />
        </div>
      </SheetRow>
      <SheetRow label="no such day · too young">
        <div style={{ inlineSize: '20rem' }}>
          <BirthDateField value="1997-02-29" minAge={18} problem="format" onChange={nothing} />
        </div>
        <div style={{ inlineSize: '20rem' }}>
          <BirthDateField value="2010-05-31" minAge={21} problem="under_age" onChange={nothing} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
