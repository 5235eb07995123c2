import { msg } from '@lingui/core/macro';

/** Names of the pages about money, wherever they are linked. */
export const moneyMessages = {
  title: msg({
    id: 'app.Wallet.title',
    message: 'Payments and wallet',
    comment:
      'Page title of the page with payments and wallet, name of its tabs for screen readers, item of the account menu, and link in the settings',
  }),
  payments: msg({
    id: 'app.Wallet.payments',
    message: 'Payments',
    comment: 'Tab of the page “Payments and wallet”: the list of payments',
  }),
  wallet: msg({
    id: 'app.Wallet.wallet',
    message: 'Wallet',
    comment: 'Tab of the page “Payments and wallet”: the balance and the movements of credits',
  }),
  debit: msg({
    id: 'app.Debit.title',
    message: 'Direct debit',
    comment:
      'Page title and headline of the page with the form for direct debit and the member’s mandates, its tab among payments and wallet, and link in the settings',
  }),
};
