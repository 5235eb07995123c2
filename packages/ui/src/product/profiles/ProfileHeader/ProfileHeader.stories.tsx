import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { longName, photosOf, profile } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { words } from '../../../../test/words.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { IconButton } from '../../../base/IconButton/IconButton.tsx';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import { profileHeader } from '../../../i18n/messages/profiles/profile.ts';
import { AboutBlock } from '../AboutBlock/AboutBlock.tsx';
import { AttributeList } from '../AttributeList/AttributeList.tsx';
import { FictionalNotice } from '../FictionalNotice/FictionalNotice.tsx';
import { InterestChips } from '../InterestChips/InterestChips.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';

const bianca = profile(2);
const body = (member: typeof bianca) => (
  <>
    <FictionalNotice origin={member.origin} />
    <AboutBlock name={member.name} text={member.aboutMe} />
    <InterestChips interests={member.interests} shared={member.sharedInterests} />
    <AttributeList attributes={member.attributes} />
  </>
);

const meta = {
  title: 'Product/Profiles/ProfileHeader',
  component: ProfileHeader,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'the top of a profile.', avoid: 'the top of a conversation: that is the ChatTopBar.' },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the photos, their buttons, then the actions.'],
        ['Arrow keys', 'Scroll the photos while the row has the focus.'],
      ],
      screenReader: [
        'Name and age are the heading of first level; the actions are a group named after the person.',
        'Who answers for a demo profile is said before the name.',
      ],
    },
    bare: true,
  },
  args: { member: bianca, children: body(bianca) },
} satisfies Meta<typeof ProfileHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pressing a thumbnail shows the picture; locked ones have a link that unlocks them. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bianca, 25' })).toBeVisible();
    const last = canvas.getByRole('button', {
      name: words(profileHeader.photoLocked({ index: 6, count: 6 }), ' ', profileHeader.lockWord),
    });
    await userEvent.click(last);
    await waitFor(() => expect(canvas.getByText('6 / 6')).toBeVisible());
    await waitFor(() => expect(last).toHaveAttribute('aria-current', 'true'));
    await expect(
      canvas.getAllByRole('link', { name: words(profileHeader.lockedAction), hidden: true })[0],
    ).toHaveAttribute('href', '/credits');
  },
};

/** Like and write stay in view on a phone; the link, the main action, takes the width that is left. */
export const WithActions: Story = {
  args: {
    actions: (
      <>
        <IconButton tone="quiet" icon={<Icon shape={icons.like} />} label="Like" onClick={fn()} />
        <LinkButton tone="primary" href="/chat/member-2">
          {bianca.name}
        </LinkButton>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('group', { name: words(profileHeader.actions({ name: 'Bianca' })) });
    await expect(bar).toHaveClass('vl-StickyBar');
    await expect(within(bar).getByRole('link', { name: 'Bianca' })).toBeVisible();
  },
};

export const Visitor: Story = { args: { access: 'visitor', member: profile(7) } };
export const NoPhoto: Story = { args: { member: profile(5, { photo: null, photos: [] }) } };
export const OnePhoto: Story = { args: { member: profile(5, { photos: photosOf(5, 1) }) } };
export const ManyPhotos: Story = { args: { member: profile(0, { photos: photosOf(0, 25) }) } };
export const Fictional: Story = {
  args: { member: profile(3, { origin: 'system' }), children: body(profile(3, { origin: 'system' })) },
};
export const LongName: Story = {
  args: {
    member: profile(3, { name: longName, place: 'Garmisch-Partenkirchen, Oberbayern', premium: true }),
    children: body(profile(3, { name: longName, aboutMe: longName.repeat(3) })),
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: {
    member: profile(2, { origin: 'system', online: true, premium: true }),
    children: body(profile(2, { origin: 'system' })),
  },
};

/** Without a picture, and without a text. */
export const StatesEmpty: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: {
    member: profile(6, { photo: null, photos: [], lastActiveAt: null, place: null }),
    children: body(profile(6, { aboutMe: '', interests: [], attributes: {} })),
  },
};
