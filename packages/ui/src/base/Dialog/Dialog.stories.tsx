import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { dragDown, dragDownCutOff } from '../../../test/drag.ts';
import { dialogBehaviour } from '../../../test/modal/dialog-behaviour.ts';
import { ModalStage } from '../../../test/modal/ModalStage.tsx';
import { photographed } from '../../../test/photographed.ts';
import { sample } from '../../../test/samples/sample.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { DialogBody, DialogClose, DialogFooter, DialogHeader } from './DialogParts.tsx';

const description = 'Members with three photos get four times as many messages.';
const header = <DialogHeader title="Two more photos" description={description} />;
const footer = (
  <DialogFooter>
    <Button>Later</Button>
    <Button tone="primary">Choose photos</Button>
  </DialogFooter>
);
const close = <DialogClose label="Close" />;

type Frame = Omit<DialogProps, 'children'>;

interface NamedProps extends Frame {
  title: ReactNode;
  children?: ReactNode;
}

/** A dialog with a title of its own. */
const Named = ({ title, children, ...dialog }: NamedProps) =>
  sample(
    <Dialog {...dialog}>
      <DialogHeader title={title} description={description} />
      {children}
      {footer}
      {close}
    </Dialog>,
  );

const meta = {
  title: 'Base/Dialog',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a question or a task that belongs to this page and ends quickly.',
      avoid: 'information that needs no answer: that is a Toast or a Banner.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Stays inside of the dialog.'],
        ['Escape', 'Closes it, unless it must be answered.'],
        ['Enter, Space', 'Press the button that has the focus.'],
      ],
      screenReader: [
        'Title and description are read when it opens; the rest of the page is hidden until it closes.',
        'When it closes the focus returns to what opened it, or to the nearest element that is left.',
      ],
    },
  },
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    children: (
      <>
        {header}
        <DialogBody>
          <Text>A face, something you do, a place you like: that tells more than a thousand words.</Text>
        </DialogBody>
        {footer}
        {close}
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A button that opens the dialog made by `children`. */
function Opener({ children }: { children: (control: { open: boolean; onClose: () => void }) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {children({ open, onClose: () => setOpen(false) })}
    </>
  );
}

export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: sample('Two more photos') });
    await expect(dialog).toHaveAccessibleDescription(
      sample('Members with three photos get four times as many messages.'),
    );
  },
};

/** On phones the line at the upper edge drags a sheet away. Let go too soon, cut off or left open, it goes back. */
export const DraggedAway: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    const handle = dialog.querySelector('[data-part="handle"]') ?? dialog;
    dragDown(handle, 20);
    await expect(dialog.style.translate).toBe('');
    dragDownCutOff(handle, dialog.offsetHeight);
    await expect(dialog.style.translate).toBe('');
    await expect(args.onClose).not.toHaveBeenCalled();
    dragDown(handle, dialog.offsetHeight);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(dialog.style.translate).toBe(''));
  },
};

/** What has to be answered has no such line. */
export const NotDraggable: Story = {
  args: { dismissible: false },
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.querySelector('[data-part="handle"]')).toBeNull();
  },
};

export const Behaviour: Story = {
  render: args => <ModalStage>{control => <Dialog {...args} {...control} />}</ModalStage>,
  play: dialogBehaviour({ title: 'Two more photos', closeLabel: 'Close' }),
};

/** It also covers the space of a classic scrollbar, and nothing in the page moves. */
export const BesideScrollbar: Story = {
  render: args => (
    <>
      <style>{'html::-webkit-scrollbar { inline-size: 15px }'}</style>
      <div style={{ blockSize: '200vh' }}>
        <Opener>{control => <Dialog {...args} {...control} />}</Opener>
      </div>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    const { inlineSize } = getComputedStyle(document.body);
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    const stage = document.querySelector('[data-part="stage"]');
    await waitFor(() => expect(stage?.getBoundingClientRect().right).toBe(window.innerWidth));
    await waitFor(() => expect(getComputedStyle(document.body).inlineSize).toBe(inlineSize));
  },
};

/** Neither escape nor backdrop close it. */
export const NotDismissible: Story = {
  args: {
    dismissible: false,
    children: (
      <>
        {header}
        {footer}
      </>
    ),
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Text selected from within the box to beyond it closes nothing. */
export const PressedInside: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const stage = dialog.closest('[data-part="stage"]');
    await expect(stage).not.toBeNull();
    if (stage) {
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: dialog },
        { keys: '[/MouseLeft]', target: stage },
      ]);
    }
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

