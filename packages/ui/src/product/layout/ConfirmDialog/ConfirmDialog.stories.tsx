import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { longName } from '../../../../test/members.ts';
import { dialogBehaviour } from '../../../../test/modal/dialog-behaviour.ts';
import { ModalStage } from '../../../../test/modal/ModalStage.tsx';
import { photographed } from '../../../../test/photographed.ts';
import { words, wordsIn } from '../../../../test/words.ts';
import { PasswordField } from '../../../base/PasswordField/PasswordField.tsx';
import { confirmDialog } from '../../../i18n/messages/layout/layout-dialogs.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Product/Layout/ConfirmDialog',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'important actions that are hard to undo: deleting, blocking.',
      avoid: 'everything that can be undone: do it, and offer to undo it.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Stays inside of the dialog.'],
        ['Escape', 'Keeps everything as it is.'],
        ['Enter, Space', 'Press the button that has the focus: at first the harmless one.'],
      ],
      screenReader: [
        'Announced as an alert with its title and what will happen; an error in it is announced.',
      ],
    },
  },
  component: ConfirmDialog,
  args: { question: { action: 'block', name: 'Giulia' }, onConfirm: fn(), onClose: fn() },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The cancel button has the focus, so that an accidental Enter does no harm. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', {
      name: words(confirmDialog.block.title({ name: 'Giulia' })),
    });
    await expect(dialog).toHaveAccessibleDescription(wordsIn(confirmDialog.block.body({ name: 'Giulia' })));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: words(confirmDialog.block.back) })).toHaveFocus(),
    );
    await userEvent.click(screen.getByRole('button', { name: words(confirmDialog.block.action) }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Behaviour: Story = {
  render: args => <ModalStage>{control => <ConfirmDialog {...args} {...control} />}</ModalStage>,
  play: dialogBehaviour({
    title: confirmDialog.block.title({ name: 'Giulia' }),
    role: 'alertdialog',
    firstFocus: confirmDialog.block.back,
    closeLabel: confirmDialog.block.back,
  }),
};

/** A second press while the action runs is ignored. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: words(confirmDialog.block.action) }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { problem: { code: 'offline' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  },
};

export const LongName: Story = { args: { question: { action: 'block', name: longName } } };

export const States: Story = { tags: ['sheet'], parameters: photographed };
export const StatesUnblock: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: { question: { action: 'unblock', name: 'Giulia' } },
};
export const StatesWithdrawConsent: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: { question: { action: 'withdrawConsent' } },
};
export const StatesDeleteAccount: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: {
    question: { action: 'deleteAccount', days: 14 },
    children: (
      <PasswordField
        label="Your password"
        error="This is not your password."
        showLabel="Show"
        hideLabel="Hide"
        autoComplete="current-password"
      />
    ),
  },
};
