import type { Meta, StoryObj } from '@storybook/react-vite';
import { photographed } from '../../../../test/photographed.ts';
import { MemberUnavailable } from './MemberUnavailable.tsx';

const meta = {
  title: 'Product/Profiles/MemberUnavailable',
  component: MemberUnavailable,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'in place of a profile that cannot be shown, whatever the reason.',
      avoid: 'pages that do not exist: that is the ErrorPage.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches its link.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: ['The title is the heading of first level; no reason is given.'],
    },
    bare: true,
  },
  args: {},
} satisfies Meta<typeof MemberUnavailable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = { tags: ['sheet'], parameters: photographed };
