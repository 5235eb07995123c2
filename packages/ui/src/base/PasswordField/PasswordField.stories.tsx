import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { Sheet } from '../../../test/Sheet.tsx';
import { sample } from '../../../test/samples/sample.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Base/PasswordField',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'every password, old and new.', avoid: 'codes sent by mail: they may be seen.' },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches the field, then the button that shows the password.'],
        ['Enter, Space', 'On that button: shows or hides what is typed.'],
      ],
      screenReader: ['The button says whether the password is shown.'],
    },
  },
  component: PasswordField,
  args: { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password' },
  decorators: [story => <div style={{ inlineSize: '20rem' }}>{story()}</div>],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'aperitivo alle 7');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: sample('Show password') }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: sample('Hide password') })).toBeVisible();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <PasswordField {...args} />
      <PasswordField {...args} defaultValue="aperitivo" description="Ten characters or more." />
      <PasswordField {...args} defaultValue="aperitivo" error="Ten characters or more, please." />
    </Sheet>
  ),
};
