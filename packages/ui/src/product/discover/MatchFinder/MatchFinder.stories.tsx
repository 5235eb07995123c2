import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { longName, member } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { anything, words, wordsIn } from '../../../../test/words.ts';
import { matchFinder } from '../../../i18n/messages/discover.ts';
import { memberWords } from '../../../i18n/messages/profiles/member.ts';
import { memberGrid } from '../../../i18n/messages/search.ts';
import type { FinderResult } from '../../../model/match-finder.ts';
import { MatchFinder } from './MatchFinder.tsx';

const results: FinderResult[] = [
  {
    member: member(10),
    reasons: [{ kind: 'sharedInterests', count: 5 }, { kind: 'sameRegion' }, { kind: 'activeToday' }],
  },
  {
    member: member(2),
    reasons: [{ kind: 'distance', kilometres: 12 }, { kind: 'relation' }, { kind: 'age' }],
  },
  { member: member(4), reasons: [{ kind: 'drinks' }, { kind: 'bodyType' }] },
];

const meta = {
  title: 'Product/Discover/MatchFinder',
  component: MatchFinder,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the results of the match finder: people, and why each of them was found.',
      avoid: 'a search, which has filters and no reasons.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the people, then the button that changes the answers.'],
        ['Enter', 'Follows the link or presses the button that has the focus.'],
      ],
      screenReader: [
        'An ordered list with a name; the reasons for each person are a list below a heading.',
        'While it loads, the list says “busy” and that it loads.',
      ],
    },
  },
  args: { results, onChangeAnswers: fn() },
} satisfies Meta<typeof MatchFinder>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All reasons of every result are shown, to free members too. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: words(matchFinder.label) });
    const [vera, bianca, elena] = within(list)
      .getAllByRole('heading', { level: 2 })
      .map(heading => heading.closest('li') ?? list);
    await expect(vera).toHaveTextContent(
      wordsIn(
        matchFinder.why({ name: 'Vera' }),
        anything,
        matchFinder.sharedInterests({ count: 5 }),
        anything,
        matchFinder.sameRegion,
        anything,
        matchFinder.activeToday,
      ),
    );
    await expect(bianca).toHaveTextContent(wordsIn(matchFinder.distance({ kilometres: '12' })));
    await expect(elena).toHaveTextContent(wordsIn(memberWords.fictionalLong({ label: anything })));
    await expect(canvas.getByRole('link', { name: 'Vera, 36' })).toHaveAttribute(
      'href',
      '/members/member-10',
    );
    await userEvent.click(canvas.getByRole('button', { name: words(matchFinder.change) }));
    await expect(args.onChangeAnswers).toHaveBeenCalledOnce();
  },
};

export const Nobody: Story = {
  args: { results: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(matchFinder.change) }));
    await expect(args.onChangeAnswers).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { results: [], status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: words(matchFinder.loading) })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Failed: Story = {
  args: { results: [], status: 'error', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(memberGrid.retry) }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const all: FinderResult = {
  member: member(9, { name: longName, place: 'Garmisch-Partenkirchen, Oberbayern' }),
  reasons: [
    { kind: 'sharedInterests', count: 1 },
    { kind: 'distance', kilometres: 1200 },
    { kind: 'sameRegion' },
    { kind: 'activeToday' },
    { kind: 'age' },
    { kind: 'relation' },
    { kind: 'drinks' },
    { kind: 'bodyType' },
  ],
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <SheetRow label="found">
        <div style={{ inlineSize: '70rem' }}>
          <MatchFinder {...args} />
        </div>
      </SheetRow>
      <SheetRow label="every reason and a long name, in 320 px · nobody">
        <div style={{ inlineSize: '20rem' }}>
          <MatchFinder {...args} results={[all]} />
        </div>
        <div style={{ inlineSize: '22rem' }}>
          <MatchFinder {...args} results={[]} />
        </div>
      </SheetRow>
      <SheetRow label="loading">
        <div style={{ inlineSize: '70rem' }}>
          <MatchFinder {...args} results={[]} status="loading" />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
