import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words } from '../../../../test/words.ts';
import { activeFilters } from '../../../i18n/messages/search.ts';
import type { SearchFilters } from '../../../model/search.ts';
import { ActiveFilters } from './ActiveFilters.tsx';

const filters: SearchFilters = { gender: 'both', country: 'IT', region: '25', minAge: 28, maxAge: 40 };

const meta = {
  title: 'Product/Search/ActiveFilters',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'above search results: what is set, and the way to change it.',
      avoid: 'a form: it holds the values, this only names them.',
    },
    accessibility: {
      keyboard: [['Enter, Space', 'Open the dialog with the filters.']],
      screenReader: ['A group with a name; each button says its value and that it opens a dialog.'],
    },
  },
  component: ActiveFilters,
  args: { filters, placeLabel: 'Lombardia', count: 2, onOpen: fn() },
} satisfies Meta<typeof ActiveFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: words(activeFilters.ages({ from: '28', to: '40' })) }),
    );
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** An age range up to the maximum is shown without an upper end. */
export const OpenAge: Story = {
  args: { filters: { ...filters, maxAge: 99 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: words(activeFilters.agesOpen({ from: '28' })) }),
    ).toBeVisible();
  },
};

/** A site chooses the filters in its site file; without any, nothing is rendered. */
export const FewFields: Story = {
  args: { fields: ['gender'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};
export const NoFields: Story = {
  parameters: { drawsNothing: true },
  args: { fields: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const nothing = () => undefined;

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="two set, none, long and narrow">
        <ActiveFilters filters={filters} placeLabel="Lombardia" count={2} onOpen={nothing} />
        <ActiveFilters
          filters={{ ...filters, minAge: 18, maxAge: 99 }}
          placeLabel="Italia"
          count={0}
          onOpen={nothing}
        />
        <div style={{ inlineSize: '16rem' }}>
          <ActiveFilters filters={filters} placeLabel="Mecklenburg-Vorpommern" count={3} onOpen={nothing} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
