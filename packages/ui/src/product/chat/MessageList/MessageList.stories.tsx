import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import {
  giftMessage,
  message,
  minutesAgo,
  photoMessage,
  systemMessage,
  talk,
} from '../../../../test/messages.ts';
import { markText } from '../../../../test/origin-words.ts';
import { WithTotal } from '../../../../test/other-orders/MessageList.tsx';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { sample } from '../../../../test/samples/sample.ts';
import { words, wordsIn } from '../../../../test/words.ts';
import { messageList } from '../../../i18n/messages/chat/chat.ts';
import type { Message } from '../../../model/message.ts';
import { MessageList } from './MessageList.tsx';

const many: readonly Message[] = Array.from({ length: 60 }, (_, index) =>
  message(index + 1, `Message number ${index + 1}`, {
    mine: index % 3 === 1,
    status: 'read',
    createdAt: minutesAgo(2000 - index * 10),
  }),
);

/**
 * Position of an element once everything in view has its final layout, in px from the top of its list: a button that
 * takes the focus may move the page.
 */
async function settled(element: HTMLElement): Promise<number> {
  const log = element.closest('[role="log"]');
  let last = Number.NaN;
  await waitFor(() => {
    const top = element.getBoundingClientRect().top - (log?.getBoundingClientRect().top ?? 0);
    const still = top === last;
    last = top;
    if (!still) throw new Error('still moving');
  });
  return last;
}

const meta = {
  title: 'Product/Chat/MessageList',
  component: MessageList,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the messages of one conversation, with its dividers and its scrolling.',
      avoid: 'any list that grows at the top only.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches the list, then the buttons in it.'],
        ['Arrow keys', 'Scroll the list while it has the focus.'],
        ['Enter, Space', 'On the button below: scroll to the end and give the focus back to the list.'],
      ],
      screenReader: [
        'A log with the name of the person.',
        'New messages of the other one are announced, once each, with the name; so is that older ones load, and that somebody writes.',
      ],
    },
    bare: true,
  },
  args: {
    name: 'Giulia',
    messages: talk,
    readSeq: 5,
    onLoadOlder: fn(),
    onReachEnd: fn(),
    onRetry: fn(),
    onDiscard: fn(),
  },
  decorators: [story => <div style={{ blockSize: '36rem', maxInlineSize: '40rem' }}>{story()}</div>],
} satisfies Meta<typeof MessageList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('log', { name: words(messageList.label({ name: 'Giulia' })) }),
    ).toBeVisible();
    await expect(canvas.getByText(words(messageList.unread({ count: 2 })))).toBeVisible();
    await waitFor(() => expect(args.onReachEnd).toHaveBeenCalled());
  },
};

/** Made of the same parts in another order: a total of the site's own above the list, and below it who is typing. */
export const OtherOrder: Story = {
  render: ({ name, messages, readSeq, onReachEnd }) => (
    <WithTotal {...{ name, messages, readSeq, onReachEnd }} typing />
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const log = canvas.getByRole('log', { name: words(messageList.label({ name: 'Giulia' })) });
    await expect(canvasElement.querySelector('.total')).toHaveTextContent(String(talk.length));
    const typing = canvasElement.querySelector('.vl-MessageListTyping');
    await expect(log).not.toContainElement(typing as HTMLElement);
    await expect(typing).not.toBeEmptyDOMElement();
    await expect(log.scrollHeight).toBeGreaterThan(log.clientHeight);
    await waitFor(() => expect(args.onReachEnd).toHaveBeenCalled());
  },
};

export const Typing: Story = { args: { typing: true } };
export const Loading: Story = { args: { messages: [], loading: true } };
export const Demonstration: Story = {
  args: { messages: talk.map(entry => (entry.mine ? entry : { ...entry, origin: 'system' })) },
  play: async ({ canvasElement }) => {
    // below each group of messages: marked are those of the other one, and only those
    const lines = [...canvasElement.querySelectorAll('[data-part="meta"]')];
    const marked = lines.map(({ textContent }) => textContent?.endsWith(markText('system')));
    await expect(marked).toEqual([true, false, true, false, true]);
  },
};

