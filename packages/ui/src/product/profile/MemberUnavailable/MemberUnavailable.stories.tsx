import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemberUnavailable } from './MemberUnavailable.tsx';

const meta = {
  title: 'Product/Profile/MemberUnavailable',
  component: MemberUnavailable,
  parameters: { bare: true },
  args: {},
} satisfies Meta<typeof MemberUnavailable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = { tags: ['sheet'] };
