import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { TransactionsResponse } from '@velluto/api-client';
import { toDiscount } from '@velluto/api-client/ui';
import { Inline, LinkButton, TextLink } from '@velluto/ui/base';
import { Page } from '@velluto/ui/patterns';
import { TransactionList, WelcomeBonusBanner } from '@velluto/ui/product/payments';
import { toPaymentRow } from '../../features/payments/payment.ts';
import type { MoneyData } from '../../features/wallet/wallet.ts';
import { useTitle } from '../../lib/head/useTitle.ts';
import type { ScreenProps } from '../../lib/router/route.ts';
import { useSession } from '../../lib/useAppContext.ts';
import { moneyMessages } from '../../locales/messages/wallet/money.ts';
import { walletMessages as messages } from '../../locales/messages/wallet/wallet.ts';
import { ContractLinks } from '../payments/contracts/ContractLinks.tsx';
import { MoneyTabs } from './MoneyTabs.tsx';
import { Wallet } from './Wallet.tsx';

/** Payments, and the wallet of credits; mandates are on the page of direct debit. */
export default function MoneyScreen({ data }: ScreenProps<MoneyData>) {
  const { t } = useLingui();
  const { user } = useSession();
  useTitle(t(moneyMessages.title));
  const bonus = user?.time_bonus;
  return (
    <Page title={<Trans {...messages.headline} components={{ em: <em /> }} />} width="reading">
      {bonus?.expires && <WelcomeBonusBanner discount={{ ...toDiscount(bonus), expiresAt: bonus.expires }} />}
      <MoneyTabs current={data.view} />
      {data.payments ? <Payments payments={data.payments} /> : <Wallet />}
      <ContractLinks />
    </Page>
  );
}

const pageHref = (page: number) => (page > 1 ? `/transactions?page=${page}` : '/transactions');

/** All payments and attempts to pay. */
function Payments({ payments: { transactions, page, num_pages } }: { payments: TransactionsResponse }) {
  const { t } = useLingui();
  return (
    <>
      {transactions.some(transaction => transaction.status === 'completed') && (
        <p>
          <TextLink strong href="/credits/repeat-order">
            {t(messages.again)}
          </TextLink>
        </p>
      )}
      <TransactionList transactions={transactions.map(transaction => toPaymentRow(transaction, t))} />
      {num_pages > 1 && (
        <Inline justify="between">
          {page > 1 ? <LinkButton href={pageHref(page - 1)}>{t(messages.newer)}</LinkButton> : <span />}
          {page < num_pages && <LinkButton href={pageHref(page + 1)}>{t(messages.older)}</LinkButton>}
        </Inline>
      )}
    </>
  );
}
