import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { severalLandmarks } from '../../../../test/landmarks.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet } from '../../../../test/Sheet.tsx';
import { words } from '../../../../test/words.ts';
import { discoverTabs } from '../../../i18n/messages/discover.ts';
import { DiscoverTabs } from './DiscoverTabs.tsx';

const meta = {
  title: 'Product/Discover/DiscoverTabs',
  parameters: {
    since: '2.0.0',
    status: 'stable',
    guidance: {
      use: 'at the top of the pages that the area Discover of the bottom bar leads to.',
      avoid: 'other links: the area has three pages.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the three pages.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: ['A navigation with a name; the open page says “current page”.'],
    },
  },
  component: DiscoverTabs,
  args: { current: 'swipe' },
} satisfies Meta<typeof DiscoverTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const swipe = canvas.getByRole('link', { name: words(discoverTabs.swipe) });
    await expect(swipe).toHaveAttribute('aria-current', 'page');
    await expect(swipe).toHaveAttribute('href', '/swipe-game');
    await expect(canvas.getByRole('link', { name: words(discoverTabs.views) })).toHaveAttribute(
      'href',
      '/profile-views',
    );
  },
};

/** On a page of another area: on a phone the bottom bar leads there. */
export const Elsewhere: Story = {
  args: { current: undefined },
  globals: { viewport: { value: 'mobile1' } },
  parameters: { drawsNothing: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: { ...photographed, ...severalLandmarks },
  render: () => (
    <Sheet>
      <DiscoverTabs current="swipe" />
      <DiscoverTabs current="finder" />
      <DiscoverTabs current="views" />
      <DiscoverTabs />
    </Sheet>
  ),
};
