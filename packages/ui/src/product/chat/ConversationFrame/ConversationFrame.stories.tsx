import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { tab, tabTo } from '../../../../test/keyboard.ts';
import { conversations, giulia, message, minutesAgo, talk } from '../../../../test/messages.ts';
import { photographed } from '../../../../test/photographed.ts';
import { sample } from '../../../../test/samples/sample.ts';
import { anything, money, words, wordsIn } from '../../../../test/words.ts';
import { chatTopBar, composer, conversationList, messageList } from '../../../i18n/messages/chat/chat.ts';
import { composerPhotos } from '../../../i18n/messages/chat/chat-media.ts';
import { cost } from '../../../i18n/messages/payments/cost.ts';
import { coinsBadge } from '../../../i18n/messages/payments/credits.ts';
import type { Message } from '../../../model/message.ts';
import { ChatTopBar } from '../ChatTopBar/ChatTopBar.tsx';
import { Composer } from '../Composer/Composer.tsx';
import { ConversationList } from '../ConversationList/ConversationList.tsx';
import { MessageList } from '../MessageList/MessageList.tsx';
import { ConversationFrame } from './ConversationFrame.tsx';

const nothing = () => undefined;
const onFiles = fn();

const long: readonly Message[] = Array.from({ length: 30 }, (_, index) =>
  message(index + 1, `Message number ${index + 1}`, { createdAt: minutesAgo(600 - index * 10) }),
);

/** A conversation that works: what is sent appears, and the other person answers when a button is pressed. */
function LiveTalk({ first = talk }: { first?: readonly Message[] }) {
  const [messages, setMessages] = useState(first);
  const [text, setText] = useState('');
  const add = (newText: string, mine: boolean) =>
    setMessages(all => [
      ...all,
      message(all.length + 1, newText, {
        mine,
        status: mine ? 'sent' : 'delivered',
        createdAt: minutesAgo(0),
      }),
    ]);
  return sample(
    <>
      <div style={{ blockSize: '42rem' }}>
        <ConversationFrame
          style={{ blockSize: '100%' }}
          list={
            <ConversationList
              conversations={conversations}
              href="#/chats/{id}"
              activeId="c1"
              membersHref="/members"
            />
          }
          top={
            <ChatTopBar
              member={giulia}
              profileHref="/members/giulia"
              backHref="/chats"
              credits={4}
              creditsHref="/credits"
            />
          }
          messages={<MessageList messages={messages} name="Giulia" />}
          composer={
            <Composer
              name="Giulia"
              value={text}
              onChange={event => setText(event.text)}
              onSend={event => {
                add(event.text, true);
                setText('');
              }}
              onNotEnoughCredits={nothing}
              cost={{ credits: 2, price: { amountMinor: 80, currency: 'EUR' } }}
              credits={4}
              creditsHref="/credits"
              maxLength={1000}
              enterSends
            />
          }
        />
      </div>
      <button type="button" onClick={() => add('At eight then', false)}>
        Let Giulia answer
      </button>
    </>,
  );
}

/** All components of a conversation together. */
const meta = {
  title: 'Product/Chat/ConversationFrame',
  component: ConversationFrame,
  parameters: {
    accessibility: {
      keyboard: [
        ['Tab', 'Goes from the list to the messages, then to the text box and Send.'],
        ['Arrow keys', 'Scroll the messages while they have the focus.'],
      ],
      screenReader: [
        'New messages are read out with the name of who wrote them; what is being typed is not interrupted.',
      ],
    },
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the page of a conversation: bar, messages and text box share the height of the window.',
      avoid: 'the list of conversations alone on a phone.',
    },
    bare: true,
  },
  args: {
    style: { blockSize: '100%' },
    list: (
      <ConversationList
        conversations={conversations}
        href="#/chats/{id}"
        activeId="c1"
        membersHref="/members"
        onRemove={nothing}
      />
    ),
    top: (
      <ChatTopBar
        member={giulia}
        profileHref="/members/giulia"
        backHref="/chats"
        credits={4}
        creditsHref="/credits"
      />
    ),
    messages: <MessageList messages={talk} name="Giulia" readSeq={5} typing />,
    composer: (
      <Composer
        name="Giulia"
        value="Gladly, at eight in front of the cinema"
        onChange={nothing}
        onSend={nothing}
        onNotEnoughCredits={nothing}
        cost={{ credits: 2, price: { amountMinor: 80, currency: 'EUR' } }}
        credits={4}
        creditsHref="/credits"
        maxLength={1000}
      />
    ),
  },
  decorators: [story => <div style={{ blockSize: '45rem' }}>{story()}</div>],
} satisfies Meta<typeof ConversationFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list stands beside the conversation. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: words(conversationList.label) })).toBeVisible();
    await expect(
      canvas.getByRole('log', { name: words(messageList.label({ name: 'Giulia' })) }),
    ).toBeVisible();
  },
};
/** On a page of nothing else it is as tall as the window, however few messages there are. */
export const FillsTheWindow: Story = {
  args: { style: {}, messages: <MessageList messages={talk.slice(0, 1)} name="Giulia" /> },
  decorators: [story => <div style={{ blockSize: 'auto' }}>{story()}</div>],
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('.vl-ConversationFrame');
    await expect(frame?.getBoundingClientRect().height).toBe(innerHeight);
  },
};
/** Where there is no room for both, the conversation stands alone. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.queryByRole('list', { name: words(conversationList.label) })).toBeNull(),
    );
    await expect(
      canvas.getByRole('log', { name: words(messageList.label({ name: 'Giulia' })) }),
    ).toBeVisible();
  },
};
/** By keyboard alone: from the list to the messages, to the latest one, into the text box, and sent. */
export const KeyboardOnly: Story = {
  decorators: [story => <div style={{ blockSize: '45rem' }}>{story()}</div>],
  render: () => <LiveTalk first={long} />,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: words(conversationList.label) });
    const log = canvas.getByRole('log', { name: words(messageList.label({ name: 'Giulia' })) });
    await expect(list.contains(tab())).toBe(true);
    for (const name of [
      words(chatTopBar.back),
      wordsIn(chatTopBar.profile, anything, 'Giulia, 31'),
      words(coinsBadge.label({ credits: 4 })),
    ]) {
      tabTo(canvas.getByRole('link', { name }));
    }
    // The messages are the next stop: they scroll by the arrow keys of the browser.
    await expect(tab()).toBe(log);
    log.scrollTop = -1200;
    const latest = await canvas.findByRole('button', { name: words(messageList.latest) });
    await expect(tab()).toBe(latest);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(Math.abs(log.scrollTop)).toBeLessThan(2));
    await waitFor(() => expect(log).toHaveFocus());
    await waitFor(() => expect(latest).not.toBeInTheDocument());
    const box = canvas.getByRole('textbox', { name: words(composer.label({ name: 'Giulia' })) });
    await expect(tab()).toBe(box);
    await userEvent.keyboard('Gladly{Shift>}{Enter}{/Shift}at eight');
    await expect(box).toHaveValue('Gladly\nat eight');
    // The button is the next stop; Enter in the box does the same.
    await expect(tab()).toBe(canvas.getByRole('button', { name: words(composer.send) }));
    await expect(tab({ back: true })).toBe(box);
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await expect(within(log).getByText('Gladly at eight')).toBeVisible();
  },
};

