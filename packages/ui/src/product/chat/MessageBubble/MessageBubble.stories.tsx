import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { gifts } from '../../../../test/gifts.ts';
import { giftMessage, message, photoMessage, systemMessage } from '../../../../test/messages.ts';
import { photographed } from '../../../../test/photographed.ts';
import { landscapePhoto, missingPhoto, portrait } from '../../../../test/photos.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { sample } from '../../../../test/samples/sample.ts';
import { words, wordsIn } from '../../../../test/words.ts';
import { messageBubble } from '../../../i18n/messages/chat/chat.ts';
import { messageMedia } from '../../../i18n/messages/chat/chat-media.ts';
import { problemMessages } from '../../../i18n/messages/error.ts';
import { cost } from '../../../i18n/messages/payments/cost.ts';
import { photoViewerDialog } from '../../../i18n/messages/profiles/profile-dialogs.ts';
import { MessageBubble } from './MessageBubble.tsx';

/** A picture that never loads: shows the placeholder. */
const empty = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const loading = photoMessage(1, { photo: { ...portrait(6), src: empty } });
const roomOf = (element: HTMLElement) => {
  const { width, height } = element.getBoundingClientRect();
  return [Math.round(width), Math.round(height)];
};
const partOf = (element: HTMLElement, part: string) => {
  const found = element.querySelector<HTMLElement>(`[data-part="${part}"]`);
  if (!found) throw new Error(`There is no ${part}.`);
  return found;
};

const own = { mine: true, credits: 2 } as const;
const ownPhoto = { mine: true, credits: 3 } as const;
const ownGift = { mine: true, credits: 5 } as const;
const long =
  'I have thought about it all day: the cinema first, then something to eat around the corner, and if it does not rain we walk along the canal until the lamps go on.';

const meta = {
  title: 'Product/Chat/MessageBubble',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'one message inside a MessageList.', avoid: 'quotations outside a conversation.' },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches the photo and, after a failure, the buttons.'],
        ['Enter, Space', 'Open the photo, or press the button.'],
      ],
      screenReader: [
        'It begins with who wrote it; time and state are read after the text.',
        'That an answer does not come from a private member is said in words.',
      ],
    },
  },
  component: MessageBubble,
  args: {
    name: 'Giulia',
    message: message(1, 'Shall we go then?'),
    onRetry: fn(),
    onDiscard: fn(),
    onOpenPhoto: fn(),
  },
} satisfies Meta<typeof MessageBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Own: Story = { args: { message: message(1, 'By heart.', { ...own, status: 'read' }) } };
export const Sending: Story = { args: { message: message(1, 'By heart.', { ...own, status: 'sending' }) } };
export const Held: Story = { args: { message: message(1, 'Hello Giulia', { ...own, status: 'held' }) } };
export const Refunded: Story = {
  args: { message: message(1, 'Hello Giulia', { ...own, status: 'refunded' }) },
};
export const Demonstration: Story = { args: { message: message(1, 'Hello!', { origin: 'system' }) } };

const receipts = ['sending', 'sent', 'delivered', 'read', 'held', 'refunded'] as const;

/** Each state has a mark and a word of its own: none is told by colour alone. */
export const Receipts: Story = {
  render: args => (
    <Column>
      {receipts.map((status, index) => (
        <MessageBubble key={status} {...args} message={message(index, 'By heart.', { ...own, status })} />
      ))}
    </Column>
  ),
  play: async ({ canvasElement }) => {
    const states = [...canvasElement.querySelectorAll('[data-part="state"]')];
    await expect(states).toHaveLength(receipts.length);
    for (const [index, status] of receipts.entries())
      await expect(states[index]).toHaveTextContent(words(messageBubble[status]));
    const marks = new Set(states.map(state => state.querySelector('path')?.getAttribute('d')));
    await expect(marks.size).toBe(receipts.length);
  },
};

