import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inUse } from '../../../test/in-use.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { CountBadge } from '../CountBadge/CountBadge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { IconButton, LinkIconButton } from './IconButton.tsx';

const meta = {
  title: 'Base/IconButton',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'actions that everybody recognises by their icon: close, back, more.',
      avoid: 'the main action, or an icon that cannot be understood without a tooltip.',
    },
    accessibility: {
      keyboard: [['Enter, Space', 'Presses it.']],
      screenReader: ['Its label is its only name: say what it does, not what it shows.'],
    },
  },
  component: IconButton,
  args: { label: 'Filters', icon: <Icon shape={icons.filter} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: inUse,
  render: args => (
    <Sheet>
      {(['plain', 'quiet', 'primary', 'danger'] as const).map(tone => (
        <SheetRow key={tone} label={tone}>
          <IconButton {...args} tone={tone} size="s" />
          <IconButton {...args} tone={tone} />
          <IconButton {...args} tone={tone} size="l" />
          <IconButton {...args} tone={tone} pending />
          <IconButton {...args} tone={tone} disabled />
        </SheetRow>
      ))}
      {(['hover', 'focus', 'pressed'] as const).map(state => (
        <SheetRow key={state} label={state} inUse={state}>
          {(['plain', 'quiet', 'primary', 'danger'] as const).map(tone => (
            <IconButton {...args} key={tone} tone={tone} />
          ))}
          <IconButton {...args} disabled />
        </SheetRow>
      ))}
      <SheetRow label="link, count">
        <LinkIconButton
          href="#chats"
          label="Messages"
          icon={<Icon shape={icons.message} />}
          count={<CountBadge count={3} />}
        />
        <LinkIconButton
          href="#likes"
          label="Likes"
          icon={<Icon shape={icons.like} />}
          count={<CountBadge />}
        />
      </SheetRow>
    </Sheet>
  ),
};
