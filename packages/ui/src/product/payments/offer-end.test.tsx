import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { timeBonus } from '../../../test/offers.ts';
import { DiscountNotice, WelcomeBonusBanner } from './index.ts';

const hour = 3_600_000;
const zoned = (timeZone: string, left: number) => [
  draw(<WelcomeBonusBanner discount={timeBonus(left)} />, { timeZone }),
  draw(<DiscountNotice discount={timeBonus(left)} />, { timeZone }),
];

it('an offer says when it ends, in the reader’s time zone and without a countdown', () => {
  for (const html of zoned('UTC', 2 * hour)) {
    expect(html).toContain('Ends today at 10:00 PM.');
    expect(html).not.toMatch(/role="timer"|\d:\d\d:\d\d/);
  }
  for (const html of zoned('Asia/Tokyo', 2 * hour)) expect(html).toContain('Ends today at 07:00 AM.');
});

it('an offer that ends on another day says the day, with the time while that is near', () => {
  for (const html of zoned('UTC', 5 * hour)) expect(html).toContain('Valid until Nov 22, 2026, 1:00 AM.');
  for (const html of zoned('UTC', 80 * hour)) expect(html).toContain('Valid until Nov 25, 2026.');
});

it('an offer that is over, or whose end cannot be read, is not offered', () => {
  for (const end of [0, Number.NaN]) {
    const discount = { ...timeBonus(0), ...(Number.isNaN(end) && { expiresAt: 'soon' }) };
    expect(draw(<WelcomeBonusBanner discount={discount} />)).toBe('');
    expect(draw(<DiscountNotice discount={discount} />)).toContain('This offer has ended.');
  }
});

it('only the dialog of the time bonus counts down (decision 11)', async () => {
  const counting: string[] = [];
  for (const folder of ['packages/ui/src/product', 'app/src'])
    for await (const file of glob(`${folder}/**/*.tsx`))
      if (!/\.(stories|test)\.tsx$/.test(file) && /<Countdown\b/.test(readFileSync(file, 'utf8')))
        counting.push(file);
  expect(counting).toEqual(['packages/ui/src/product/payments/TimeBonusDialog/TimeBonusDialog.tsx']);
});
