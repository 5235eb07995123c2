import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const meta = {
  title: 'Base/Dialog',
  parameters: {
    guidance: {
      use: 'a question or a task that belongs to this page and ends quickly.',
      avoid: 'news that needs no answer: a Toast or a Banner leaves the page in peace.',
    },
  },
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Two more photos',
    description: 'Members with three photos get four times as many messages.',
    closeLabel: 'Close',
    children: <Text>A face, something you do, a place you like: that tells more than a thousand words.</Text>,
    footer: (
      <>
        <Button>Later</Button>
        <Button tone="primary">Choose photos</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opener(args: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        {...args}
        open={open}
        onOpenChange={change => {
          args.onOpenChange(change);
          setOpen(change.open);
        }}
      />
    </>
  );
}

/** Takes the focus, keeps the page quiet, and gives both back. */
export const Default: Story = {
  render: args => <Opener {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Two more photos' });
    await expect(dialog).toHaveAccessibleDescription(/four times/);
    await expect(dialog).toHaveFocus();
    await expect(canvasElement.closest('[inert]')).not.toBeNull();
    await expect(document.body.style.overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(canvasElement.closest('[inert]')).toBeNull();
    await expect(document.body.style.overflow).toBe('');
  },
};

export const ClosedByBackdrop: Story = {
  render: args => <Opener {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
    const stage = document.querySelector('[data-part="stage"]');
    await expect(stage).not.toBeNull();
    if (stage) await userEvent.pointer({ keys: '[MouseLeft]', target: stage });
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith({ open: false }));
  },
};

/** Neither escape nor backdrop close it. */
export const NotDismissible: Story = {
  args: { dismissible: false, closeLabel: undefined },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** The inner one closes first, and leaves the outer one alone. */
export const Stacked: Story = {
  args: { children: undefined },
  render: ({ children: _, ...args }) => (
    <Dialog {...args} title="Outer">
      <Opener {...args} title="Inner" />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    const outer = await screen.findByRole('dialog', { name: 'Outer' });
    await userEvent.click(within(outer).getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog', { name: 'Inner' });
    await expect(outer.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Inner' })).toBeNull());
    await expect(outer).toBeVisible();
    await expect(outer.closest('[inert]')).toBeNull();
  },
};

const paragraphs = Array.from({ length: 40 }, (_, line) => `Paragraph ${line + 1} of the house rules.`);

export const Long: Story = {
  args: {
    children: paragraphs.map(text => <Text key={text}>{text}</Text>),
  },
};

export const Sheet: Story = { tags: ['sheet'], args: { placement: 'sheet' } };
export const Night: Story = {
  tags: ['sheet'],
  args: { mode: 'dark', placement: 'full', title: <em>It’s a Match</em>, children: undefined },
};
export const States: Story = { tags: ['sheet'] };
