import type { Meta } from '@storybook/react-vite';
import {
  getDirectDebitsExamples,
  getDiscountCodeExamples,
  getPackagesExamples,
} from '@velluto/api-client/examples';
import { expect, within } from 'storybook/test';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Credits',
  tags: ['sheet'],
  ...screens('Buying credits and premium, from the packages to the order, and paying by direct debit.'),
} satisfies Meta<ScreenArgs>;
export default meta;

/** With the time bonus of a new member. */
export const Packages: ScreenStory = {
  args: { address: '/credits', user: people.free },
  play: async ({ canvas }) => {
    const packages = within(canvas.getByRole('list', { name: 'Credit packages' })).getAllByRole('article');
    await expect(packages).toHaveLength(4);
    for (const one of packages) {
      await expect(within(one).getByText('−25%')).toBeVisible();
      await expect(within(one).getByText(/^Before €.* now €/)).toBeInTheDocument();
      await expect(within(one).getByText('Paid once, never renews')).toBeVisible();
    }
    await expect(canvas.getByText('Recommended').closest('article')).toBe(packages[1]);
    await expect(canvas.getByText(/no subscription, and they never renew/)).toBeVisible();
    await expect(canvas.getByText('14-day withdrawal period')).toBeVisible();
  },
};

export const PackagesPlain: ScreenStory = {
  args: {
    address: '/credits',
    user: people.premium,
    answers: { '/api/packages.php': getPackagesExamples.plain },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Recommended')).toBeVisible();
    await expect(canvas.queryByText(/^−/)).toBeNull();
    await expect(canvas.queryByText(/^Before/)).toBeNull();
  },
};

export const Order: ScreenStory = { args: { address: '/credits/credits-50/postepay', user: people.free } };

/** A code that somebody typed is in the prices. */
export const PackagesWithCode: ScreenStory = {
  args: {
    address: '/credits?code=INVERNO10',
    user: people.premium,
    answers: {
      '/api/packages.php': getPackagesExamples.plain,
      '/api/discountcode.php': getDiscountCodeExamples.promotion,
    },
  },
};

export const PackagesWrongCode: ScreenStory = {
  args: { address: '/credits?code=NIENTE', user: people.premium },
};

export const Premium: ScreenStory = { args: { address: '/premium', user: people.free } };

export const PremiumVisitor: ScreenStory = {
  args: { address: '/premium', answers: { '/api/packages.php': getPackagesExamples.plain } },
};

export const Pricing: ScreenStory = {
  args: { address: '/pricing', answers: { '/api/packages.php': getPackagesExamples.plain } },
};

export const RepeatOrder: ScreenStory = {
  args: { address: '/credits/repeat-order', user: people.premium },
};

export const DirectDebit: ScreenStory = {
  args: { address: '/directdebit?package=premium-3', user: people.free },
};

export const DirectDebitBlocked: ScreenStory = {
  args: {
    address: '/directdebit?package=premium-3',
    user: people.free,
    answers: { '/api/directdebit.php': getDirectDebitsExamples.blocked },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/blocked for this account/);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Pay another way' })).toBeVisible();
  },
};

/** The site does not collect in this country: there is nothing to fill in. */
export const DirectDebitUnavailable: ScreenStory = {
  tags: ['!sheet'],
  args: {
    address: '/directdebit?package=premium-3',
    user: people.free,
    answers: { '/api/directdebit.php': { ...getDirectDebitsExamples.none, available: false } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Direct debit is not offered in the country you pay in.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Send me the code' })).toBeNull();
  },
};

export const Mandates: ScreenStory = {
  args: {
    address: '/directdebit',
    user: people.premium,
    answers: { '/api/directdebit.php': getDirectDebitsExamples.one },
  },
};
