import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words } from '../../../../test/words.ts';
import { alerts, profilePhotoAlert } from '../../../i18n/messages/notices.ts';
import { ProfilePhotoAlert } from './ProfilePhotoAlert.tsx';

const meta = {
  title: 'Product/Notices/ProfilePhotoAlert',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'members without a photo, until they dismiss it.',
      avoid: 'the profile itself, where the photos are shown.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches its link, then the cross.'],
        ['Enter', 'Follows the link or presses the button that has the focus.'],
      ],
      screenReader: ['It is in the page from the start, so it is read in its place.'],
    },
  },
  component: ProfilePhotoAlert,
  args: { profileHref: '/profile', onDismiss: fn() },
} satisfies Meta<typeof ProfilePhotoAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: words(profilePhotoAlert.action) })).toHaveAttribute(
      'href',
      '/profile',
    );
    await userEvent.click(canvas.getByRole('button', { name: words(alerts.dismiss) }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** Further presses are ignored while the dismissal is being saved. */
export const Dismissing: Story = {
  args: { dismissing: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(alerts.dismiss) }));
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <SheetRow label="shown · being put away">
        <div style={{ inlineSize: '70rem' }}>
          <ProfilePhotoAlert {...args} />
        </div>
        <div style={{ inlineSize: '70rem' }}>
          <ProfilePhotoAlert {...args} dismissing />
        </div>
      </SheetRow>
      <SheetRow label="320 px">
        <div style={{ inlineSize: '20rem' }}>
          <ProfilePhotoAlert {...args} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
