import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words } from '../../../../test/words.ts';
import { stackedNotices } from '../../../i18n/messages/notices.ts';
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
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'several notices at the top of a page.', avoid: 'one notice: it needs no stack.' },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the notices, then the button that shows the others.'],
        ['Enter, Space', 'On that button: shows or folds the others.'],
      ],
      screenReader: ['A region with a name; the button says whether the others are shown.'],
    },
  },
  component: StackedNotices,
  args: { notices: four },
} satisfies Meta<typeof StackedNotices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const shown = () =>
      [...canvasElement.querySelectorAll('.vl-Banner')].map(({ parentElement }) => parentElement?.className);
    const first = ['vl-ActivationReminder', 'vl-ProfilePhotoAlert'];
    await expect(shown()).toEqual(first);
    await userEvent.click(canvas.getByRole('button', { name: words(stackedNotices.more({ count: 2 })) }));
    await expect(shown()).toEqual([...first, 'vl-NotificationsDisabledAlert', 'vl-PushPromptAlert']);
    await userEvent.click(canvas.getByRole('button', { name: words(stackedNotices.fewer) }));
    await expect(shown()).toEqual(first);
  },
};

export const None: Story = {
  parameters: { drawsNothing: true },
  args: { notices: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.vl-StackedNotices')).toBeNull();
  },
};

/** A single notice needs no list. */
export const One: Story = {
  args: { notices: four.slice(0, 1) },
  play: async ({ canvas }) => {
    for (const name of [stackedNotices.more({ count: 0 }), stackedNotices.fewer])
      await expect(canvas.queryByRole('button', { name: words(name) })).toBeNull();
  },
};

const Wide = ({ children }: { children: React.ReactNode }) => (
  <div style={{ inlineSize: '100%' }}>{children}</div>
);

export const States: Story = {
  tags: ['sheet'],
  // Three lists of notices on one sheet are three regions with the same name.
  parameters: { ...photographed, a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
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