/** New messages are announced, and change neither the focus nor the text that is being written. */
export const ScreenReader: Story = {
  render: () => <LiveTalk />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const log = canvas.getByRole('log', { name: words(messageList.label({ name: 'Giulia' })) });
    const box = canvas.getByRole('textbox', { name: words(composer.label({ name: 'Giulia' })) });
    await expect(box).toHaveAccessibleDescription(wordsIn(cost.from({ credits: 2, price: money(80) })));
    await expect(canvas.getByRole('list', { name: words(conversationList.label) })).toBeVisible();
    const open = canvas.getByRole('link', { name: 'Giulia, 31', current: 'page' });
    await expect(open).toBeVisible();

    const spoken = canvasElement.querySelector('.vl-MessageList [aria-live="polite"]');
    // The list itself is no live region, or every message would be read out twice.
    await expect(log).toHaveAttribute('aria-live', 'off');
    await expect(spoken).toHaveTextContent('');
    box.focus();
    await userEvent.keyboard('Half a sente');
    canvas.getByText(sample('Let Giulia answer')).click();
    await waitFor(() =>
      expect(spoken).toHaveTextContent(
        wordsIn(messageList.arrived({ name: 'Giulia', text: sample('At eight then') })),
      ),
    );
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue('Half a sente');
    // The reader's own messages are not read out.
    await userEvent.keyboard('{Enter}');
    await expect(within(log).getByText('Half a sente')).toBeVisible();
    await expect(spoken).toHaveTextContent(
      wordsIn(messageList.arrived({ name: 'Giulia', text: sample('At eight then') })),
    );
    // The same text a second time is read out too.
    const announcements: string[] = [];
    const listener = new MutationObserver(() => announcements.push(spoken?.textContent ?? ''));
    if (spoken) listener.observe(spoken, { childList: true, characterData: true, subtree: true });
    canvas.getByText(sample('Let Giulia answer')).click();
    await waitFor(() => expect(announcements.join(' ')).toContain(sample('At eight then')));
    listener.disconnect();
  },
};

/** A photo may be dropped on the messages too. */
export const DroppedOnMessages: Story = {
  args: {
    composer: (
      <Composer
        name="Giulia"
        value=""
        onChange={nothing}
        onSend={nothing}
        onNotEnoughCredits={nothing}
        photos={{ onFiles, cost: { credits: 3, price: null }, maxBytes: 1_000_000 }}
        cost={{ credits: 2, price: null }}
        credits={4}
        creditsHref="/credits"
        maxLength={1000}
      />
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: words(composerPhotos.add) });
    const dataTransfer = new DataTransfer();
    const picture = new File(['x'], 'lake.jpg', { type: 'image/jpeg' });
    dataTransfer.items.add(picture);
    const log = canvas.getByRole('log');
    const drag = (kind: string) =>
      fireEvent(log, new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
    await drag('dragover');
    await waitFor(() => expect(canvas.getByText(words(composerPhotos.drop))).toBeVisible());
    await drag('drop');
    await waitFor(() => expect(onFiles).toHaveBeenCalledWith({ files: [picture] }));
  },
};

export const States: Story = { tags: ['sheet'], parameters: photographed };
