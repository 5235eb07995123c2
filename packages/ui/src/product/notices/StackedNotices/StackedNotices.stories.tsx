import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Banner } from '../../../patterns/Banner/Banner.tsx';
import { Sheet, SheetRow } from '../../../testing/Sheet.tsx';
import { StackedNotices } from './StackedNotices.tsx';

const notice = (id: string, text: string) => ({ id, node: <Banner>{text}</Banner> });
const four = [
  notice('email', 'Confirm your e-mail.'),
  notice('photo', 'Add a photo, and people find you.'),
  notice('push', 'Be told when someone writes.'),
  notice('off', 'Your notifications are switched off.'),
];

const meta = {
  title: 'Product/Notices/StackedNotices',
  parameters: {
    guidance: { use: 'several notices at the top of a page.', avoid: 'one notice: it needs no stack.' },
  },
  component: StackedNotices,
  args: { notices: four },
} satisfies Meta<typeof StackedNotices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Be told when someone writes.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '2 more notices' }));
    await expect(canvas.getByText('Your notifications are switched off.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
    await expect(canvas.queryByText('Be told when someone writes.')).toBeNull();
  },
};

export const None: Story = {
  args: { notices: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="StackedNotices"]')).toBeNull();
  },
};

const Wide = ({ children }: { children: React.ReactNode }) => (
  <div style={{ inlineSize: '100%' }}>{children}</div>
);

export const States: Story = {
  tags: ['sheet'],
  // Three lists of notices on one sheet are three regions of one name.
  parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
  render: () => (
    <Sheet>
      <SheetRow label="one · two · four">
        <Wide>
          <StackedNotices notices={four.slice(0, 1)} />
        </Wide>
        <Wide>
          <StackedNotices notices={four.slice(0, 2)} />
        </Wide>
        <Wide>
          <StackedNotices notices={four} />
        </Wide>
      </SheetRow>
    </Sheet>
  ),
};
