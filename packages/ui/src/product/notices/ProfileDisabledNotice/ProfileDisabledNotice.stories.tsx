import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { anything, words, wordsIn } from '../../../../test/words.ts';
import { profileDisabledNotice } from '../../../i18n/messages/notices.ts';
import { ProfileDisabledNotice } from './ProfileDisabledNotice.tsx';

const meta = {
  title: 'Product/Notices/ProfileDisabledNotice',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the member’s own profile while others cannot see it.',
      avoid: "somebody else's profile: that is MemberUnavailable.",
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches the link that objects.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: ['Read as text in its place: what happened, what it means and the reason.'],
    },
  },
  component: ProfileDisabledNotice,
  args: { appealHref: '/complaints' },
} satisfies Meta<typeof ProfileDisabledNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words(profileDisabledNotice.appeal) })).toHaveAttribute(
      'href',
      '/complaints',
    );
    await expect(canvas.queryByText(wordsIn(profileDisabledNotice.reason({ reason: anything })))).toBeNull();
  },
};
export const WithReason: Story = { args: { reason: 'A photo shows another person.' } };

const long =
  'Two of your photos show another person (donaudampfschifffahrtsgesellschaftskapitaen.jpg among them), and your text gives a telephone number. Remove both, and the profile can come back.';

export const LongReason: Story = { args: { reason: long } };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <SheetRow label="without a reason · with one">
        <div style={{ inlineSize: '34rem' }}>
          <ProfileDisabledNotice {...args} />
        </div>
        <div style={{ inlineSize: '34rem' }}>
          <ProfileDisabledNotice {...args} reason="A photo shows another person." />
        </div>
      </SheetRow>
      <SheetRow label="long reason · 320 px">
        <div style={{ inlineSize: '34rem' }}>
          <ProfileDisabledNotice {...args} reason={long} />
        </div>
        <div style={{ inlineSize: '18rem' }}>
          <ProfileDisabledNotice {...args} reason={long} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
