import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { portrait } from '../../../test/photos.ts';
import { sample } from '../../../test/samples/sample.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { AlertDialog } from '../Dialog/AlertDialog.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Menu } from './Menu.tsx';

const onBlock = fn();
const meta = {
  title: 'Base/Menu',
  parameters: {
    docs: { story: { inline: false } },
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'two to about ten actions of the same thing.',
      avoid: 'a single action, or a choice that is kept: that is a Select.',
    },
    accessibility: {
      keyboard: [
        ['Enter, Space, Arrow down', 'On the button: opens the menu, with the focus on the first item.'],
        ['Arrow keys', 'Move between the items.'],
        ['Letters', 'Move to the item that begins with them.'],
        ['Escape', 'Closes it; the focus returns to the button.'],
      ],
      screenReader: [
        'The button says that it has a menu and whether it is open.',
        'The page behind stays usable: an item may open a dialog.',
      ],
    },
  },
  component: Menu,
  args: {
    label: 'More about Giulia',
    trigger: <IconButton label="More" icon={<Icon shape={icons.more} />} />,
    align: 'start',
    items: [
      {
        id: 'profile',
        label: 'Look at the profile',
        href: '#profile',
        icon: <Icon shape={icons.profile} size="s" />,
      },
      { id: 'photos', label: 'Show my locked photos', icon: <Icon shape={icons.keyhole} size="s" /> },
      {
        id: 'block',
        label: 'Block',
        tone: 'danger',
        separated: true,
        onSelect: onBlock,
        icon: <Icon shape={icons.block} size="s" />,
      },
    ],
  },
  decorators: [story => <div style={{ minBlockSize: '20rem' }}>{story()}</div>],
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    onBlock.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: sample('Block') }));
    await expect(onBlock).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
  },
};

/** A touch may be the start of scrolling, so the menu opens and closes on the click. */
export const Touch: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    const finger = { pointerType: 'touch', button: 0, bubbles: true, cancelable: true };
    await fireEvent(button, new PointerEvent('pointerdown', finger));
    await expect(screen.queryByRole('menu')).toBeNull();
    await fireEvent(button, new PointerEvent('pointercancel', finger));
    await expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.pointer([{ keys: '[TouchA]', target: button }]);
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await userEvent.pointer([{ keys: '[TouchA]', target: button }]);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** An item opens a dialog; after it closes, the page reacts to the pointer again. */
export const OpensDialog: Story = {
  render: function WithDialog(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Menu {...args} items={[{ id: 'delete', label: 'Delete', onSelect: () => setOpen(true) }]} />
        <AlertDialog
          open={open}
          onClose={() => setOpen(false)}
          title="Delete it?"
          actions={<Button onClick={() => setOpen(false)}>Keep it</Button>}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: sample('Delete') }));
    await userEvent.click(await screen.findByRole('button', { name: sample('Keep it') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(getComputedStyle(document.body).pointerEvents).toBe('auto'));
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};
export const OneItem: Story = {
  args: { defaultOpen: true, items: [{ id: 'hide', label: 'Hide' }] },
  play: async () => {
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
  },
};

/** Scrolls where the window is too low; the arrow keys reach the last item. */
export const TwelveItems: Story = {
  args: {
    items: Array.from({ length: 12 }, (_, index) => ({ id: `${index}`, label: `Photo ${index + 1}` })),
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(12);
    // the keys work once the menu has the focus
    await waitFor(() =>
      expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Photo 12' })).toHaveFocus());
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: {
    defaultOpen: true,
    header: (
      <Inline gap={3} wrap={false}>
        <Avatar photo={portrait(6)} name="Giulia" />
        <Text strong>Giulia, 31</Text>
      </Inline>
    ),
  },
};
