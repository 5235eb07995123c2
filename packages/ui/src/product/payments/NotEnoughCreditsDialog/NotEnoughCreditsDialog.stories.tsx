import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { dialogBehaviour } from '../../../../test/modal/dialog-behaviour.ts';
import { ModalStage } from '../../../../test/modal/ModalStage.tsx';
import { creditOffers } from '../../../../test/offers.ts';
import { photographed } from '../../../../test/photographed.ts';
import { words, wordsIn } from '../../../../test/words.ts';
import { cost } from '../../../i18n/messages/payments/cost.ts';
import { notEnoughCreditsDialog } from '../../../i18n/messages/payments/credits.ts';
import { CreditsPackageRows } from '../CreditsPackageRows/CreditsPackageRows.tsx';
import { NotEnoughCreditsDialog } from './NotEnoughCreditsDialog.tsx';

const meta = {
  title: 'Product/Payments/NotEnoughCreditsDialog',
  component: NotEnoughCreditsDialog,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'when sending costs more than the balance.',
      avoid: 'a warning before that: the CreditsBadge says it quietly.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Stays inside of the dialog.'],
        ['Escape', 'Closes it.'],
        ['Enter', 'Follows the link or presses the button that has the focus.'],
      ],
      screenReader: [
        'What was wanted, what it costs and what is left are the description, read when it opens.',
      ],
    },
    bare: true,
  },
  args: { open: true, need: 2, have: 1, creditsHref: '/credits', onClose: fn() },
  decorators: [story => <div style={{ minBlockSize: '48rem' }}>{story()}</div>],
} satisfies Meta<typeof NotEnoughCreditsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: words(notEnoughCreditsDialog.title) });
    await expect(dialog).toHaveAccessibleDescription(
      wordsIn(notEnoughCreditsDialog.message({ need: 2, have: 1 })),
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Behaviour: Story = {
  render: args => <ModalStage>{control => <NotEnoughCreditsDialog {...args} {...control} />}</ModalStage>,
  play: dialogBehaviour({ title: notEnoughCreditsDialog.title, closeLabel: notEnoughCreditsDialog.close }),
};

/** A photo, before it was chosen, with credits that are reserved for messages that wait. */
export const PhotoReserved: Story = {
  args: { attempt: 'newPhoto', need: 3, have: 2, reserved: 2 },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(dialog).toHaveAccessibleDescription(
      words(notEnoughCreditsDialog.newPhoto({ need: 3, have: 2 }), ' ', cost.reservedFor({ credits: 2 })),
    );
  },
};

export const Nothing: Story = { args: { have: 0 } };
export const States: Story = { tags: ['sheet'], parameters: photographed };
export const StatesWithPackages: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: { children: <CreditsPackageRows offers={creditOffers.slice(0, 3)} href="/credits/{id}" /> },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    // three to order at once, and the way to all
    await expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    await expect(dialog.getByRole('link', { name: words(notEnoughCreditsDialog.all) })).toHaveAttribute(
      'href',
      '/credits',
    );
  },
};
