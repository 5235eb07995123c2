import { useLingui } from '@lingui/react/macro';
import type { TransactionDetail as Details } from '@velluto/api-client';
import { toCompany, toMoney, toPayment } from '@velluto/api-client/ui';
import { factLine } from '@velluto/rules';
import { Inline, LinkButton, Stack } from '@velluto/ui/base';
import { Card, DataList, type DataListRow, Page } from '@velluto/ui/patterns';
import { CompanyInfo, PaymentStatus, TransactionDetail } from '@velluto/ui/product/payments';
import { CopyScope, useFormat, useNow } from '@velluto/ui/provider';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useParams, useSearchParams } from 'wouter';
import {
  createPaymentStore,
  isReceiptOnly,
  type PaymentData,
  toPaymentRow,
} from '../../features/payments/payment.ts';
import { readChoice, shopHref } from '../../features/payments/shop.ts';
import { useTitle } from '../../lib/head/useTitle.ts';
import type { ScreenProps } from '../../lib/router/route.ts';
import { useAppContext, useStore } from '../../lib/useAppContext.ts';
import { creditsMessages } from '../../locales/messages/payments/credits.ts';
import { receiptMessages as messages, walletMessages } from '../../locales/messages/wallet/wallet.ts';

/** The result of a payment, which the provider's page returns to; opened from the list of payments, or later than that, only its receipt. */
export default function TransactionScreen({ data }: ScreenProps<PaymentData>) {
  const params = useParams();
  const [search] = useSearchParams();
  const { t } = useLingui();
  const format = useFormat();
  const payments = useStore(createPaymentStore);
  const state = useSnapshot(payments.state);
  const { id = '' } = params;
  const payment = state.payments[id] ?? data.payment;
  const details = state.transactions[id] ?? data.transaction;
  const now = useNow(60_000);
  const receiptOnly = details !== null && isReceiptOnly(details, search.get('view'), now);
  const { payment: first, collection } = data;
  useTitle(t(receiptOnly ? messages.title : creditsMessages.payment));
  useEffect(() => (receiptOnly ? undefined : payments.follow(id, first)), [payments, id, first, receiptOnly]);
  if (receiptOnly) {
    return (
      <Page title={t(messages.title)} width="reading">
        <Receipt details={details} />
      </Page>
    );
  }
  // a direct debit is paid days later: the money is pending, and the credits may be too
  const pendingText =
    payment &&
    collection &&
    t(
      (collection.credits_granted === 'at_once' ? messages.debitAtOnce : messages.debitLater)({
        state: collection.state,
        credits: payment.credits,
        price: format.money(toMoney(collection.amount)),
        date: format.date(collection.collect_on, { dateStyle: 'long', timeZone: 'UTC' }),
      }),
    );
  const { next } = readChoice(search);
  // direct debit has a page of its own
  const chosen = payment?.method === 'directdebit' ? '' : `/${payment?.method}`;
  return (
    <>
      <CopyScope copy={pendingText ? { 'vl.PaymentStatus.pendingText': pendingText } : {}}>
        <PaymentStatus
          status={payment?.status ?? 'loading'}
          payment={payment && toPayment(payment)}
          continueHref={next}
          retryHref={shopHref(`/credits/${payment?.package}${chosen}`, { next })}
          packagesHref={shopHref('/credits', { next })}
          checkoutUrl={payment?.checkout_url}
        />
      </CopyScope>
      {details && (details.status === 'completed' || details.withdrawal) && (
        <Page width="reading">
          <Receipt details={details} />
        </Page>
      )}
    </>
  );
}

/** A payment with its receipt, its refunds, and the seller. */
function Receipt({ details }: { details: Details }) {
  const { t } = useLingui();
  const format = useFormat();
  const { site } = useAppContext();
  const { withdrawal, company, vat, repaid, receipt, discount_code, discount_percent, ends_at } = details;
  const day = (at: string) => format.date(at, { dateStyle: 'long' });
  const rows: readonly (DataListRow | false | null)[] = [
    receipt !== null && { term: t(messages.number), detail: <bdi translate="no">{receipt}</bdi> },
    discount_percent !== null && {
      term: t(messages.discount),
      detail: factLine([format.percent(discount_percent), discount_code]),
    },
    vat && {
      term: t(messages.vat({ percent: format.percent(vat.percent) })),
      detail: format.money(toMoney(vat.tax)),
    },
    ends_at !== null && { term: t(messages.premiumUntil), detail: day(ends_at) },
    withdrawal?.received_at != null && { term: t(messages.withdrawn), detail: day(withdrawal.received_at) },
    repaid && { term: t(walletMessages.paidBack), detail: format.money(toMoney(repaid)) },
  ];
  const filledRows = rows.filter(row => !!row);
  return (
    <Card padding="l">
      <TransactionDetail
        transaction={toPaymentRow(details, t)}
        withdrawal={
          withdrawal?.possible ? { until: withdrawal.until, href: `/withdrawal?payment=${details.id}` } : null
        }
      >
        <Stack gap={5}>
          {filledRows.length > 0 && <DataList compact rows={filledRows} />}
          <CompanyInfo company={toCompany(company, site.support_email)} />
          {receipt !== null && (
            <Inline>
              <LinkButton href={`/api/receipt.php?id=${details.id}`} download>
                {t(messages.download)}
              </LinkButton>
            </Inline>
          )}
        </Stack>
      </TransactionDetail>
    </Card>
  );
}
