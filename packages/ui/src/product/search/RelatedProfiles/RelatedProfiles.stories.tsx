import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName, member, members } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words } from '../../../../test/words.ts';
import { relatedProfiles } from '../../../i18n/messages/search.ts';
import { RelatedProfiles } from './RelatedProfiles.tsx';

const meta = {
  title: 'Product/Search/RelatedProfiles',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'people below the page of a member.',
      avoid: 'the result of a search: that is the MemberGrid, and SimilarProfiles below it.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the people.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: ['A region with its heading as a name; the people are a list with the same name.'],
    },
  },
  component: RelatedProfiles,
  args: { members: members(12) },
} satisfies Meta<typeof RelatedProfiles>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All tiles can be focused, also those out of view. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: words(relatedProfiles.title) })).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(12);
    links.at(-1)?.focus();
    await expect(links.at(-1)).toHaveFocus();
  },
};

export const Single: Story = { args: { members: members(1) } };

export const None: Story = {
  parameters: { drawsNothing: true },
  args: { members: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: { ...photographed, a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
  render: args => (
    <Sheet>
      <SheetRow label="twelve · one · 320 px, long name">
        <div style={{ inlineSize: '70rem' }}>
          <RelatedProfiles {...args} />
        </div>
        <div style={{ inlineSize: '20rem' }}>
          <RelatedProfiles members={members(1)} />
        </div>
        <div style={{ inlineSize: '20rem' }}>
          <RelatedProfiles members={[member(3, { name: longName }), ...members(3)]} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
