import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { Sheet } from '../../../test/Sheet.tsx';
import { CountBadge } from '../CountBadge/CountBadge.tsx';
import { Text } from '../Text/Text.tsx';
import { TabLinks, Tabs } from './Tabs.tsx';

const tabs = [
  { id: 'received', label: 'Received', href: '#received', count: <CountBadge count={12} /> },
  { id: 'given', label: 'Given', href: '#given' },
  { id: 'matches', label: 'Matches', href: '#matches' },
];

const meta = {
  title: 'Base/Tabs',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'views of the same content that members switch between.',
      avoid: 'steps in an order: that is a Wizard. Pages with addresses of their own: those are links.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches the current tab, then its content.'],
        ['Arrow keys', 'Show the next or previous tab.'],
      ],
      screenReader: ['Tabs that have addresses of their own are links: TabLinks.'],
    },
  },
  component: Tabs,
  args: {
    label: 'Likes',
    tabs,
    current: 'received',
    onChange: fn(),
    children: <Text>Twelve people like you.</Text>,
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function Chosen(args) {
    const [current, setCurrent] = useState(args.current);
    return <Tabs {...args} current={current} onChange={({ id }) => setCurrent(id)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Received/ }));
    await userEvent.keyboard('{ArrowRight}');
    const given = canvas.getByRole('tab', { name: 'Given' });
    await expect(given).toHaveAttribute('aria-selected', 'true');
    await expect(given).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Matches' })).toHaveFocus();
  },
};

export const Links: Story = { render: () => <TabLinks label="Likes" tabs={tabs} current="given" /> };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <Tabs {...args} />
      <TabLinks label="Likes, as links" tabs={tabs} current="matches" />
      <div style={{ inlineSize: '14rem' }}>
        <TabLinks label="Likes, narrow" tabs={tabs} current="received" />
      </div>
    </Sheet>
  ),
};
