import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { sample } from '../../../test/samples/sample.ts';
import { Radio } from '../Radio/Radio.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Base/Checkbox',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'agreement or a choice that takes effect when the form is sent.',
      avoid: 'settings that take effect at once: those are a Switch.',
    },
    accessibility: {
      keyboard: [['Space', 'Checks or unchecks it.']],
      screenReader: ['Label, description and error are read with the box.'],
    },
  },
  component: Checkbox,
  args: { label: 'I am at least 18 years old', onChange: fn() },
  decorators: [story => <div style={{ maxInlineSize: '26rem' }}>{story()}</div>],
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(sample('I am at least 18 years old')));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <SheetRow label="open, ticked, disabled">
        <Checkbox {...args} />
        <Checkbox {...args} defaultChecked />
        <Checkbox {...args} disabled />
        <Checkbox {...args} disabled defaultChecked />
      </SheetRow>
      <SheetRow label="link, help, error">
        <Checkbox
          label={
            <>
              I accept <TextLink href="#terms">the terms of use</TextLink>
            </>
          }
          description="You can withdraw it at any time."
        />
        <Checkbox {...args} error="Without this we may not let you in." />
      </SheetRow>
      <SheetRow label="one of several">
        <Radio name="plan" label="Everyone" defaultChecked />
        <Radio name="plan" label="Only members I like" description="They learn nothing of it." />
        <Radio name="plan" label="Nobody" disabled />
      </SheetRow>
    </Sheet>
  ),
};
