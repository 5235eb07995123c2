import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { member } from '../../../../test/members.ts';
import { dialogBehaviour } from '../../../../test/modal/dialog-behaviour.ts';
import { ModalStage } from '../../../../test/modal/ModalStage.tsx';
import { photographed } from '../../../../test/photographed.ts';
import { portrait } from '../../../../test/photos.ts';
import { anything, money, textOf, words, wordsIn } from '../../../../test/words.ts';
import { composer } from '../../../i18n/messages/chat/chat.ts';
import { photoSendDialog } from '../../../i18n/messages/chat/chat-dialogs.ts';
import { cost } from '../../../i18n/messages/payments/cost.ts';
import { PhotoSendDialog } from './PhotoSendDialog.tsx';

const meta = {
  title: 'Product/Chat/PhotoSendDialog',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'between choosing a photo for a conversation and sending it, however it was chosen.',
      avoid: 'photos of a profile, which cost nothing and can be removed.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Stays inside of the dialog.'],
        ['Enter', 'In the text: begins a new line.'],
        ['Escape', 'Closes it.'],
      ],
      screenReader: [
        'The picture is named by its file; the price is part of the description and of the button.',
        'A text that is too long says so in its error.',
      ],
    },
  },
  component: PhotoSendDialog,
  args: {
    member: member(6),
    photo: { src: portrait(2).src, fileName: 'lago-di-como.jpg' },
    cost: { credits: 3, price: { amountMinor: 120, currency: 'EUR' } },
    maxLength: 1000,
    onSend: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PhotoSendDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() =>
      expect(
        screen.getByRole('img', { name: words(photoSendDialog.preview({ file: 'lago-di-como.jpg' })) }),
      ).toBeVisible(),
    );
    await userEvent.click(screen.getByRole('button', { name: words(photoSendDialog.remove) }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(
      screen.getByRole('button', {
        name: words(composer.send, ' ', textOf(cost.from({ credits: 3, price: money(120) }))),
      }),
    );
    await expect(args.onSend).toHaveBeenCalledWith({ text: '' });
  },
};

/** What is written below the photo goes with it, at the same price. */
export const WithWords: Story = {
  args: { maxLength: 20 },
  play: async ({ args, userEvent }) => {
    const box = await screen.findByRole('textbox', { name: words(photoSendDialog.words) });
    await expect(box).toHaveAccessibleDescription(wordsIn(photoSendDialog.wordsPrice));
    const send = screen.getByRole('button', {
      name: words(composer.send, ' ', textOf(cost.from({ credits: 3, price: money(120) }))),
    });
    await userEvent.type(box, ' Sea view{Enter}yesterday, at eight');
    await expect(send).toBeDisabled();
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(box, '{Backspace>10/}');
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledWith({ text: 'Sea view\nyesterday' });
  },
};

/** On a usual phone all of it is seen without scrolling, down to what the words cost. */
export const Phone: Story = {
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '360px', height: '800px' } } } },
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    // before the picture is there the dialog is lower
    await (
      await screen.findByRole<HTMLImageElement>('img', {
        name: wordsIn(photoSendDialog.preview({ file: anything })),
      })
    ).decode();
    await document.fonts.ready;
    const price = screen.getByText(words(photoSendDialog.wordsPrice));
    const buttons = screen.getByRole('button', {
      name: wordsIn(composer.send),
    }).parentElement;
    await waitFor(() => {
      expect([window.innerWidth, window.innerHeight]).toEqual([360, 800]);
      const top = buttons?.getBoundingClientRect().top;
      expect(price.getBoundingClientRect().bottom).toBeLessThanOrEqual(top ?? 0);
    });
  },
};

export const Behaviour: Story = {
  render: args => <ModalStage>{control => <PhotoSendDialog {...args} {...control} />}</ModalStage>,
  play: dialogBehaviour({ title: photoSendDialog.title }),
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: { member: member(4), photo: { src: portrait(2).src, fileName: `${'lago-di-como-'.repeat(5)}.jpg` } },
};
