import { useLingui } from '@lingui/react/macro';
import type { TransactionDetail as Details } from '@velluto/api-client';
import { Stack } from '@velluto/ui/base';
import { Card, DataList, type DataListRow } from '@velluto/ui/patterns';
import { CompanyInfo, TransactionDetail } from '@velluto/ui/product/payment';
import { useFormat } from '@velluto/ui/provider';
import { toCompany, toTransaction } from '../../features/wallet/map.ts';
import { receiptMessages as messages, walletMessages } from '../../locales/messages/wallet.ts';
import { toMoney } from '../../platform/map/money.ts';
import { useVisit } from '../../platform/visit-context.ts';
import { undoneMark } from './undoneMark.ts';

/** A payment with its receipt, what went back of it, and who was paid. */
export function Receipt({ details }: { details: Details }) {
  const { t } = useLingui();
  const format = useFormat();
  const { site } = useVisit();
  const { withdrawal, company, vat, repaid, receipt } = details;
  const { discount_code, discount_percent, ends_at } = details;
  const day = (at: string) => format.date(at, { dateStyle: 'long' });
  const rows: (DataListRow | false | null)[] = [
    receipt !== null && { term: t(messages.number), detail: <bdi translate="no">{receipt}</bdi> },
    discount_percent !== null && {
      term: t(messages.discount),
      detail: `${format.percent(discount_percent)} · ${discount_code}`,
    },
    vat && {
      term: t(messages.vat({ percent: format.percent(vat.percent) })),
      detail: format.money(toMoney(vat.tax)),
    },
    ends_at !== null && { term: t(messages.premiumUntil), detail: day(ends_at) },
    withdrawal?.received_at != null && { term: t(messages.withdrawn), detail: day(withdrawal.received_at) },
    repaid && { term: t(walletMessages.paidBack), detail: format.money(toMoney(repaid)) },
  ];
  const known = rows.filter(row => Boolean(row)) as DataListRow[];
  return (
    <Card padding="l">
      <TransactionDetail
        transaction={toTransaction(details, undoneMark(t, details))}
        withdrawal={
          withdrawal?.possible ? { until: withdrawal.until, href: `/withdrawal?payment=${details.id}` } : null
        }
      >
        <Stack gap={5}>
          {known.length > 0 && <DataList compact rows={known} />}
          <CompanyInfo company={toCompany(company, site.support_email)} />
        </Stack>
      </TransactionDetail>
    </Card>
  );
}
