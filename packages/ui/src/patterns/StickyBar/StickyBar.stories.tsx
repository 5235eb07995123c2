import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../base/Button/Button.tsx';
import { StickyBar } from './StickyBar.tsx';

const meta = {
  title: 'Patterns/StickyBar',
  component: StickyBar,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: "a form's or profile's main actions on phones.", avoid: 'more than two actions.' },
    bare: true,
  },
  args: {
    label: 'Giulia',
    children: (
      <>
        <Button>Like</Button>
        <Button tone="primary">Write · 2 credits, €0.80</Button>
      </>
    ),
  },
} satisfies Meta<typeof StickyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AboveLongPage: Story = {
  decorators: [
    story => (
      <div>
        <div style={{ blockSize: '150vh' }} />
        {story()}
      </div>
    ),
  ],
};
export const States: Story = { tags: ['sheet'] };
