import type { Meta, StoryObj } from '@storybook/react-vite';
import { photographed } from '../../../../test/photographed.ts';
import { NewLikeMarker } from './NewLikeMarker.tsx';

const meta = {
  title: 'Product/Likes/NewLikeMarker',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'a like that the reader has not seen.', avoid: 'any other news.' },
    accessibility: { keyboard: [], screenReader: ['Read as plain text in its place.'] },
  },
  component: NewLikeMarker,
  args: {},
} satisfies Meta<typeof NewLikeMarker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = { tags: ['sheet'], parameters: photographed };
