import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words } from '../../../../test/words.ts';
import { beginRequest } from '../../../i18n/messages/payments/legal.ts';
import { BeginRequest } from './BeginRequest.tsx';

const meta = {
  title: 'Product/Payments/BeginRequest',
  parameters: {
    since: '1.1.0',
    status: 'stable',
    guidance: {
      use: 'directly above the button that orders, where the buyer can withdraw.',
      avoid: 'ticking it for the buyer: the request has to be express.',
    },
    accessibility: {
      keyboard: [['Space', 'Asks for the beginning, or takes it back.']],
      screenReader: [
        'A check box with the wording as its label; the explanation and a missing answer are its description.',
      ],
    },
  },
  component: BeginRequest,
  args: { refundDays: 14, checked: false, onChange: fn() },
  decorators: [story => <div style={{ maxInlineSize: '26rem' }}>{story()}</div>],
} satisfies Meta<typeof BeginRequest>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Not ticked by itself; the acknowledgement is read with the request. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: words(beginRequest.label({ days: 14 })) });
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription(words(beginRequest.help));
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenLastCalledWith({ checked: true });
  },
};

export const Missing: Story = {
  args: { missing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByText(words(beginRequest.missing))).toBeVisible();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '60rem' }}>{story()}</div>],
  render: args => (
    <Sheet>
      <SheetRow label="open · ticked · missing">
        <div style={{ inlineSize: '18rem' }}>
          <BeginRequest {...args} />
        </div>
        <div style={{ inlineSize: '18rem' }}>
          <BeginRequest {...args} checked />
        </div>
        <div style={{ inlineSize: '18rem' }}>
          <BeginRequest {...args} missing />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
