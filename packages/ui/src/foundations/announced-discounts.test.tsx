import { expect, it } from 'vitest';
import { storyNow } from '../../test/clock.ts';
import { draw } from '../../test/draw.tsx';
import type { Discount } from '../model/discount.ts';
import { DiscountCodeField, DiscountNotice, WelcomeBonusBanner } from '../product/payments/index.ts';

const nothing = () => {};
const expiresAt = new Date(storyNow + 3_600_000).toISOString();
const discount = (reason: Discount['reason'], percent: number | null) => ({
  code: 'A',
  percent,
  reason,
  expiresAt,
});
const field = (percent?: number | null) => (
  <DiscountCodeField
    code="SPRING"
    status="applied"
    percent={percent}
    onChange={nothing}
    onApply={nothing}
    onRemove={nothing}
  />
);

it.each(['time_bonus', 'welcome'])(
  'the reason %s without a percentage says for whom the prices are',
  reason => {
    expect(draw(<DiscountNotice discount={discount(reason, 25)} />)).toMatch(/25%/);
    const html = draw(<DiscountNotice discount={discount(reason, null)} />);
    expect(html).toContain('These prices are for your first purchase');
    expect(html).not.toMatch(/%| off /);
  },
);

it.each(['personal', 'promotion', 'birthday'])(
  'the reason %s without a percentage says that it is an offer',
  reason => {
    const html = draw(<DiscountNotice discount={discount(reason, null)} />);
    expect(html).toContain('These prices are part of an offer.');
    expect(html).not.toMatch(/%|off /);
  },
);

it('the banner for newcomers is not there without a percentage, and a code only applies', () => {
  expect(draw(<WelcomeBonusBanner discount={discount('time_bonus', 25)} />)).toContain('25%');
  expect(draw(<WelcomeBonusBanner discount={discount('time_bonus', null)} />)).toBe('');
  expect(draw(field(25))).toContain('25% off with SPRING');
  expect(draw(field(null))).toContain('SPRING applies');
  expect(draw(field())).not.toContain('%');
});
