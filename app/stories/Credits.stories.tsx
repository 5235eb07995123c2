import type { Meta } from '@storybook/react-vite';
import {
  getDirectDebitsExamples,
  getDiscountCodeExamples,
  getPackagesExamples,
} from '@velluto/api-client/examples';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { problemMessages } from '../../packages/ui/src/i18n/messages/error.ts';
import {
  creditsFooterBanner,
  creditsPackage,
  oneTimePaymentNotice,
} from '../../packages/ui/src/i18n/messages/payments/credits.ts';
import { directDebitForm } from '../../packages/ui/src/i18n/messages/payments/direct-debit.ts';
import { orderSummary } from '../../packages/ui/src/i18n/messages/payments/payment.ts';
import { notPhotographed } from '../../packages/ui/test/photographed.ts';
import { anything, formats, words, wordsIn } from '../../packages/ui/test/words.ts';
import { createOrderStore } from '../src/features/payments/order.ts';
import { anotherMessages, creditsMessages } from '../src/locales/messages/payments/credits.ts';
import { debitMessages } from '../src/locales/messages/payments/direct-debit.ts';
import { moneyMessages } from '../src/locales/messages/wallet/money.ts';
import type { OpenScreen } from './support/Screen.tsx';
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
    const packages = within(
      canvas.getByRole('list', { name: words(creditsMessages.creditPackages) }),
    ).getAllByRole('article');
    await expect(packages).toHaveLength(4);
    for (const one of packages) {
      await expect(within(one).getByText(words('−', formats().percent(25)))).toBeVisible();
      await expect(
        within(one).getByText(words(creditsPackage.priceWas({ normal: anything, price: anything }))),
      ).toBeInTheDocument();
      await expect(within(one).getByText(words(creditsPackage.oneTime))).toBeVisible();
    }
    await expect(canvas.getByText(words(creditsPackage.popular)).closest('article')).toBe(packages[1]);
    await expect(canvas.getByText(wordsIn(oneTimePaymentNotice.text))).toBeVisible();
    await expect(canvas.getByText(words(creditsFooterBanner.refund({ days: 14 })))).toBeVisible();
  },
};

export const PackagesPlain: ScreenStory = {
  args: {
    address: '/credits',
    user: people.premium,
    answers: { '/api/packages.php': getPackagesExamples.plain },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(creditsPackage.popular))).toBeVisible();
    await expect(canvas.queryByText(wordsIn(creditsPackage.discount({ percent: anything })))).toBeNull();
    await expect(
      canvas.queryByText(wordsIn(creditsPackage.priceWas({ normal: anything, price: anything }))),
    ).toBeNull();
  },
};

/** The order of somebody who withdrew twice after using premium: it can be used after the withdrawal period only. */
export const OrderBeginsLater: ScreenStory = {
  args: {
    address: '/credits/credits-50/postepay',
    user: people.free,
    answers: { '/api/packages.php': { ...getPackagesExamples.bonus, may_begin_at_once: false } },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(words(creditsMessages.beginsLater({ count: 2, days: 14 }))),
    ).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: words(orderSummary.order) })).toBeEnabled();
  },
};

export const Order: ScreenStory = { args: { address: '/credits/credits-50/postepay', user: people.free } };

/** Another order of the package is open: a link to it, and the choice to order one more with the order button. */
export const OrderOpen: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: { address: '/credits/credits-50/postepay', user: people.free },
  play: async ({ canvas, loaded, userEvent }) => {
    const orders = (loaded as OpenScreen).app.store(createOrderStore);
    const sent = spyOn(orders, 'order').mockImplementation(async () => {
      orders.state.problem = { code: 'order_open' };
      return null;
    });
    const order = () => userEvent.click(canvas.getByRole('button', { name: words(orderSummary.order) }));
    await order();
    await expect(await canvas.findByRole('link', { name: words(moneyMessages.payments) })).toHaveAttribute(
      'href',
      '/transactions',
    );
    await userEvent.click(canvas.getByRole('button', { name: words(anotherMessages.choose) }));
    await expect(await canvas.findByText(words(anotherMessages.chosen))).toBeVisible();
    await expect(sent).toHaveBeenCalledTimes(1);
    await order();
    await expect(sent.mock.calls.map(([{ another }]) => another)).toEqual([false, true]);
  },
};

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
    const reason = canvas.getByText(wordsIn(problemMessages.direct_debit_blocked));
    await expect(reason.closest('[role="alert"]')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('link', { name: words(directDebitForm.other) })).toBeVisible();
  },
};

/** The site offers no direct debit in this country, so there is no form. */
export const DirectDebitUnavailable: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: {
    address: '/directdebit?package=premium-3',
    user: people.free,
    answers: { '/api/directdebit.php': { ...getDirectDebitsExamples.none, available: false } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(debitMessages.unavailable))).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: words(directDebitForm.sendCode) })).toBeNull();
    await expect(canvas.getByRole('link', { name: words(debitMessages.otherWays) })).toHaveAttribute(
      'href',
      '/credits/premium-3',
    );
  },
};

/** The page without an order or a mandate: explains direct debit and links to the packages. */
export const DirectDebitAlone: ScreenStory = {
  args: {
    address: '/directdebit',
    user: people.free,
    answers: { '/api/directdebit.php': getDirectDebitsExamples.none },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words(debitMessages.packages) })).toHaveAttribute(
      'href',
      '/credits',
    );
    await expect(canvas.getByRole('link', { name: words(moneyMessages.debit) })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** Without an order too, a member learns why direct debit is closed. */
export const DirectDebitAloneBlocked: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: {
    address: '/directdebit',
    user: people.free,
    answers: { '/api/directdebit.php': getDirectDebitsExamples.blocked },
  },
  play: async ({ canvas }) => {
    const reason = await canvas.findByText(wordsIn(problemMessages.direct_debit_blocked));
    await expect(reason.closest('[role="alert"]')).toBeVisible();
  },
};

/** A mandate that could not be revoked says so. */
export const RevokeFails: ScreenStory = {
  tags: ['!sheet'],
  parameters: notPhotographed,
  args: {
    address: '/directdebit',
    user: people.premium,
    answers: {
      '/api/directdebit.php': getDirectDebitsExamples.one,
      'DELETE /api/directdebit.php': null,
    },
  },
  play: async ({ canvas, userEvent }) => {
    const revoke = canvas.getByRole('button', { name: wordsIn(debitMessages.revoke) });
    await userEvent.click(revoke);
    await expect(canvas.getByText(words(debitMessages.revokeAsk))).toBeVisible();
    await expect(revoke).toHaveFocus();
    await userEvent.click(revoke);
    // the region of the form's own errors is there too, and empty
    await waitFor(() =>
      expect(canvas.getAllByRole('alert').filter(({ textContent }) => textContent)).toHaveLength(1),
    );
  },
};

export const Mandates: ScreenStory = {
  args: {
    address: '/directdebit',
    user: people.premium,
    answers: { '/api/directdebit.php': getDirectDebitsExamples.one },
  },
};
