import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { InEachLanguage } from '../../../../test/InEachLanguage.tsx';
import { like, longName, member } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words, wordsIn } from '../../../../test/words.ts';
import { likesList } from '../../../i18n/messages/likes/likes.ts';
import { matchDialog } from '../../../i18n/messages/likes/match-dialog.ts';
import { newMatches } from '../../../i18n/messages/likes/new-matches.ts';
import { memberWords } from '../../../i18n/messages/profiles/member.ts';
import { NewMatches } from './NewMatches.tsx';

const match = (index: number, change: Parameters<typeof member>[1] = {}, likeNew = false) => {
  const other = member(index, change);
  return like(index, { state: 'matched', likeNew, member: other, origin: other.origin });
};
const several = (count: number) => Array.from({ length: count }, (_, index) => match(index, {}, index < 2));
const long = match(2, { name: longName });
const noPhoto = match(6, { photo: null });

const meta = {
  title: 'Product/Likes/NewMatches',
  parameters: {
    since: '2.0.0',
    status: 'stable',
    guidance: {
      use: 'above the list of conversations: matches to whom nobody has written yet.',
      avoid: 'all matches, whom LikesList shows, and likes that were not returned.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes to the row while it scrolls, then through the people.'],
        ['Arrow keys', 'Scroll the row while it has the focus.'],
        ['Enter', 'Opens the conversation with the person.'],
      ],
      screenReader: [
        'A list with its heading as a name; each link says to whom it writes, and that a match is new.',
        'Who answers for a demo profile is said after the link.',
      ],
    },
  },
  component: NewMatches,
  args: { matches: several(5), href: '#/members/{id}/chat' },
  decorators: [story => <div style={{ maxInlineSize: '24rem' }}>{story()}</div>],
} satisfies Meta<typeof NewMatches>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Five people do not fit: the row takes the focus, so that arrow keys scroll it, and scrolls to a person who takes it. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('region', { name: words(newMatches.title) });
    await expect(canvas.getByRole('list', { name: words(newMatches.title) })).toBeVisible();
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveAttribute('href', '#/members/member-0/chat');
    await expect(first).toHaveAccessibleName(
      words(matchDialog.write({ name: 'Marta' }), ' · ', likesList.new, ' ', memberWords.online),
    );
    await userEvent.tab();
    await expect(row).toHaveFocus();
    await expect(row.scrollLeft).toBe(0);
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0));
  },
};

export const None: Story = {
  parameters: { drawsNothing: true },
  args: { matches: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** Nothing to scroll: the row takes no focus. */
export const One: Story = {
  args: { matches: [match(3)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const Many: Story = { args: { matches: several(50) } };
export const LongName: Story = {
  args: { matches: [long, match(1)] },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first?.getBoundingClientRect().width).toBeLessThan(100);
  },
};
export const NoPhoto: Story = { args: { matches: [noPhoto, match(1)] } };

/** A ring for the eye, a word for screen readers. */
export const Unseen: Story = {
  args: { matches: [match(1, {}, true), match(2)] },
  play: async ({ canvas }) => {
    const [unseen, seen] = canvas.getAllByRole('link');
    await expect(unseen).toHaveTextContent(wordsIn(likesList.new));
    await expect(seen).not.toHaveTextContent(wordsIn(likesList.new));
  },
};

/** Who answers is below the name; such a person takes more room. */
export const DemoProfiles: Story = {
  args: {
    matches: (['system', 'operator', 'ai'] as const).map((origin, index) => match(index, { origin })),
  },
};

export const Loading: Story = { args: { matches: [], loading: true } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { matches: several(6) },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map(item => item.getBoundingClientRect());
    await expect(first?.right).toBeGreaterThan(second?.right ?? 0);
  },
};
export const InGerman: Story = {
  globals: { locale: 'de' },
  args: { matches: several(5) },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem', maxInlineSize: 'none' }}>{story()}</div>],
  render: args => (
    <Sheet>
      <SheetRow label="two not seen yet, one demo profile · one · a long name, no photo · loading">
        {[several(5), [match(3)], [long, noPhoto, match(1, {}, true)]].map(matches => (
          <div key={matches.length} style={{ inlineSize: '18rem' }}>
            <NewMatches {...args} matches={matches} />
          </div>
        ))}
        <div style={{ inlineSize: '18rem' }}>
          <NewMatches {...args} matches={[]} loading />
        </div>
      </SheetRow>
      <SheetRow label="demo profiles in each language">
        <InEachLanguage>
          <div style={{ inlineSize: '18rem' }}>
            <NewMatches
              {...args}
              matches={(['system', 'operator', 'ai'] as const).map((origin, index) =>
                match(index, { origin }),
              )}
            />
          </div>
        </InEachLanguage>
      </SheetRow>
    </Sheet>
  ),
};