/** Older messages are added above, and the ones in view stay in place. */
export const OlderKeepThePlace: Story = {
  render: function Older(args) {
    const [from, setFrom] = useState(30);
    return (
      <MessageList
        {...args}
        readSeq={null}
        messages={many.slice(from)}
        hasMore={from > 0}
        onLoadOlder={() => setFrom(0)}
      />
    );
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await document.fonts.ready;
    log.scrollTop = -log.scrollHeight;
    const anchor = canvas.getByText(sample('Message number 31'));
    const before = anchor.getBoundingClientRect().top;
    await canvas.findByText(sample('Message number 1'));
    // the rows that came into view get their real heights one after the other
    await waitFor(() => expect(Math.abs(anchor.getBoundingClientRect().top - before)).toBeLessThan(80));
    await expect(canvas.getByText(words(messageList.beginning({ name: 'Giulia' })))).toBeInTheDocument();
  },
};

/** The pressed button keeps the focus while older messages are loaded, and that they are is read out. */
export const OlderOnTheirWay: Story = {
  render: function Older(args) {
    const [loadingOlder, setLoadingOlder] = useState(false);
    return (
      <MessageList
        {...args}
        readSeq={null}
        messages={many}
        hasMore
        loadingOlder={loadingOlder}
        onLoadOlder={() => setLoadingOlder(true)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: words(messageList.older) });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    await expect(canvas.getByText(words(messageList.loading))).toHaveAttribute('role', 'status');
  },
};

/** While the reader is further up, new messages are counted on the button and move nothing. */
export const NewWhileReading: Story = {
  render: function Arriving(args) {
    const [count, setCount] = useState(58);
    return (
      <>
        <MessageList {...args} readSeq={null} messages={sample(many).slice(0, count)} />
        <button type="button" onClick={() => setCount(60)}>
          Let two arrive
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await document.fonts.ready;
    log.scrollTop = -1500;
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: words(messageList.latest) })).toBeVisible(),
    );
    const anchor = canvas.getByText(sample('Message number 40'));
    const before = await settled(anchor);
    await userEvent.click(canvas.getByRole('button', { name: sample('Let two arrive') }));
    const jump = await canvas.findByRole('button', { name: words(messageList.newBelow({ count: 1 })) });
    await expect(Math.abs((await settled(anchor)) - before)).toBeLessThan(2);
    await userEvent.click(jump);
    await waitFor(() => expect(Math.abs(log.scrollTop)).toBeLessThan(2));
    for (const name of [messageList.latest, messageList.newBelow({ count: 1 })])
      await waitFor(() => expect(canvas.queryByRole('button', { name: words(name) })).toBeNull());
  },
};

