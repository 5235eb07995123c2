import { useLingui } from '@lingui/react/macro';
import type { DirectDebitsResponse } from '@velluto/api-client';
import { toMoney } from '@velluto/api-client/ui';
import { Text } from '@velluto/ui/base';
import type { Problem } from '@velluto/ui/model';
import { Card, DataList, Page } from '@velluto/ui/patterns';
import { DirectDebitForm, useOrderRows } from '@velluto/ui/product/payment';
import { useFormat } from '@velluto/ui/provider';
import { useSnapshot } from 'valtio';
import { createDebitStore, type DebitData } from '../../features/credits/direct-debit.ts';
import { orderOf, shopHref } from '../../features/credits/shop.ts';
import { creditsMessages } from '../../locales/messages/credits.ts';
import { debitMessages as messages } from '../../locales/messages/debit.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useNavigator } from '../../platform/router/router-context.tsx';
import { useAppContext, useStore } from '../../platform/useAppContext.ts';
import { EndedNotice, SpendingLimitsLink } from '../credits/ShopParts.tsx';
import { useBeginRequest } from '../credits/useBeginRequest.tsx';
import { Mandates } from './Mandates.tsx';

/** Payment by direct debit, and the member's mandates. */
export default function DirectDebitScreen({ data }: ScreenProps<DebitData>) {
  const { t } = useLingui();
  useTitle(t(messages.title));
  const { debits, order } = data;
  return (
    <Page title={t(messages.title)} width="narrow">
      {order && debits.available && <DebitForm debits={debits} order={order} />}
      {order && !debits.available && <Text>{t(messages.unavailable)}</Text>}
      <Mandates />
    </Page>
  );
}

/** Why direct debit is not possible. */
const closed = ({ blocked }: DirectDebitsResponse): Problem | null =>
  blocked && { code: 'direct_debit_blocked', ...(blocked.minutes !== null && { minutes: blocked.minutes }) };

interface DebitFormProps {
  debits: DirectDebitsResponse;
  order: NonNullable<DebitData['order']>;
}

/** Two steps: the account, then the code that signs the mandate and orders. */
function DebitForm({ debits, order: { id, shop } }: DebitFormProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { site } = useAppContext();
  const { navigate, refresh } = useNavigator();
  const debit = useStore(createDebitStore);
  const { values, problems, problem, ended, pending, resend, order } = useSnapshot(debit.state);
  const { offer, typed, orderDraft } = orderOf(shop, id, site.message_credits);
  const renewal = order?.renewal;
  const rows = useOrderRows({
    offer: order ? { ...offer, price: toMoney(order.amount) } : offer,
    method: 'directdebit',
    refundDays: site.refund_days,
    renewal: renewal
      ? t(messages.renews({ price: format.money(toMoney(renewal.amount)), months: renewal.after_months }))
      : undefined,
  });
  const mandate = order?.mandate;
  const { request, beginAtOnce } = useBeginRequest();
  const submit = async () => {
    const address = order ? await debit.confirm(beginAtOnce) : await debit.start(orderDraft, typed !== null);
    if (debit.state.ended || debit.state.problem?.code === 'discount_code_invalid') await refresh();
    // Back must not lead to a submitted form
    else if (address) await navigate(address, { replace: true });
  };
  const when = order && [
    {
      term: t(messages.collected),
      detail: format.date(order.collect_on, { dateStyle: 'long', timeZone: 'UTC' }),
    },
    {
      term: t(creditsMessages.title),
      detail: t(order.credits_granted === 'at_once' ? messages.atOnce : messages.whenPaid),
    },
  ];
  return (
    <>
      {!order && (
        <Card>
          <DataList compact rows={rows.filter(row => row.strong || row === rows[0])} />
        </Card>
      )}
      {ended && <EndedNotice />}
      <DirectDebitForm
        step={order ? 'code' : 'details'}
        values={values}
        problems={problems}
        onChange={debit.change}
        onSubmit={() => void submit()}
        onBack={debit.back}
        onResend={() => void debit.again()}
        resend={resend}
        rows={when ? [...when, ...rows] : rows}
        creditor={{ name: mandate?.creditor.name ?? '', id: mandate?.creditor.id ?? '' }}
        mandate={mandate?.reference ?? ''}
        wording={mandate}
        limit={toMoney(debits.limit)}
        pending={pending}
        problem={problem ?? shop.problem ?? closed(debits)}
        request={request}
        remedy={<SpendingLimitsLink problem={problem} />}
        otherHref={shopHref(`/credits/${id}`, { ...shop.choice, package: undefined })}
      />
    </>
  );
}
