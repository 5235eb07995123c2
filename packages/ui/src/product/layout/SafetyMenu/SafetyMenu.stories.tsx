import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { longName } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { words } from '../../../../test/words.ts';
import { safetyMenu } from '../../../i18n/messages/layout/layout.ts';
import { SafetyMenu } from './SafetyMenu.tsx';

const meta = {
  title: 'Product/Layout/SafetyMenu',
  component: SafetyMenu,
  parameters: {
    docs: { story: { inline: false } },
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'wherever another person is seen: profile, photo, conversation, swipe game.',
      avoid: 'lists of people: every tile leads to a profile.',
    },
    accessibility: {
      keyboard: [
        ['Enter, Space, Arrow down', 'On the button: opens the menu.'],
        ['Arrow keys', 'Move between the items.'],
        ['Escape', 'Closes it; the focus returns to the button.'],
      ],
      screenReader: ['The button says whom it is about and whether the menu is open.'],
    },
  },
  decorators: [story => <div style={{ display: 'flex', justifyContent: 'flex-end' }}>{story()}</div>],
  args: { name: 'Giulia', reportHref: '/complaints?member=giulia', onBlock: fn() },
} satisfies Meta<typeof SafetyMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(safetyMenu.label({ name: 'Giulia' })) }));
    await expect(await screen.findByRole('menuitem', { name: words(safetyMenu.report) })).toHaveAttribute(
      'href',
      '/complaints?member=giulia',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: words(safetyMenu.block) }));
    await expect(args.onBlock).toHaveBeenCalledOnce();
  },
};

export const Blocked: Story = {
  args: { blocked: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(safetyMenu.label({ name: 'Giulia' })) }));
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: words(safetyMenu.unblock) })).toBeVisible(),
    );
  },
};

/** In a conversation the bin is the last entry, by keyboard too. */
export const InConversation: Story = {
  args: { onDeleteChat: fn() },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: words(safetyMenu.label({ name: 'Giulia' })) }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: words(safetyMenu.report) })).toHaveFocus(),
    );
    await userEvent.keyboard('{End}');
    const bin = screen.getByRole('menuitem', { name: words(safetyMenu.deleteChat) });
    await waitFor(() => expect(bin).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onDeleteChat).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: { name: longName, defaultOpen: true, onDeleteChat: () => undefined },
  decorators: [
    story => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: '14rem' }}>{story()}</div>
    ),
  ],
};
