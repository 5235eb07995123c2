import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { words } from '../../../../test/words.ts';
import { backButton } from '../../../i18n/messages/layout/layout.ts';
import { BackButton } from './BackButton.tsx';

const meta = {
  title: 'Product/Layout/BackButton',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the installed app, where the browser has no back button.',
      avoid: 'pages in a browser.',
    },
    accessibility: {
      keyboard: [['Enter, Space', 'Goes back.']],
      screenReader: ['Announced as a button with a name, because only an arrow is shown.'],
    },
  },
  component: BackButton,
  args: { onBack: fn() },
} satisfies Meta<typeof BackButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(backButton.label) }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const States: Story = { tags: ['sheet'], parameters: photographed };
