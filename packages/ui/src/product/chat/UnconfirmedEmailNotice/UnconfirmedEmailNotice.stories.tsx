import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { UnconfirmedEmailNotice } from './UnconfirmedEmailNotice.tsx';

const meta = {
  title: 'Product/Chat/UnconfirmedEmailNotice',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'above the text box of a conversation, while messages wait for the e-mail to be confirmed.',
      avoid: 'the top of a page: that is the ActivationReminder.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches its link.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: ['Read as text in its place, with the link that confirms the address.'],
    },
  },
  component: UnconfirmedEmailNotice,
  args: { href: '/complete-signup' },
} satisfies Meta<typeof UnconfirmedEmailNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/complete-signup');
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <SheetRow label="wide · 320 px">
        <div style={{ inlineSize: '40rem' }}>
          <UnconfirmedEmailNotice {...args} />
        </div>
        <div style={{ inlineSize: '18rem' }}>
          <UnconfirmedEmailNotice {...args} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
