import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { like, longName, member } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words } from '../../../../test/words.ts';
import { matchDialog } from '../../../i18n/messages/likes/match-dialog.ts';
import { NewMatch } from './NewMatch.tsx';

const match = (index: number, change: Parameters<typeof member>[1] = {}, likeNew = false) => {
  const other = member(index, change);
  return like(index, { state: 'matched', likeNew, member: other, origin: other.origin });
};

const meta = {
  title: 'Product/Likes/NewMatch',
  parameters: {
    since: '2.0.0',
    status: 'stable',
    guidance: {
      use: 'a match in the row of NewMatches, also between items of the site’s own.',
      avoid: 'a like that was not returned: that is a LikeTile.',
    },
    accessibility: {
      keyboard: [['Enter', 'Opens the conversation with the person.']],
      screenReader: ['A link that says to whom it writes, and that the match is new.'],
    },
  },
  component: NewMatch,
  args: { match: match(0), href: '#/members/member-0/chat' },
} satisfies Meta<typeof NewMatch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { match: match(1, { online: false }) },
  play: async ({ args, canvas }) => {
    const { name } = args.match.member;
    await expect(canvas.getByRole('link', { name: words(matchDialog.write({ name })) })).toHaveAttribute(
      'href',
      '#/members/member-0/chat',
    );
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <SheetRow label="seen · new · demo profile · long name · no photo">
        <NewMatch {...args} />
        <NewMatch {...args} match={match(1, {}, true)} />
        <NewMatch {...args} match={match(4)} />
        <NewMatch {...args} match={match(2, { name: longName })} />
        <NewMatch {...args} match={match(6, { photo: null })} />
      </SheetRow>
    </Sheet>
  ),
};