export const Failed: Story = {
  args: {
    message: message(1, 'Are you there?', {
      ...own,
      status: 'failed',
      problem: { code: 'recipient_unavailable' },
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(wordsIn(problemMessages.recipient_unavailable))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words(messageBubble.retry) }));
    await expect(args.onRetry).toHaveBeenCalledWith({ message: sample(args.message) });
    await userEvent.click(canvas.getByRole('button', { name: words(messageBubble.discard) }));
    await expect(args.onDiscard).toHaveBeenCalledWith({ message: sample(args.message) });
  },
};

/** Text of members is rendered as text: no markup in it has any effect. */
export const Markup: Story = {
  args: { message: message(1, '<b>bold</b> *stars* & <script>alert(1)</script>') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<b>bold</b> *stars* & <script>alert(1)</script>')).toBeVisible();
  },
};

/** One to three emoji are drawn larger than text. */
export const EmojiOnly: Story = { args: { message: message(1, '🙂🌻') } };
export const Unbroken: Story = { args: { message: message(1, 'unbroken'.repeat(12)) } };

/** Addresses are not turned into links, because the author cannot be trusted. */
export const Link: Story = {
  args: { message: message(1, `Look: https://example.com/${'a-long-way/'.repeat(6)}`) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/example\.com/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Its space is reserved before it loads, and stays the same. Pressing it opens it in full. */
export const PhotoMessage: Story = {
  args: { message: photoMessage(1) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const before = roomOf(partOf(canvasElement, 'photo'));
    const photo = await canvas.findByRole('button', { name: words(messageMedia.photo({ name: 'Giulia' })) });
    await waitFor(() => expect(photo.querySelector('img')?.complete).toBe(true));
    await waitFor(() => expect(roomOf(partOf(canvasElement, 'photo'))).toEqual(before));
    await userEvent.click(photo);
    await expect(args.onOpenPhoto).toHaveBeenCalledWith({ message: args.message });
  },
};

/** The words of a photo stand below it and are part of the same message: one author, one time, one state. */
export const PhotoWithWords: Story = {
  args: { message: photoMessage(1, { ...ownPhoto, status: 'read', text: 'The lake,\nyesterday evening' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: words(messageMedia.ownPhoto) })).toBeVisible();
    await expect(partOf(canvasElement, 'text')).toHaveTextContent(
      words(sample('The lake,\nyesterday evening')),
    );
    await expect(canvas.getAllByText(words(messageBubble.read))).toHaveLength(1);
  },
};

export const PhotoLoading: Story = { args: { message: loading } };

export const PhotoSending: Story = {
  args: { message: photoMessage(1, { mine: true, credits: 3, status: 'sending' }), onOpenPhoto: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: words(messageMedia.ownPhoto) })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A picture that did not load says so in the same space, and is loaded again on request. */
export const PhotoError: Story = {
  args: { message: photoMessage(1, { photo: missingPhoto }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(words(photoViewerDialog.failed))).toBeVisible();
    const room = partOf(canvasElement, 'photo');
    const before = roomOf(room);
    await userEvent.click(canvas.getByRole('button', { name: words(messageBubble.retry) }));
    await waitFor(() => expect(room).toContainElement(document.activeElement as HTMLElement));
    // the address is really broken: the second try fails too
    await expect(await canvas.findByText(words(photoViewerDialog.failed))).toBeVisible();
    await waitFor(() => expect(roomOf(room)).toEqual(before));
  },
};

/** A photo that could not be sent stays visible to its sender, with the reason. */
export const PhotoFailed: Story = {
  args: { message: photoMessage(1, { mine: true, status: 'failed', problem: { code: 'offline' } }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words(messageBubble.retry) }));
    await expect(args.onRetry).toHaveBeenCalledWith({ message: args.message });
  },
};

/** The recipient sees the gift, not what it cost. */
export const Gift: Story = {
  args: { message: giftMessage(1, { credits: 5 }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(words(sample('Rose')))).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(wordsIn(cost.credits({ credits: 5 })));
  },
};

