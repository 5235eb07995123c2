import type { Meta, StoryObj } from '@storybook/react-vite';
import { photographed } from '../../../../test/photographed.ts';
import { PopularFlag } from './PopularFlag.tsx';

const meta = {
  title: 'Product/Payments/PopularFlag',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the package that most members choose.',
      avoid: 'the package that earns most: the server counts orders.',
    },
    accessibility: { keyboard: [], screenReader: ['Read as plain text in its place.'] },
  },
  component: PopularFlag,
} satisfies Meta<typeof PopularFlag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <div style={{ display: 'flex' }}>
      <PopularFlag />
    </div>
  ),
};
