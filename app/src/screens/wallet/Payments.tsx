import { useLingui } from '@lingui/react/macro';
import type { TransactionsResponse } from '@velluto/api-client';
import { Inline, LinkButton, TextLink } from '@velluto/ui/base';
import { TransactionList } from '@velluto/ui/product/payment';
import { toTransaction } from '../../features/wallet/map.ts';
import { walletMessages as messages } from '../../locales/messages/wallet.ts';
import { undoneMark } from './undoneMark.ts';

/** Everything one has paid or tried to pay. */
export function Payments({
  payments: { transactions, page, num_pages },
}: {
  payments: TransactionsResponse;
}) {
  const { t } = useLingui();
  const pageHref = (number: number) => (number > 1 ? `/transactions?page=${number}` : '/transactions');
  return (
    <>
      {transactions.some(one => one.status === 'completed') && (
        <p>
          <TextLink strong href="/credits/repeat-order">
            {t(messages.again)}
          </TextLink>
        </p>
      )}
      <TransactionList
        transactions={transactions.map(one => toTransaction(one, undoneMark(t, one)))}
        hrefFor={({ id, status, mark }) =>
          status === 'completed' || mark ? `/transactions/${id}?view=receipt` : `/transactions/${id}`
        }
        packagesHref="/credits"
      />
      {num_pages > 1 && (
        <Inline justify="between">
          {page > 1 ? <LinkButton href={pageHref(page - 1)}>{t(messages.newer)}</LinkButton> : <span />}
          {page < num_pages && <LinkButton href={pageHref(page + 1)}>{t(messages.older)}</LinkButton>}
        </Inline>
      )}
    </>
  );
}
