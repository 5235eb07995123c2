import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { longName, viewer } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { words } from '../../../../test/words.ts';
import { accountMenu } from '../../../i18n/messages/layout/layout.ts';
import { AccountMenu } from './AccountMenu.tsx';

const meta = {
  title: 'Product/Layout/AccountMenu',
  parameters: {
    docs: { story: { inline: false } },
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'what belongs to the member’s own account.',
      avoid: 'areas of the product: those are NavItems.',
    },
    accessibility: {
      keyboard: [
        ['Enter, Space, Arrow down', 'On the button: opens the menu.'],
        ['Arrow keys', 'Move between the items.'],
        ['Escape', 'Closes it; the focus returns to the button.'],
      ],
      screenReader: ['The button says whose account it is and whether the menu is open.'],
    },
  },
  component: AccountMenu,
  decorators: [story => <div style={{ display: 'flex', justifyContent: 'flex-end' }}>{story()}</div>],
  args: { viewer: viewer(), onLogOut: fn(), settingsHref: '/profile#settings' },
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(accountMenu.label({ name: 'Ilaria' })) }));
    await expect(await screen.findByRole('menuitem', { name: words(accountMenu.profile) })).toHaveAttribute(
      'href',
      '/profile',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: words(accountMenu.logOut) }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};

/** By keyboard alone: to the last item, and closed. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: words(accountMenu.profile) })).toHaveFocus(),
    );
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: words(accountMenu.logOut) })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const NoPhoto: Story = { args: { viewer: viewer({ photo: null }), defaultOpen: true } };
export const LongName: Story = { args: { viewer: viewer({ name: longName }), defaultOpen: true } };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: { viewer: viewer({ name: longName, photo: null }), defaultOpen: true },
  decorators: [story => <div style={{ minBlockSize: '18rem' }}>{story()}</div>],
};