export const OwnGift: Story = {
  args: { message: giftMessage(1, { mine: true, credits: 5, status: 'read' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(wordsIn(cost.credits({ credits: 5 })))).toBeVisible();
  },
};

/** A system message has no author. */
export const System: Story = {
  args: { message: systemMessage(1, 'You matched') },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.vl-MessageBubble')).toHaveTextContent(
      words(sample('You matched')),
    );
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      {receipts.map(status => (
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

const shown = async ({ canvas }: { canvas: { findAllByText: (text: RegExp) => Promise<HTMLElement[]> } }) => {
  await canvas.findAllByText(words(sample('Rose')));
};

/** Photos, gifts and system messages. */
export const StatesOtherKinds: Story = {
  tags: ['sheet'],
  parameters: photographed,
  play: shown,
  render: args => (
    <Sheet>
      <SheetRow label="photo: received, own, wide, loading">
        <Column>
          <MessageBubble {...args} message={photoMessage(1)} />
        </Column>
        <Column>
          <MessageBubble {...args} message={photoMessage(2, { ...ownPhoto, photo: portrait(2) })} />
        </Column>
        <Column>
          <MessageBubble {...args} message={photoMessage(3, { photo: landscapePhoto })} />
          <MessageBubble {...args} message={photoMessage(4, { photo: { ...landscapePhoto, src: empty } })} />
        </Column>
      </SheetRow>
      <SheetRow label="photo with words: received, own, not sent">
        <Column>
          <MessageBubble {...args} message={photoMessage(1, { text: long })} />
        </Column>
        <Column>
          <MessageBubble
            {...args}
            message={photoMessage(2, { ...ownPhoto, photo: landscapePhoto, text: 'Look!' })}
          />
          <MessageBubble
            {...args}
            message={photoMessage(3, {
              ...ownPhoto,
              photo: landscapePhoto,
              text: 'Here.',
              status: 'sending',
            })}
          />
        </Column>
        <Column>
          <MessageBubble
            {...args}
            message={photoMessage(4, {
              ...ownPhoto,
              photo: landscapePhoto,
              text: 'By heart.',
              status: 'failed',
              problem: { code: 'offline' },
            })}
          />
        </Column>
      </SheetRow>
      <SheetRow label="photo: not loaded, on its way, not sent">
        <Column>
          <MessageBubble {...args} message={photoMessage(1, { photo: missingPhoto })} />
          <MessageBubble
            {...args}
            message={photoMessage(2, { photo: { ...missingPhoto, width: 900, height: 10 } })}
          />
        </Column>
        <Column>
          <MessageBubble
            {...args}
            message={photoMessage(3, { ...ownPhoto, photo: landscapePhoto, status: 'sending' })}
          />
        </Column>
        <Column>
          <MessageBubble
            {...args}
            message={photoMessage(4, {
              ...ownPhoto,
              photo: landscapePhoto,
              status: 'failed',
              problem: { code: 'offline' },
            })}
          />
        </Column>
      </SheetRow>
      <SheetRow label="gift: received, from a demonstration, own, on its way, not sent, a long name">
        <Column>
          <MessageBubble {...args} message={giftMessage(1)} />
          <MessageBubble {...args} message={giftMessage(2, { origin: 'system' })} />
        </Column>
        <Column>
          <MessageBubble {...args} message={giftMessage(3, { ...ownGift, status: 'read' })} />
          <MessageBubble {...args} message={giftMessage(4, { ...ownGift, status: 'sending' })} />
        </Column>
        <Column>
          <MessageBubble
            {...args}
            message={giftMessage(5, {
              ...ownGift,
              status: 'failed',
              problem: { code: 'recipient_unavailable' },
            })}
          />
          <MessageBubble
            {...args}
            message={giftMessage(6, {
              ...ownGift,
              gift: { id: 'long', name: 'Schwarzwälderkirschtorte', src: gifts(3)[2]?.src ?? '' },
            })}
          />
        </Column>
      </SheetRow>
      <SheetRow label="a line of the page">
        <Column>
          <MessageBubble {...args} message={systemMessage(1, 'You matched')} />
        </Column>
      </SheetRow>
    </Sheet>
  ),
};

const Column = ({ children }: { children: React.ReactNode }) => (
  <div style={{ inlineSize: '20rem', display: 'grid', gap: '1rem' }}>{children}</div>
);
