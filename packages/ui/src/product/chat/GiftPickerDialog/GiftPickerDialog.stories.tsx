import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { gifts } from '../../../../test/gifts.ts';
import { longName, member } from '../../../../test/members.ts';
import { dialogBehaviour } from '../../../../test/modal/dialog-behaviour.ts';
import { ModalStage } from '../../../../test/modal/ModalStage.tsx';
import { photographed } from '../../../../test/photographed.ts';
import { sample } from '../../../../test/samples/sample.ts';
import { money, textOf, words, wordsIn } from '../../../../test/words.ts';
import { composer } from '../../../i18n/messages/chat/chat.ts';
import { giftPickerDialog } from '../../../i18n/messages/chat/chat-dialogs.ts';
import { cost } from '../../../i18n/messages/payments/cost.ts';
import { GiftPickerDialog } from './GiftPickerDialog.tsx';

const meta = {
  title: 'Product/Chat/GiftPickerDialog',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'sending a gift in a conversation.',
      avoid: 'selling credits: that is the NotEnoughCreditsDialog.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Stays inside of the dialog.'],
        ['Arrow keys', 'Choose another gift.'],
        ['Escape', 'Closes it.'],
      ],
      screenReader: [
        'The gifts are a named group of radio buttons; the picture of a gift is not read, only its name.',
        'The price is part of the description and of the button.',
      ],
    },
  },
  component: GiftPickerDialog,
  args: {
    member: member(6),
    gifts: gifts(6),
    cost: { credits: 5, price: { amountMinor: 200, currency: 'EUR' } },
    credits: 12,
    creditsHref: '/credits',
    onSend: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof GiftPickerDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing can be sent before a gift is chosen, and the button names the price. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: words(giftPickerDialog.title) });
    const send = screen.getByRole('button', {
      name: words(composer.send, ' ', textOf(cost.from({ credits: 5, price: money(200) }))),
    });
    await expect(send).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: words(sample('Cake')) }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(screen.getByRole('radio', { name: words(sample('Coffee')) })).toBeChecked();
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledWith({ giftId: 'gift-1' });
  },
};

export const Behaviour: Story = {
  render: args => <ModalStage>{control => <GiftPickerDialog {...args} {...control} />}</ModalStage>,
  play: dialogBehaviour({ title: giftPickerDialog.title }),
};

export const Empty: Story = {
  args: { gifts: [] },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
      wordsIn(giftPickerDialog.empty),
    );
    await expect(screen.queryByRole('button', { name: wordsIn(composer.send) })).toBeNull();
  },
};

export const NotEnoughCredits: Story = {
  args: { credits: 4 },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent(
      wordsIn(giftPickerDialog.tooFewCredits({ need: 5, have: 4 })),
    );
    await expect(screen.getByRole('link', { name: words(composer.buy) })).toHaveAttribute('href', '/credits');
    await expect(screen.queryByRole('button', { name: wordsIn(composer.send) })).toBeNull();
  },
};

/** The button stays in view while many gifts scroll. */
export const Many: Story = {
  args: { gifts: gifts(40), member: member(4, { name: longName }) },
  play: async () => {
    const send = await screen.findByRole('button', {
      name: wordsIn(composer.send),
    });
    await waitFor(() => expect(send.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};

export const Pending: Story = { args: { pending: true } };
export const Failed: Story = {
  args: { problem: { code: 'recipient_unavailable' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  },
};

export const States: Story = { tags: ['sheet'], parameters: photographed, args: { member: member(4) } };
export const StatesMany: Story = { tags: ['sheet'], parameters: photographed, args: { gifts: gifts(40) } };
export const StatesNotEnoughCredits: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: { credits: 4 },
};
