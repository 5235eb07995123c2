import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { wordsIn } from '../../../../test/words.ts';
import { typingIndicator } from '../../../i18n/messages/chat/chat.ts';
import { TypingIndicator } from './TypingIndicator.tsx';

const meta = {
  title: 'Product/Chat/TypingIndicator',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'while the server says that the other person is writing.',
      avoid: 'simulating activity: it is shown only when the server says so.',
    },
    accessibility: {
      keyboard: [],
      screenReader: [
        'A status, empty while nobody writes, says that the person is writing; the three dots are hidden.',
      ],
    },
  },
  component: TypingIndicator,
  args: { name: 'Giulia' },
} satisfies Meta<typeof TypingIndicator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      wordsIn(typingIndicator.writing({ name: 'Giulia' })),
    );
  },
};

export const States: Story = { tags: ['sheet'], parameters: photographed };
