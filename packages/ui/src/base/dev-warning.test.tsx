import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../test/draw.tsx';
import { Countdown } from '../patterns/Countdown/Countdown.tsx';
import { Price } from '../patterns/Price/Price.tsx';
import { CreditsNavItem } from '../product/layout/CreditsNavItem/CreditsNavItem.tsx';
import { CoinPill } from './CoinPill/CoinPill.tsx';
import { CreditsBadge } from './CreditsBadge/CreditsBadge.tsx';
import { Pagination } from './Pagination/Pagination.tsx';
import { Photo } from './Photo/Photo.tsx';
import { Progress } from './Progress/Progress.tsx';
import { RangeSlider } from './RangeSlider/RangeSlider.tsx';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockReset().mockImplementation(() => undefined));
afterEach(() => vi.unstubAllEnvs());

const warnings = () => warn.mock.calls.map(([advice]) => String(advice));

const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const priceTexts = { wasNowText: () => 'now and then' };
const picture = { id: 'p', src: '/p.jpg', width: 0, height: 0 };
const pagination = { label: 'Pages', labels: { previous: 'back', next: 'on', page: (n: string) => n } };
const range = {
  legend: 'Age',
  labels: { from: 'from', to: 'to' },
  min: 18,
  max: 99,
  text: '',
  onChange: () => {},
};

/** Impossible data, the warning about it, and what is rendered nevertheless. */
const impossible: [string, ReactNode, RegExp, string][] = [
  [
    'a negative balance that runs low',
    <CreditsBadge key="" credits={-3} label="none" />,
    /^CreditsBadge: the balance is -3\. A balance cannot be negative\. Pass/,
    '>0<',
  ],
  [
    'a negative balance in the bar',
    <CreditsNavItem key="" credits={-4} href="/credits" />,
    /^CreditsNavItem: the balance is -4\./,
    '>0<',
  ],
  [
    'a negative balance in coins',
    <CoinPill key="" amount={-5} label="five" />,
    /^CoinPill: the balance is -5\./,
    '-5',
  ],
  [
    'a price above its normal price',
    <Price key="" {...priceTexts} price={euro(999)} normalPrice={euro(499)} />,
    /^Price: normalPrice is 499 EUR, price 999 EUR\..*not crossed out\./,
    '9.99',
  ],
  [
    'a negative price',
    <Price key="" {...priceTexts} price={euro(-1)} />,
    /^Price: price is -1 EUR\./,
    '0.01',
  ],
  [
    'an expired countdown',
    <Countdown key="" expiresAt="2020-01-01T00:00:00Z" announcement={() => ''} />,
    /^Countdown: "2020-01-01T00:00:00Z" is not a future time\./,
    '00:00:00',
  ],
  [
    'a countdown to an invalid time',
    <Countdown key="" expiresAt="soon" announcement={() => ''} />,
    /^Countdown: "soon"/,
    '00:00:00',
  ],
  [
    'a photo without a size',
    <Photo key="" photo={picture} alt="" />,
    /^Photo: \/p\.jpg is 0 × 0\./,
    '/p.jpg',
  ],
  [
    'a progress above 100',
    <Progress key="" value={140} label="done" />,
    /^Progress: value is 140\./,
    'aria-valuenow="100"',
  ],
  [
    'a range outside of its limits',
    <RangeSlider key="" {...range} value={{ from: 70, to: 12 }} />,
    /^RangeSlider: value is 70 to 12 between 18 and 99\./,
    'type="range"',
  ],
  [
    'a page after the last one',
    <Pagination key="" {...pagination} page={9} pages={3} href="?page={page}" />,
    /^Pagination: page is 9 of 3\./,
    '?page=3',
  ],
];

it.each(impossible)(
  '%s is rendered without errors, and developers are warned once',
  (_, component, advice, drawn) => {
    const html = draw(component);
    expect(html).toContain(drawn);
    expect(html).not.toMatch(/NaN|undefined/);
    draw(component);
    expect(warnings()).toEqual([expect.stringMatching(advice)]);
  },
);

it('does not warn in production', () => {
  vi.stubEnv('NODE_ENV', 'production');
  draw(<Progress value={150} label="done" />);
  expect(warnings()).toEqual([]);
});

it('does not warn about valid data', () => {
  draw(<CreditsBadge credits={0} label="none" />);
  draw(<CreditsNavItem credits={null} href="/credits" />);
  draw(<Price {...priceTexts} price={euro(499)} normalPrice={euro(499)} />);
  draw(<Progress value={100} label="done" />);
  draw(<RangeSlider {...range} value={{ from: 18, to: 99 }} />);
  expect(warnings()).toEqual([]);
});
