import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { profile } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { anything, formats, words, wordsIn } from '../../../../test/words.ts';
import { memberWords } from '../../../i18n/messages/profiles/member.ts';
import { highlightList, profileHeader } from '../../../i18n/messages/profiles/profile.ts';
import { HighlightList } from './HighlightList.tsx';

const bianca = profile(2);
const little = profile(2, { attributes: {}, sharedInterests: [], numPhotos: 0 });
const much = profile(2, {
  likedMe: true,
  numPhotos: 25,
  sharedInterests: Array.from({ length: 12 }, (_, index) => `interest-${index}`),
});

const meta = {
  title: 'Product/Profiles/HighlightList',
  component: HighlightList,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'between the name and the text of a profile.',
      avoid: 'everything a person said: that is the AttributeList.',
    },
    accessibility: { keyboard: [], screenReader: ['A list with a name; the icons are hidden.'] },
  },
  decorators: [story => <div style={{ maxInlineSize: '34rem' }}>{story()}</div>],
  args: { member: bianca },
} satisfies Meta<typeof HighlightList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(wordsIn(highlightList.shared({ count: 2 })));
    await expect(canvas.getByRole('list', { name: words(highlightList.label) })).toHaveTextContent(
      wordsIn(memberWords.speaks({ language: formats().language('it') })),
    );
  },
};

/** That the person likes the reader comes first. */
export const LikesYou: Story = {
  args: { member: much },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(
      wordsIn(memberWords.likesYou({ gender: 'other' })),
    );
  },
};

/** Unknown facts are left out. */
export const Little: Story = {
  args: { member: little },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

/** A site chooses the notes in its site file; without any, nothing is rendered. */
export const FewNotes: Story = {
  args: { notes: ['fictional', 'photos'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).not.toHaveTextContent(
      wordsIn(memberWords.speaks({ language: anything })),
    );
    await expect(canvas.getByRole('list')).toHaveTextContent(wordsIn(profileHeader.photoCount({ count: 6 })));
  },
};
export const NoNotes: Story = {
  parameters: { drawsNothing: true },
  args: { member: little, notes: ['fictional'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: () => (
    <Sheet>
      <SheetRow label="usual · all there is, on a phone · hardly anything">
        <div style={{ inlineSize: '30rem' }}>
          <HighlightList member={bianca} />
        </div>
        <div style={{ inlineSize: '18rem' }}>
          <HighlightList member={much} />
        </div>
        <div style={{ inlineSize: '18rem' }}>
          <HighlightList member={little} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