function Handover(args: Frame) {
  const [open, setOpen] = useState<'first' | 'second' | null>(null);
  return (
    <>
      <Button onClick={() => setOpen('first')}>Open</Button>
      <Named {...args} title="First" open={open === 'first'} onClose={() => setOpen(null)}>
        <DialogBody>
          <Button onClick={() => setOpen('second')}>{sample('Go on')}</Button>
        </DialogBody>
      </Named>
      <Named {...args} title="Second" open={open === 'second'} onClose={() => setOpen(null)} />
    </>
  );
}

/** One dialog replaces another: when it closes, the focus returns to the button that opened the first. */
export const Replaced: Story = {
  render: ({ children: _, ...args }) => <Handover {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: sample('Go on') }));
    const second = await screen.findByRole('dialog', { name: 'Second' });
    await waitFor(() => expect(second).toHaveFocus());
    await waitFor(() => expect(canvasElement.closest('[aria-hidden="true"]')).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(canvasElement.closest('[aria-hidden="true"]')).toBeNull());
    await waitFor(() => expect(document.body.style.overflow).toBe(''));
  },
};

function Spent(args: Frame) {
  const [spent, setSpent] = useState(false);
  return (
    <section tabIndex={-1} aria-label="Around">
      {!spent && (
        <Opener>
          {control => (
            <Named {...args} {...control} title={sample('Two more photos')}>
              <DialogBody>
                <Button onClick={() => setSpent(true)}>{sample('Done')}</Button>
              </DialogBody>
            </Named>
          )}
        </Opener>
      )}
    </section>
  );
}

/** The element that opened the dialog is gone: the focus goes to the nearest one that is left. */
export const OpenerGone: Story = {
  parameters: { drawsNothing: true },
  render: ({ children: _, ...args }) => <Spent {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: sample('Done') }));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Around' })).toHaveFocus());
  },
};

function BothAtOnce(args: Frame) {
  const [open, setOpen] = useState(true);
  return open ? (
    <Named {...args} open title="Outer">
      <Dialog {...args} open>
        <DialogHeader title="Inner" />
        <DialogBody>
          <Button onClick={() => setOpen(false)}>{sample('Leave both')}</Button>
        </DialogBody>
      </Dialog>
    </Named>
  ) : null;
}

/** Two dialogs that close at once both release the scroll lock. */
export const LeftTogether: Story = {
  parameters: { drawsNothing: true },
  render: ({ children: _, ...args }) => <BothAtOnce {...args} />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: sample('Leave both') }));
    await waitFor(() => expect(document.querySelector('[data-part="stage"]')).toBeNull());
    await waitFor(() => expect(document.body.style.overflow).toBe(''));
    await waitFor(() => expect(canvasElement.closest('[aria-hidden="true"]')).toBeNull());
  },
};

/** The inner one closes first, and leaves the outer one alone. */
export const Stacked: Story = {
  render: ({ children: _, ...args }) => (
    <Named {...args} title="Outer">
      <DialogBody>
        <Opener>{control => <Named {...args} {...control} title="Inner" />}</Opener>
      </DialogBody>
    </Named>
  ),
  play: async ({ userEvent }) => {
    const outer = await screen.findByRole('dialog', { name: 'Outer' });
    await userEvent.click(within(outer).getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog', { name: 'Inner' });
    await waitFor(() => expect(outer.closest('[aria-hidden="true"]')).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Inner' })).toBeNull());
    await expect(outer).toBeVisible();
    await waitFor(() => expect(outer.closest('[aria-hidden="true"]')).toBeNull());
  },
};

const paragraphs = Array.from({ length: 40 }, (_, line) => `Paragraph ${line + 1} of the house rules.`);

export const Long: Story = {
  args: {
    children: (
      <>
        {header}
        <DialogBody>
          {paragraphs.map(text => (
            <Text key={text}>{text}</Text>
          ))}
        </DialogBody>
        {footer}
        {close}
      </>
    ),
  },
};

/** Two dialogs on top of each other: only the upper one has a light surface, the other is behind the backdrop. */
export const StatesStacked: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: ({ children: _, ...args }) => (
    <Dialog {...args} size="l">
      {header}
      <DialogBody>
        <Text>A face, something you do, a place you like.</Text>
        <Dialog {...args} size="s">
          <DialogHeader title="Leave without saving?" description="Your changes would be lost." />
          <DialogFooter>
            <Button>Keep editing</Button>
            <Button tone="primary">Leave</Button>
          </DialogFooter>
          {close}
        </Dialog>
      </DialogBody>
      {footer}
      {close}
    </Dialog>
  ),
};
export const StatesLong: Story = { tags: ['sheet'], parameters: photographed, args: Long.args };
export const Sheet: Story = { tags: ['sheet'], parameters: photographed, args: { placement: 'sheet' } };
export const Night: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: { mode: 'dark', placement: 'full' },
  render: ({ children: _, ...args }) => <Named {...args} title={<em>It’s a Match</em>} />,
};
export const States: Story = { tags: ['sheet'], parameters: photographed };
