import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { viewer } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words } from '../../../../test/words.ts';
import { noResults } from '../../../i18n/messages/search.ts';
import { NoResults } from './NoResults.tsx';

const meta = {
  title: 'Product/Search/NoResults',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a search without results, with the filter that should be widened.',
      avoid: 'a list that is empty by nature: that is an EmptyState.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches the button that widens the search.'],
        ['Enter, Space', 'Press the button that has the focus.'],
      ],
      screenReader: ['The title is a heading; it is not announced when it appears.'],
    },
  },
  component: NoResults,
  args: { relax: 'age', onRelax: fn(), me: viewer() },
} satisfies Meta<typeof NoResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(noResults.age) }));
    await expect(args.onRelax).toHaveBeenCalledWith({ filter: 'age' });
  },
};

export const NothingToRelax: Story = {
  args: { relax: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const nothing = () => undefined;

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="age, region, country, nothing to relax">
        {(['age', 'region', 'country', null] as const).map(relax => (
          <div key={relax} style={{ inlineSize: '20rem' }}>
            <NoResults relax={relax} onRelax={nothing} me={relax === 'age' ? viewer() : null} />
          </div>
        ))}
      </SheetRow>
    </Sheet>
  ),
};
