import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words, wordsIn } from '../../../../test/words.ts';
import { problemMessages } from '../../../i18n/messages/error.ts';
import { emailSourceRow } from '../../../i18n/messages/notifications.ts';
import { EmailSourceRow } from './EmailSourceRow.tsx';

const meta = {
  title: 'Product/Settings/EmailSourceRow',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the address above the kinds of notification.',
      avoid: 'changing the address: that is a form.',
    },
    accessibility: {
      keyboard: [['Space', 'Switches it on or off.']],
      screenReader: [
        'A switch named after the address; its state in words is the description.',
        'While it is saved it says “busy”; what went wrong is its description.',
      ],
    },
  },
  component: EmailSourceRow,
  args: { email: 'giulia@example.com', enabled: true, onChange: fn() },
  decorators: [story => <div style={{ maxInlineSize: '32rem' }}>{story()}</div>],
} satisfies Meta<typeof EmailSourceRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('switch', { name: words(emailSourceRow.label({ email: 'giulia@example.com' })) }),
    );
    await expect(args.onChange).toHaveBeenCalledWith({ enabled: false });
  },
};

export const Off: Story = { args: { enabled: false } };

/** The switch is disabled until the address is confirmed. */
export const Unconfirmed: Story = {
  args: { confirmed: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled();
  },
};

export const Pending: Story = { args: { pending: true } };
export const Failed: Story = {
  args: { problem: { code: 'internal_error' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      wordsIn(problemMessages.internal_error),
    );
  },
};

const column = { inlineSize: '32rem' };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: args => (
    <Sheet>
      <SheetRow label="on, off, on its way, failed, not confirmed · long, 320 px">
        <div style={column}>
          <EmailSourceRow {...args} />
          <EmailSourceRow {...args} enabled={false} />
          <EmailSourceRow {...args} pending />
          <EmailSourceRow {...args} problem={{ code: 'internal_error' }} />
          <EmailSourceRow {...args} confirmed={false} />
        </div>
        <div style={{ inlineSize: '18rem' }}>
          <EmailSourceRow
            {...args}
            email={`${'a-very-long-name.'.repeat(4)}@correspondence.example.com`}
            pending
          />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
