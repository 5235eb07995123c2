import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent as user, waitFor } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { sample } from '../../../test/samples/sample.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { DialogBody, DialogHeader } from '../Dialog/DialogParts.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Base/Tooltip',
  parameters: {
    docs: { story: { inline: false } },
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'more about a button that can be understood without it.',
      avoid:
        'important information, links and long text, because phones show no tooltip: that is a Notice or a description.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Shows it when its element takes the focus.'],
        ['Escape', 'Hides it.'],
      ],
      screenReader: ['It is the description of its element, never its only name.'],
    },
  },
  component: Tooltip,
  args: {
    text: 'Nobody sees that you were here.',
    children: control => <Button {...control}>Invisible</Button>,
  },
  decorators: [story => <div style={{ paddingBlock: '6rem', paddingInline: '4rem' }}>{story()}</div>],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = () => screen.getByText(sample('Nobody sees that you were here.'));
const hidden = () => waitFor(() => expect(words()).not.toBeVisible());
const expectShown = () => waitFor(() => expect(words()).toBeVisible());

/** By mouse and by keyboard; the text stays while the pointer is on it. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Invisible' });
    await expect(button).toHaveAccessibleDescription(sample('Nobody sees that you were here.'));
    await hidden();
    await userEvent.hover(button);
    await expectShown();
    await userEvent.hover(words());
    await expectShown();
    await userEvent.unhover(words());
    await hidden();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expectShown();
    await waitFor(() =>
      expect(words().getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top),
    );
    await userEvent.keyboard('{Escape}');
    await hidden();
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await hidden();
  },
};

/** Escape hides the tooltip and leaves the dialog open. */
export const InDialog: Story = {
  render: args => (
    <Dialog open onClose={() => undefined}>
      <DialogHeader title="Who sees you" />
      <DialogBody>
        <Tooltip {...args} />
      </DialogBody>
    </Dialog>
  ),
  play: async () => {
    await screen.findByRole('dialog');
    await user.tab();
    await expectShown();
    await user.keyboard('{Escape}');
    await hidden();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** Shown below where there is no space above. */
export const AtTheTop: Story = {
  decorators: [story => <div style={{ position: 'fixed', inset: '0 auto auto 0' }}>{story()}</div>],
  render: args => <Tooltip {...args} defaultOpen />,
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ margin: '-6rem -2rem' }}>{story()}</div>],
  render: args => (
    <Sheet>
      <SheetRow label="button · icon, words that repeat its name · long">
        <div style={{ inlineSize: '18rem', paddingBlockStart: '4rem' }}>
          <Tooltip {...args} defaultOpen />
        </div>
        <div style={{ inlineSize: '14rem', paddingBlockStart: '4rem', paddingInlineStart: '3rem' }}>
          <Tooltip text="Filters" defaultOpen>
            {() => <IconButton label="Filters" icon={<Icon shape={icons.filter} />} />}
          </Tooltip>
        </div>
        <div style={{ paddingBlockStart: '8rem', paddingInlineStart: '4rem' }}>
          <Tooltip
            text="Benachrichtigungseinstellungen gelten für alle deine Geräte, auch für die, auf denen du gerade nicht angemeldet bist."
            defaultOpen
          >
            {control => <Button {...control}>Benachrichtigungen</Button>}
          </Tooltip>
        </div>
      </SheetRow>
    </Sheet>
  ),
};
