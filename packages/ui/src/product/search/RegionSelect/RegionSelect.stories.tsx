import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words } from '../../../../test/words.ts';
import { searchForm } from '../../../i18n/messages/search.ts';
import { RegionSelect } from './RegionSelect.tsx';

const regions = ['Abruzzo', 'Lazio', 'Lombardia', 'Trentino-Alto Adige/Südtirol', 'Veneto'].map(label => ({
  value: label.slice(0, 3),
  label,
}));
const many = Array.from({ length: 100 }, (_, index) => ({
  value: `${index}`,
  label: `Département ${index + 1}`,
}));

const meta = {
  title: 'Product/Search/RegionSelect',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a region where the country is known.',
      avoid: 'addresses: a search has nothing more exact than a region.',
    },
    accessibility: {
      keyboard: [
        ['Arrow keys', 'Choose another region.'],
        ['Letters', 'Choose the region that begins with them.'],
      ],
      screenReader: [
        'A native select with a label; while regions load it is disabled and says “busy”, and that there are none is its description.',
      ],
    },
  },
  component: RegionSelect,
  decorators: [story => <div style={{ maxInlineSize: '20rem' }}>{story()}</div>],
  args: { country: 'IT', regions, value: null, onChange: fn() },
} satisfies Meta<typeof RegionSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: words(searchForm.region) }), 'Lom');
    await expect(args.onChange).toHaveBeenCalledWith({ region: 'Lom' });
  },
};

export const Hundred: Story = { args: { regions: many } };
export const NoRegions: Story = { args: { regions: [] } };
export const Pending: Story = { args: { regions: [], pending: true } };

const nothing = () => undefined;

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: () => (
    <Sheet>
      <SheetRow label="all, one, none to choose, loading">
        <RegionSelect country="IT" regions={regions} value={null} onChange={nothing} />
        <RegionSelect country="IT" regions={regions} value="Tre" onChange={nothing} />
        <RegionSelect country="IE" regions={[]} value={null} onChange={nothing} />
        <RegionSelect country="DE" regions={[]} value={null} pending onChange={nothing} />
      </SheetRow>
    </Sheet>
  ),
};
