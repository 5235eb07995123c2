import type { Meta } from '@storybook/react-vite';
import type { DirectDebitsResponse } from '@velluto/api-client';
import {
  cancelPremiumExamples,
  confirmDirectDebitExamples,
  decideDeclarationExamples,
  getDirectDebitsExamples,
  getPaymentExamples,
  getTransactionExamples,
  getTransactionsExamples,
  getWalletExamples,
  updateWalletLimitsExamples,
  withdrawExamples,
} from '@velluto/api-client/examples';
import { expect } from 'storybook/test';
import { anything, words, wordsIn } from '../../packages/ui/test/words.ts';
import {
  cancellationMessages,
  declarationMessages,
  withdrawalMessages,
} from '../src/locales/messages/payments/contracts.ts';
import { walletMessages } from '../src/locales/messages/wallet/wallet.ts';
import { people, type ScreenArgs, type ScreenStory, screens } from './support/screen-meta.tsx';

const meta = {
  title: 'Screens/Wallet',
  tags: ['sheet'],
  ...screens('What was paid and what became of it: payments, receipts, the wallet and one’s own limits.'),
} satisfies Meta<ScreenArgs>;
export default meta;

const payment = '/transactions/01a1fd6f-1d00-7040-bfd5-925d40e11c67';

/** The details of a payment that is not done. */
const unpaid = (status: 'pending' | 'failed' | 'cancelled') => ({
  transaction: { ...getTransactionExamples.paid.transaction, status, withdrawal: null },
});

const { payment: debit } = confirmDirectDebitExamples.ordered;

/** A payment by direct debit that is not paid yet, and what is known of its collection. */
const debited = (
  change: Partial<DirectDebitsResponse['mandates'][number]['collections'][number]> = {},
): ScreenArgs => ({
  address: `/transactions/${debit.payment_id}`,
  user: people.premium,
  answers: {
    '/api/payment.php': { payment: debit },
    '/api/transaction.php': unpaid('pending'),
    '/api/directdebit.php': {
      ...getDirectDebitsExamples.one,
      mandates: getDirectDebitsExamples.one.mandates.map(mandate => ({
        ...mandate,
        collections: mandate.collections.map(collection => ({ ...collection, ...change })),
      })),
    },
  },
});

/** Back from the page of the provider. */
export const Paid: ScreenStory = { args: { address: payment, user: people.premium } };

export const Pending: ScreenStory = {
  args: {
    address: payment,
    user: people.free,
    answers: {
      '/api/payment.php': getPaymentExamples.pending,
      '/api/transaction.php': unpaid('pending'),
    },
  },
};

/** Ordered by direct debit: the credits are there, the money is collected tomorrow. */
export const DebitCreditsThere: ScreenStory = { args: debited() };
export const DebitCreditsThereGerman: ScreenStory = { args: debited(), globals: { locale: 'de' } };

/** A larger one: the credits come when the bank has paid. */
export const DebitCreditsLater: ScreenStory = { args: debited({ credits_granted: 'when_paid' }) };
export const DebitCreditsLaterGerman: ScreenStory = {
  args: debited({ credits_granted: 'when_paid' }),
  globals: { locale: 'de' },
};

/** The bank was asked yesterday and has not paid yet. */
export const DebitCollecting: ScreenStory = {
  args: debited({ state: 'collecting', collect_on: '2026-11-20' }),
};
export const DebitCollectingGerman: ScreenStory = {
  args: debited({ state: 'collecting', collect_on: '2026-11-20' }),
  globals: { locale: 'de' },
};

/** The provider cannot be reached: the page continues to poll. */
export const Loading: ScreenStory = {
  args: { address: payment, user: people.free, answers: { '/api/payment.php': null } },
};

export const Failed: ScreenStory = {
  args: {
    address: payment,
    user: people.free,
    answers: {
      '/api/payment.php': getPaymentExamples.failed,
      '/api/transaction.php': unpaid('failed'),
    },
  },
};

export const Cancelled: ScreenStory = {
  args: {
    address: payment,
    user: people.free,
    answers: {
      '/api/payment.php': getPaymentExamples.cancelled,
      '/api/transaction.php': unpaid('cancelled'),
    },
  },
};

export const Receipt: ScreenStory = {
  args: { address: `${payment}?view=receipt`, user: people.premium },
};

export const ReceiptWithdrawn: ScreenStory = {
  args: {
    address: `${payment}?view=receipt`,
    user: people.premium,
    answers: { '/api/transaction.php': getTransactionExamples.withdrawn },
  },
};

export const Payments: ScreenStory = { args: { address: '/transactions', user: people.premium } };

const [bought] = getTransactionsExamples.some.transactions;

/** Withdrawn, refunded and charged back payments are marked. */
export const PaymentsUndone: ScreenStory = {
  args: {
    address: '/transactions',
    user: people.premium,
    answers: {
      '/api/transactions.php': {
        ...getTransactionsExamples.some,
        transactions: ([null, 'withdrawn', 'refunded', 'charged_back'] as const).flatMap((undone, place) =>
          bought ? [{ ...bought, id: `${bought.id.slice(0, -1)}${place}`, undone }] : [],
        ),
      },
    },
  },
};
export const PaymentsUndoneGerman: ScreenStory = { ...PaymentsUndone, globals: { locale: 'de' } };

