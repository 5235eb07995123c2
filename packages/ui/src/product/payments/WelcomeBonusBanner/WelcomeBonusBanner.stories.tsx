import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { timeBonus } from '../../../../test/offers.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { anything, words, wordsIn } from '../../../../test/words.ts';
import { offerEnd, welcomeBonusBanner } from '../../../i18n/messages/payments/credits.ts';
import { WelcomeBonusBanner } from './WelcomeBonusBanner.tsx';

const meta = {
  title: 'Product/Payments/WelcomeBonusBanner',
  component: WelcomeBonusBanner,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: "the newcomer's real discount while it lasts.",
      avoid: 'any other offer: the end comes from the server.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches its link.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: ['Read as text in its place; when the offer is over, it is gone.'],
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

/** The end is a time in the reader's time zone; nothing counts down. */
export const Tomorrow: Story = {
  args: { discount: timeBonus(9 * 3_600_000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(wordsIn(offerEnd.until({ date: anything })))).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: { ...photographed, bare: false },
  render: args => (
    <Sheet>
      <SheetRow label="ends today · tomorrow, on a phone">
        <div style={{ inlineSize: '70rem' }}>
          <WelcomeBonusBanner {...args} />
        </div>
        <div style={{ inlineSize: '20rem' }}>
          <WelcomeBonusBanner {...args} discount={timeBonus(9 * 3_600_000)} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
