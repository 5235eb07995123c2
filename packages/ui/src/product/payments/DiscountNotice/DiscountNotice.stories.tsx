import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { timeBonus } from '../../../../test/offers.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { anything, words, wordsIn } from '../../../../test/words.ts';
import { discountNotice, offerEnd } from '../../../i18n/messages/payments/credits.ts';
import { DiscountNotice } from './DiscountNotice.tsx';

const hour = 3_600_000;

const meta = {
  title: 'Product/Payments/DiscountNotice',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a discount that applies to this purchase, with its reason and its end.',
      avoid: 'offers the reader cannot take.',
    },
    accessibility: {
      keyboard: [],
      screenReader: ['Read as text in its place; its end is a time or a day, not a countdown.'],
    },
  },
  component: DiscountNotice,
  args: { discount: timeBonus(2 * hour + 41 * 60_000 + 8000) },
} satisfies Meta<typeof DiscountNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(wordsIn(discountNotice.timeBonus({ percent: anything })))).toBeVisible();
    await expect(canvas.getByText(wordsIn(offerEnd.today({ time: anything })))).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};

/** An expired offer says so. */
export const Elapsed: Story = {
  args: { discount: timeBonus(0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(discountNotice.over))).toBeVisible();
  },
};

/** A typed code is named; a discount that was applied automatically is not. */
export const WithCode: Story = {
  args: {
    discount: { code: 'PRIMAVERA10', percent: 10, reason: 'promotion', expiresAt: null },
    byCode: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(discountNotice.code({ code: 'PRIMAVERA10' })))).toBeVisible();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: ({ discount }) => (
    <Sheet>
      <SheetRow label="time bonus: ends today, tomorrow, is over">
        {[2.7 * hour, 9 * hour, 0].map(left => (
          <div key={left} style={{ inlineSize: '16rem' }}>
            <DiscountNotice discount={timeBonus(left)} />
          </div>
        ))}
      </SheetRow>
      <SheetRow label="welcome · personal, ends in days · promotion without an end">
        <div style={{ inlineSize: '16rem' }}>
          <DiscountNotice discount={{ ...discount, reason: 'welcome' }} />
        </div>
        <div style={{ inlineSize: '16rem' }}>
          <DiscountNotice
            discount={{ ...discount, reason: 'personal', expiresAt: timeBonus(80 * hour).expiresAt }}
          />
        </div>
        <div style={{ inlineSize: '16rem' }}>
          <DiscountNotice discount={{ ...discount, percent: 10, reason: 'promotion', expiresAt: null }} />
        </div>
      </SheetRow>
      <SheetRow label="with the code that was typed">
        <div style={{ inlineSize: '16rem' }}>
          <DiscountNotice
            byCode
            discount={{ code: 'PRIMAVERA10', percent: 10, reason: 'promotion', expiresAt: null }}
          />
        </div>
        <div style={{ inlineSize: '16rem' }}>
          <DiscountNotice
            byCode
            discount={{
              code: 'DONAUDAMPFSCHIFFFAHRT2026',
              percent: 10,
              reason: 'promotion',
              expiresAt: timeBonus(hour).expiresAt,
            }}
          />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
