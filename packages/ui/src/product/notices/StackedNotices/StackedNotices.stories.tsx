import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { ActivationReminder } from '../ActivationReminder/ActivationReminder.tsx';
import { NotificationsDisabledAlert } from '../NotificationsDisabledAlert/NotificationsDisabledAlert.tsx';
import { ProfilePhotoAlert } from '../ProfilePhotoAlert/ProfilePhotoAlert.tsx';
import { PushPromptAlert } from '../PushPromptAlert/PushPromptAlert.tsx';
import { StackedNotices, type StackedNoticesProps } from './StackedNotices.tsx';

/** In random order, as a page passes them. */
const four: StackedNoticesProps['notices'] = [
  {
    id: 'welcome',
    weight: 'offer',
    node: <PushPromptAlert state="capable" onEnable={fn()} onDismiss={fn()} />,
  },
  { id: 'photo', weight: 'should', node: <ProfilePhotoAlert profileHref="/profile" onDismiss={fn()} /> },
  {
    id: 'email',
    weight: 'must',
    node: <ActivationReminder email="giulia@example.com" state="idle" onResend={fn()} />,
  },
  {
    id: 'off',
    weight: 'should',
    node: <NotificationsDisabledAlert disabled={['news']} settingsHref="/notifications" onDismiss={fn()} />,
  },
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
    const names = () =>
      canvas.getAllByText(/^(Confirm|You have|Be told)/).map(text => text.textContent?.slice(0, 8));
    await expect(names()).toEqual(['Confirm ', 'You have']);
    await userEvent.click(canvas.getByRole('button', { name: '2 more notices' }));
    await expect(names()).toEqual(['Confirm ', 'You have', 'You have', 'Be told ']);
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
    await expect(canvas.queryByText(/^Be told/)).toBeNull();
  },
};

export const None: Story = {
  args: { notices: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.vl-StackedNotices')).toBeNull();
  },
};

/** A single notice needs no list. */
export const One: Story = {
  args: { notices: four.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /more notice|fewer/ })).toBeNull();
  },
};

const Wide = ({ children }: { children: React.ReactNode }) => (
  <div style={{ inlineSize: '100%' }}>{children}</div>
);

export const States: Story = {
  tags: ['sheet'],
  // Three lists of notices on one sheet are three regions with the same name.
  parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
  render: () => (
    <Sheet>
      <SheetRow label="one · three (all shown) · four">
        <Wide>
          <StackedNotices notices={four.slice(0, 1)} />
        </Wide>
        <Wide>
          <StackedNotices notices={four.slice(0, 3)} />
        </Wide>
        <Wide>
          <StackedNotices notices={four} />
        </Wide>
      </SheetRow>
    </Sheet>
  ),
};
