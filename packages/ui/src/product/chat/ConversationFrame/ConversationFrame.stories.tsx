import type { Meta, StoryObj } from '@storybook/react-vite';
import { conversations, giulia, talk } from '../../../testing/messages.ts';
import { ChatTopBar } from '../ChatTopBar/ChatTopBar.tsx';
import { Composer } from '../Composer/Composer.tsx';
import { ConversationList } from '../ConversationList/ConversationList.tsx';
import { MessageList } from '../MessageList/MessageList.tsx';
import { ConversationFrame } from './ConversationFrame.tsx';

const nothing = () => undefined;

/** All of a conversation together. */
const meta = {
  title: 'Product/Chat/ConversationFrame',
  component: ConversationFrame,
  parameters: {
    guidance: {
      use: 'the page of a conversation: bar, messages and box share the height of the window.',
      avoid: 'the list of conversations alone on a phone.',
    },
    bare: true,
  },
  args: {
    list: (
      <ConversationList
        conversations={conversations}
        hrefFor={({ id }) => `#/chats/${id}`}
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

export const Default: Story = {};
export const Narrow: Story = {
  decorators: [story => <div style={{ inlineSize: '20rem', blockSize: '45rem' }}>{story()}</div>],
};
export const States: Story = { tags: ['sheet'] };
