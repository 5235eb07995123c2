import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { message } from '../../../testing/messages.ts';
import { Sheet, SheetRow } from '../../../testing/Sheet.tsx';
import { MessageBubble } from './MessageBubble.tsx';

const own = { mine: true, credits: 2 } as const;
const long =
  'I have thought about it all day: the cinema first, then something to eat around the corner, and if it does not rain we walk along the canal until the lamps go on.';

const meta = {
  title: 'Product/Chat/MessageBubble',
  parameters: {
    guidance: { use: 'one message inside a MessageList.', avoid: 'quotations outside a conversation.' },
  },
  component: MessageBubble,
  args: { name: 'Giulia', message: message(1, 'Shall we go then?'), onRetry: fn(), onDiscard: fn() },
} satisfies Meta<typeof MessageBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Own: Story = { args: { message: message(1, 'By heart.', { ...own, status: 'read' }) } };
export const Sending: Story = { args: { message: message(1, 'By heart.', { ...own, status: 'sending' }) } };
export const Held: Story = { args: { message: message(1, 'Hello Giulia', { ...own, status: 'held' }) } };
export const Demonstration: Story = { args: { message: message(1, 'Hello!', { origin: 'system' }) } };

export const Failed: Story = {
  args: {
    message: message(1, 'Are you there?', {
      ...own,
      status: 'failed',
      problem: { code: 'recipient_unavailable' },
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/cannot receive messages/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith({ message: args.message });
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onDiscard).toHaveBeenCalledWith({ message: args.message });
  },
};

/** What people write is text: nothing in it becomes an element. */
export const Markup: Story = {
  args: { message: message(1, '<b>bold</b> *stars* & <script>alert(1)</script>') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<b>bold</b> *stars* & <script>alert(1)</script>')).toBeVisible();
  },
};

/** Larger than words, up to three of them. */
export const EmojiOnly: Story = { args: { message: message(1, '🙂🌻') } };
export const Unbroken: Story = { args: { message: message(1, 'unbroken'.repeat(12)) } };

/** An address stays text: who writes it may be anybody. */
export const Link: Story = {
  args: { message: message(1, `Look: https://example.com/${'a-long-way/'.repeat(6)}`) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/example\.com/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const States: Story = {
  tags: ['sheet'],
  render: args => (
    <Sheet>
      {(['sending', 'sent', 'delivered', 'read', 'held'] as const).map(status => (
        <SheetRow key={status} label={status}>
          <Column>
            <MessageBubble {...args} message={message(1, 'By heart.', { ...own, status })} />
          </Column>
        </SheetRow>
      ))}
      <SheetRow label="failed">
        <Column>
          <MessageBubble
            {...args}
            message={message(1, 'Are you there?', { ...own, status: 'failed', problem: { code: 'offline' } })}
          />
        </Column>
      </SheetRow>
      <SheetRow label="from the other person: member, demonstration, followed by more">
        <Column>
          <MessageBubble {...args} />
        </Column>
        <Column>
          <MessageBubble {...args} message={message(1, 'Hello!', { origin: 'system' })} />
        </Column>
        <Column>
          <MessageBubble {...args} followed />
        </Column>
      </SheetRow>
      <SheetRow label="long, unbroken, lines, emoji only">
        <Column>
          <MessageBubble {...args} message={message(1, long)} />
          <MessageBubble {...args} message={message(2, `${'unbroken'.repeat(12)}`)} />
        </Column>
        <Column>
          <MessageBubble {...args} message={message(3, 'One\nTwo\n\nThree', { ...own, status: 'sent' })} />
          <MessageBubble {...args} message={message(4, '🙂')} />
        </Column>
      </SheetRow>
    </Sheet>
  ),
};

const Column = ({ children }: { children: React.ReactNode }) => (
  <div style={{ inlineSize: '20rem', display: 'grid', gap: '1rem' }}>{children}</div>
);
