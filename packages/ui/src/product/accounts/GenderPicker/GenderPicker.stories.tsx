import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words } from '../../../../test/words.ts';
import { genderStep } from '../../../i18n/messages/accounts/signup.ts';
import { genderPicker } from '../../../i18n/messages/accounts/signup-fields.ts';
import { GenderPicker } from './GenderPicker.tsx';

const onGender = fn();
const onLookingFor = fn();

const meta = {
  title: 'Product/Accounts/GenderPicker',
  component: GenderPicker,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'asking at sign-up for the member’s gender and whom they look for.',
      avoid: 'filtering a search: that is part of the SearchForm.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches the chosen card.'],
        ['Arrow keys', 'Choose the next or previous card.'],
      ],
      screenReader: ['A group with the question as its name, one radio button for each answer.'],
    },
  },
  decorators: [story => <div style={{ maxInlineSize: '22rem' }}>{story()}</div>],
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Default: Story = {
  render: () => <GenderPicker field="gender" value={null} onChange={onGender} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: words(genderPicker.gender) })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: words(genderPicker.female) }));
    await expect(onGender).toHaveBeenCalledWith({ gender: 'female' });
  },
};

export const LookingFor: Story = {
  render: () => <GenderPicker field="lookingFor" value={null} onChange={onLookingFor} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(onLookingFor).toHaveBeenCalledWith({ lookingFor: 'both' });
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
  },
};

export const Missing: Story = {
  render: () => <GenderPicker field="gender" value={null} problem="required" onChange={onGender} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(words(genderStep.choose));
  },
};

const nothing = () => undefined;

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: () => (
    <Sheet>
      <SheetRow label="empty · chosen · missing">
        <div style={{ inlineSize: '20rem' }}>
          <GenderPicker field="gender" value={null} onChange={nothing} />
        </div>
        <div style={{ inlineSize: '20rem' }}>
          <GenderPicker field="lookingFor" value="both" onChange={nothing} />
        </div>
        <div style={{ inlineSize: '20rem' }}>
          <GenderPicker field="lookingFor" value={null} problem="required" onChange={nothing} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
