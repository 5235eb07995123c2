import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { lockedPhoto } from '../../../../test/photos.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words } from '../../../../test/words.ts';
import { Photo } from '../../../base/Photo/Photo.tsx';
import { profileHeader } from '../../../i18n/messages/profiles/profile.ts';
import { NonPremiumPhotoNotice, type NonPremiumPhotoNoticeProps } from './NonPremiumPhotoNotice.tsx';

/** On a locked picture. */
const OnPhoto = ({ width = '22rem', ...props }: NonPremiumPhotoNoticeProps & { width?: string }) => (
  <div style={{ inlineSize: width, display: 'grid' }}>
    <div style={{ gridArea: '1 / 1' }}>
      <Photo photo={lockedPhoto} alt="" />
    </div>
    <div style={{ gridArea: '1 / 1', display: 'grid', zIndex: 1 }}>
      <NonPremiumPhotoNotice {...props} />
    </div>
  </div>
);

const meta = {
  title: 'Product/Profiles/NonPremiumPhotoNotice',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'below photos that are locked for the reader.', avoid: 'own photos.' },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches the link that unlocks the photo.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: [
        'The reason is read before the link, because the locked picture has no text of its own.',
      ],
    },
  },
  component: NonPremiumPhotoNotice,
  args: { access: 'member' },
  render: args => <OnPhoto {...args} />,
} satisfies Meta<typeof NonPremiumPhotoNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(profileHeader.lockedHint))).toBeVisible();
    await expect(canvas.getByRole('link', { name: words(profileHeader.lockedAction) })).toHaveAttribute(
      'href',
      '/credits',
    );
  },
};

export const Visitor: Story = {
  args: { access: 'visitor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(profileHeader.lockedVisitor))).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: words(profileHeader.lockedVisitorAction) }),
    ).toHaveAttribute('href', '/signup');
  },
};

/** From somebody's page the sign-up is the one at that person. */
export const AtPerson: Story = {
  args: { access: 'visitor', unlockHref: '/members/1/signup' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/members/1/signup');
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="member · visitor · on a small phone">
        <OnPhoto />
        <OnPhoto access="visitor" />
        <OnPhoto width="18rem" />
      </SheetRow>
    </Sheet>
  ),
};
