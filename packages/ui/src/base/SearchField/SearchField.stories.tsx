import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../../test/Sheet.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Base/SearchField',
  parameters: {
    guidance: {
      use: 'looking for something in a list by its name.',
      avoid: 'filters with several parts: those belong into a form.',
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
  render: args => (
    <Sheet>
      <SearchField {...args} />
      <SearchField {...args} defaultValue="Giulia" />
    </Sheet>
  ),
};
