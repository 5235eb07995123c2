import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { words } from '../../../../test/words.ts';
import { searchForm } from '../../../i18n/messages/search.ts';
import type { SearchFilters } from '../../../model/search.ts';
import { SearchForm } from './SearchForm.tsx';

const filters: SearchFilters = { gender: 'female', country: 'IT', region: null, minAge: 28, maxAge: 40 };
const regions = ['Lazio', 'Lombardia', 'Veneto'].map(label => ({ value: label, label }));
const countries = [
  { value: 'IT', label: 'Italy' },
  { value: 'DE', label: 'Germany' },
];

const meta = {
  title: 'Product/Search/SearchForm',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'whom a member looks for; the content of SearchDialog.', avoid: 'searching by name.' },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the fields to the button that searches.'],
        ['Arrow keys', 'Choose a card or a region, or move a handle by one.'],
        ['Enter', 'On a card: searches.'],
      ],
      screenReader: ['Every field has a visible label; the cards and the ages are groups with a name.'],
    },
  },
  component: SearchForm,
  decorators: [story => <div style={{ maxInlineSize: '26rem' }}>{story()}</div>],
  args: { filters, countries, regions, onSubmit: fn(), onCountry: fn(), onReset: fn() },
} satisfies Meta<typeof SearchForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is searched before the button is pressed; another country clears the region. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: words(searchForm.region) }),
      'Lombardia',
    );
    await userEvent.click(canvas.getByRole('radio', { name: words(searchForm.male) }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: words(searchForm.country) }), 'DE');
    await expect(args.onCountry).toHaveBeenCalledWith({ country: 'DE' });
    await userEvent.click(canvas.getByRole('button', { name: words(searchForm.apply) }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      filters: { gender: 'male', country: 'DE', region: null, minAge: 28, maxAge: 40 },
    });
  },
};

export const OneCountry: Story = { args: { countries: countries.slice(0, 1), onReset: undefined } };
/** A site chooses the filters in its site file. */
export const GenderOnly: Story = {
  args: { fields: ['gender'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).not.toHaveLength(0);
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

export const FewFields: Story = {
  args: { fields: ['region'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: words(searchForm.region) })).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: words(searchForm.country) })).toBeNull();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

export const Pending: Story = { args: { pending: true } };
export const States: Story = { tags: ['sheet'], parameters: photographed };