/** New messages are announced, earlier ones are not. */
export const Announced: Story = {
  render: function Arriving(args) {
    const [count, setCount] = useState(5);
    return (
      <>
        <MessageList {...args} messages={sample(talk).slice(0, count)} />
        <button type="button" onClick={() => setCount(7)}>
          Let two arrive
        </button>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = canvasElement.querySelector('.vl-MessageList [aria-live="polite"]');
    await expect(region).toHaveTextContent('');
    await userEvent.click(canvas.getByRole('button', { name: sample('Let two arrive') }));
    await waitFor(() =>
      expect(region).toHaveTextContent(
        wordsIn(messageList.arrived({ name: 'Giulia', text: sample('On Saturday they play Sunrise') })),
      ),
    );
  },
};

const arriving: readonly Message[] = [
  photoMessage(8, { createdAt: minutesAgo(4) }),
  photoMessage(9, { createdAt: minutesAgo(3), text: 'The lake' }),
  giftMessage(10, { createdAt: minutesAgo(2) }),
  systemMessage(11, 'You matched', { createdAt: minutesAgo(1) }),
];

/** Photos and gifts are announced by what they are; a system message is neither unread nor announced. */
export const OtherKindsAnnounced: Story = {
  render: function Arriving(args) {
    const [count, setCount] = useState(0);
    return (
      <>
        <MessageList {...args} messages={sample([...talk, ...arriving.slice(0, count)])} />
        <button type="button" onClick={() => setCount(count + 1)}>
          Let one arrive
        </button>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = canvasElement.querySelector('.vl-MessageList [aria-live="polite"]');
    const next = canvas.getByRole('button', { name: sample('Let one arrive') });
    const arrivals = [
      messageList.arrivedPhoto({ name: 'Giulia' }),
      messageList.arrivedPhotoWithWords({ name: 'Giulia', text: sample('The lake') }),
      messageList.arrivedGift({ name: 'Giulia', gift: sample('Rose') }),
      sample('You matched'),
    ];
    for (const arrival of arrivals) {
      await userEvent.click(next);
      await waitFor(() => expect(region).toHaveTextContent(wordsIn(arrival)));
    }
    await expect(canvas.getByText(words(messageList.unread({ count: 5 })))).toBeInTheDocument();
  },
};

export const Empty: Story = { args: { messages: [], readSeq: null, empty: <p>Nothing yet.</p> } };

/** A long conversation opens at its end, and fast. */
export const FiveHundred: Story = {
  args: {
    readSeq: null,
    messages: Array.from({ length: 500 }, (_, index) =>
      message(index + 1, `Message number ${index + 1}`, {
        mine: index % 3 === 1,
        status: 'read',
        createdAt: minutesAgo(20_000 - index * 40),
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sample('Message number 500'))).toBeVisible();
    await waitFor(() => expect(Math.abs(canvas.getByRole('log').scrollTop)).toBeLessThan(2));
  },
};

/** Every day begins with a separator. */
export const DayDividers: Story = {
  args: { readSeq: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(messageList.yesterday))).toBeInTheDocument();
    await expect(canvas.getByText(words(messageList.today))).toBeInTheDocument();
  },
};

const Box = ({ children }: { children: React.ReactNode }) => (
  <div style={{ inlineSize: '22rem', blockSize: '40rem' }}>{children}</div>
);

export const States: Story = {
  tags: ['sheet'],
  parameters: { ...photographed, bare: false },
  decorators: [story => <div style={{ inlineSize: '72rem' }}>{story()}</div>],
  render: args => (
    <Sheet>
      <SheetRow label="two days, unread line, typing · failed, held, sending · from the beginning with a notice">
        <Box>
          <MessageList {...args} typing />
        </Box>
        <Box>
          <MessageList
            {...args}
            readSeq={null}
            hasMore
            messages={[
              ...talk.slice(0, 3),
              message(8, 'Gladly', { mine: true, status: 'held', createdAt: minutesAgo(9) }),
              message(9, 'At eight?', {
                mine: true,
                status: 'failed',
                problem: { code: 'not_enough_credits' },
                createdAt: minutesAgo(8),
              }),
              message(10, 'Hello?', { mine: true, status: 'sending', createdAt: minutesAgo(0) }),
            ]}
          />
        </Box>
        <Box>
          <MessageList
            {...args}
            readSeq={null}
            messages={talk.slice(0, 1)}
            notice={<p>A notice stands here.</p>}
          />
        </Box>
      </SheetRow>
      <SheetRow label="loading · older on their way · empty">
        <Box>
          <MessageList {...args} messages={[]} loading />
        </Box>
        <Box>
          <MessageList {...args} hasMore loadingOlder />
        </Box>
        <Box>
          <MessageList {...args} messages={[]} empty={<p>Nothing yet.</p>} />
        </Box>
      </SheetRow>
    </Sheet>
  ),
};