export const NoPayments: ScreenStory = {
  args: {
    address: '/transactions',
    user: people.free,
    answers: { '/api/transactions.php': getTransactionsExamples.none },
  },
};

export const Wallet: ScreenStory = {
  args: { address: '/transactions?view=wallet', user: people.premium },
};

/** Held messages, a debt, and changes of the limits that are not in force yet. */
export const WalletBusy: ScreenStory = {
  args: {
    address: '/transactions?view=wallet',
    user: people.notConfirmed,
    answers: {
      '/api/wallet.php': {
        ...getWalletExamples.busy,
        held: 4,
        owed: 6,
        limits: {
          ...updateWalletLimitsExamples.waiting.limits,
          paused_until: '2026-12-25',
          next_pause: { paused_until: null, from: '2026-11-22T10:30:00.000Z' },
        },
      },
    },
  },
};

export const WalletNew: ScreenStory = {
  args: {
    address: '/transactions?view=wallet',
    user: people.free,
    answers: { '/api/wallet.php': getWalletExamples.new },
  },
};

/** Without log-in. */
export const WithdrawalVisitor: ScreenStory = { args: { address: '/withdrawal' } };

export const Withdrawal: ScreenStory = { args: { address: '/withdrawal', user: people.premium } };

/** The bank was not asked yet: only what was used is collected. */
export const WithdrawalDebit: ScreenStory = {
  args: {
    address: '/withdrawal',
    user: people.premium,
    answers: { 'POST /api/withdrawal.php': withdrawExamples.debit },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words(withdrawalMessages.title) }));
    await expect(await canvas.findByText(words(withdrawalMessages.toCollect))).toBeVisible();
  },
};

const [renewing] = cancelPremiumExamples.asked.contracts;

/** Before the first debit, which is still collected; the months begin with it. */
export const CancellationUnpaid: ScreenStory = {
  args: {
    address: '/cancellation',
    user: people.premium,
    answers: {
      'POST /api/cancellation.php': {
        ...cancelPremiumExamples.asked,
        contracts: renewing
          ? [
              {
                ...renewing,
                first_collection: {
                  amount: { amount_minor: 3999, currency: 'EUR' },
                  collect_on: '2026-11-22',
                },
              },
            ]
          : [],
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words(cancellationMessages.title) }));
    await expect(await canvas.findByText(words(cancellationMessages.first))).toBeVisible();
  },
};

/** For cause: the reason and the day are asked, and a person decides about the money. */
export const CancellationForCause: ScreenStory = {
  args: {
    address: '/cancellation',
    user: people.premium,
    answers: { 'POST /api/cancellation.php': cancelPremiumExamples.confirmed },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: wordsIn(cancellationMessages.cause) }));
    await userEvent.click(canvas.getByRole('button', { name: words(cancellationMessages.title) }));
    await expect(await canvas.findByText(words(cancellationMessages.reasonMissing))).toBeVisible();
    const reason = canvas.getByRole('textbox', { name: wordsIn(cancellationMessages.reason) });
    await userEvent.type(reason, 'Nobody answered.');
    await userEvent.click(canvas.getByRole('radio', { name: wordsIn(cancellationMessages.onDay) }));
    await userEvent.type(canvas.getByLabelText(wordsIn(cancellationMessages.day)), '2026-12-01');
    await userEvent.click(canvas.getByRole('button', { name: words(cancellationMessages.title) }));
    await userEvent.click(await canvas.findByRole('button', { name: words(cancellationMessages.confirm) }));
    const download = await canvas.findByRole('link', { name: words(cancellationMessages.download) });
    await expect(download).toHaveAttribute(
      'href',
      expect.stringContaining('/api/cancellation-file.php?key='),
    );
  },
};

export const CancellationVisitor: ScreenStory = { args: { address: '/cancellation' } };

/** A purchase whose credits wait for the end of the withdrawal period; asked for, they can be used now. */
export const WalletWaiting: ScreenStory = {
  args: {
    address: '/transactions?view=wallet',
    user: people.premium,
    answers: { '/api/wallet.php': getWalletExamples.waiting },
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: words(walletMessages.useNow) });
    await userEvent.click(button);
    await expect(canvas.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
  },
};

/** The same for a member who withdrew twice after using premium: the request to begin early is not offered. */
export const WalletWaitingOnly: ScreenStory = {
  args: {
    address: '/transactions?view=wallet',
    user: people.premium,
    answers: { '/api/wallet.php': { ...getWalletExamples.waiting, may_begin_at_once: false } },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(words(walletMessages.waitingFrom({ date: anything })));
    await expect(canvas.queryByRole('button', { name: words(walletMessages.useNow) })).toBeNull();
  },
};

/** The link in the mail about a withdrawal without log-in. */
export const DeclarationConfirm: ScreenStory = { args: { address: '/declaration/do?confirm=t' } };

export const DeclarationUndo: ScreenStory = { args: { address: '/declaration/do?undo=t' } };

export const DeclarationUnknown: ScreenStory = { args: { address: '/declaration/do' } };

export const DeclarationDone: ScreenStory = {
  args: {
    address: '/declaration/do?confirm=t',
    answers: { 'POST /api/declaration.php': decideDeclarationExamples.done },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: words(declarationMessages.confirmAction) }),
    );
    await expect(await canvas.findByText(words(declarationMessages.withdrawnBody))).toBeVisible();
  },
};
