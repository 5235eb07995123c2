import { useLingui } from '@lingui/react/macro';
import { TabLinks } from '@velluto/ui/base';
import { moneyMessages as messages } from '../../locales/messages/wallet/money.ts';

/** Tabs of the pages about the member's money: payments, wallet, and direct debit with its mandates. */
export function MoneyTabs({ current }: { current: 'payments' | 'wallet' | 'debit' }) {
  const { t } = useLingui();
  return (
    <TabLinks
      label={t(messages.title)}
      current={current}
      tabs={[
        { id: 'payments', label: t(messages.payments), href: '/transactions' },
        { id: 'wallet', label: t(messages.wallet), href: '/transactions?view=wallet' },
        { id: 'debit', label: t(messages.debit), href: '/directdebit' },
      ]}
    />
  );
}
