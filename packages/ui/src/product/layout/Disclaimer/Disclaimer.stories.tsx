import type { Meta, StoryObj } from '@storybook/react-vite';
import { photographed } from '../../../../test/photographed.ts';
import { Disclaimer } from './Disclaimer.tsx';

const meta = {
  title: 'Product/Layout/Disclaimer',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'below every page.',
      avoid: 'what readers must know before an action: that is shown beside the button.',
    },
    accessibility: { keyboard: [], screenReader: ['Read as a paragraph in its place.'] },
  },
  component: Disclaimer,
  args: { minAge: 18 },
} satisfies Meta<typeof Disclaimer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = { tags: ['sheet'], parameters: photographed, args: { minAge: 21 } };
