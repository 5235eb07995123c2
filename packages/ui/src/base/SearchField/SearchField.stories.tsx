import type { Meta, StoryObj } from '@storybook/react-vite';
import { photographed } from '../../../test/photographed.ts';
import { Sheet } from '../../../test/Sheet.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Base/SearchField',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'looking for something in a list by its name.',
      avoid: 'filters with several parts: those belong into a form.',
    },
    accessibility: {
      keyboard: [
        ['Enter', 'Searches.'],
        ['Escape', 'Empties the field, in browsers that do so.'],
      ],
      screenReader: ['Announced as a search field.'],
    },
  },
  component: SearchField,
  args: { label: 'Search conversations', placeholder: 'Name' },
  decorators: [story => <div style={{ inlineSize: '20rem' }}>{story()}</div>],
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <SearchField {...args} />
      <SearchField {...args} defaultValue="Giulia" />
    </Sheet>
  ),
};
