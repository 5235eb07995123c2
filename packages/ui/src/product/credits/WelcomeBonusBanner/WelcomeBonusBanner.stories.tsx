import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { timeBonus } from '../../../../test/offers.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words } from '../../../../test/words.ts';
import { welcomeBonusBanner } from '../../../i18n/messages/credits.ts';
import { WelcomeBonusBanner } from './WelcomeBonusBanner.tsx';

const meta = {
  title: 'Product/Credits/WelcomeBonusBanner',
  component: WelcomeBonusBanner,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: "the newcomer's real discount while it lasts.",
      avoid: 'any other offer: the time left comes from the server.',
    },
    bare: true,
  },
  args: { discount: timeBonus(9_668_000), creditsHref: '/credits' },
} satisfies Meta<typeof WelcomeBonusBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words(welcomeBonusBanner.action) })).toHaveAttribute(
      'href',
      '/credits',
    );
  },
};

export const Elapsed: Story = {
  parameters: { drawsNothing: true },
  args: { discount: timeBonus(0) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.vl-WelcomeBonusBanner')).toBeNull();
  },
};

export const Minutes: Story = {
  args: { discount: timeBonus(540_000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toBeVisible();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: { bare: false },
  render: args => (
    <Sheet>
      <SheetRow label="hours · minutes, on a phone">
        <div style={{ inlineSize: '70rem' }}>
          <WelcomeBonusBanner {...args} />
        </div>
        <div style={{ inlineSize: '20rem' }}>
          <WelcomeBonusBanner {...args} discount={timeBonus(540_000)} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
