import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { dialogBehaviour } from '../../../../test/modal/dialog-behaviour.ts';
import { ModalStage } from '../../../../test/modal/ModalStage.tsx';
import { photographed } from '../../../../test/photographed.ts';
import { words } from '../../../../test/words.ts';
import { searchForm } from '../../../i18n/messages/search.ts';
import type { SearchFilters } from '../../../model/search.ts';
import { SearchDialog } from './SearchDialog.tsx';

const filters: SearchFilters = { gender: 'female', country: 'IT', region: null, minAge: 28, maxAge: 40 };
const regions = ['Lazio', 'Lombardia', 'Veneto'].map(label => ({ value: label, label }));
const countries = [
  { value: 'IT', label: 'Italy' },
  { value: 'DE', label: 'Germany' },
];

const meta = {
  title: 'Product/Search/SearchDialog',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'all filters at once, opened from ActiveFilters.',
      avoid: 'a page that is only a search.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Stays inside of the dialog.'],
        ['Escape', 'Closes it.'],
        ['Enter', 'On a card: searches.'],
      ],
      screenReader: ['The title is read when it opens.'],
    },
  },
  component: SearchDialog,
  args: { filters, countries, regions, onSubmit: fn(), onCountry: fn(), onClose: fn() },
} satisfies Meta<typeof SearchDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: words(searchForm.title) })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Behaviour: Story = {
  render: args => <ModalStage>{control => <SearchDialog {...args} {...control} />}</ModalStage>,
  play: dialogBehaviour({ title: searchForm.title }),
};

export const States: Story = { tags: ['sheet'], parameters: photographed };
