import { useLingui } from '@lingui/react/macro';
import type { DirectDebitsResponse } from '@velluto/api-client';
import { toMoney } from '@velluto/api-client/ui';
import { Inline, LinkButton, Stack, Text } from '@velluto/ui/base';
import type { Problem } from '@velluto/ui/model';
import { Card, DataList, Page } from '@velluto/ui/patterns';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import {
  DirectDebitAccount,
  DirectDebitCode,
  DirectDebitForm,
  DirectDebitUnavailable,
  useOrderRows,
} from '@velluto/ui/product/payments';
import { useFormat } from '@velluto/ui/provider';
import { useSnapshot } from 'valtio';
import { createDebitStore, type DebitData } from '../../../features/payments/direct-debit.ts';
import { orderOf, shopHref } from '../../../features/payments/shop.ts';
import { useTitle } from '../../../lib/head/useTitle.ts';
import type { ScreenProps } from '../../../lib/router/route.ts';
import { useNavigator } from '../../../lib/router/router-context.tsx';
import { useAppContext, useStore } from '../../../lib/useAppContext.ts';
import { creditsMessages } from '../../../locales/messages/payments/credits.ts';
import { debitMessages as messages } from '../../../locales/messages/payments/direct-debit.ts';
import { moneyMessages } from '../../../locales/messages/wallet/money.ts';
import { MoneyTabs } from '../../wallet/MoneyTabs.tsx';
import { EndedNotice } from '../ShopParts.tsx';
import { useBeginRequest } from '../useBeginRequest.tsx';
import { useOrderRemedy } from '../useOrderRemedy.tsx';
import { Mandates } from './Mandates.tsx';

/** Payment by direct debit, and the member's mandates. */
export default function DirectDebitScreen({ data }: ScreenProps<DebitData>) {
  const { t } = useLingui();
  const title = t(moneyMessages.debit);
  useTitle(title);
  const { debits, order } = data;
  if (order && debits.available) {
    return (
      <Page title={title} width="narrow">
        <DebitForm debits={debits} order={order} />
        <Mandates />
      </Page>
    );
  }
  return (
    <Page title={title} width="reading">
      {order ? <Unavailable order={order} /> : <Overview debits={debits} />}
      <Mandates />
    </Page>
  );
}

/** An order that cannot be paid by direct debit. */
function Unavailable({ order: { id, shop } }: Pick<DebitFormProps, 'order'>) {
  const { t } = useLingui();
  return (
    <Stack gap={4}>
      <Text>{t(messages.unavailable)}</Text>
      <Inline>
        <LinkButton tone="primary" href={shopHref(`/credits/${id}`, { next: shop.choice.next })}>
          {t(messages.otherWays)}
        </LinkButton>
      </Inline>
    </Stack>
  );
}

/** The page without an order: what direct debit is for, why it is closed, and the way to the packages. */
function Overview({ debits }: { debits: DirectDebitsResponse }) {
  const { t } = useLingui();
  const format = useFormat();
  const { available, limit, used } = debits;
  const reason = closed(debits);
  return (
    <>
      <MoneyTabs current="debit" />
      <FormErrorNotice problem={reason} />
      <Stack gap={4}>
        {available ? (
          <Text>
            <span>{t(messages.lead({ limit: format.money(toMoney(limit)) }))}</span>{' '}
            {used.amount_minor > 0 && <span>{t(messages.used({ used: format.money(toMoney(used)) }))}</span>}
          </Text>
        ) : (
          <Text>{t(messages.unavailable)}</Text>
        )}
        <Inline>
          <LinkButton href="/credits">{t(messages.packages)}</LinkButton>
        </Inline>
      </Stack>
    </>
  );
}

/** Problems with which no form is shown. */
const closing = ['direct_debit_blocked', 'direct_debit_limit_reached'];

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
  const { request, beginAtOnce } = useBeginRequest(shop.packages);
  const { another, remedy } = useOrderRemedy(offer.id, problem);
  const limit = toMoney(debits.limit);
  const shown = problem ?? shop.problem ?? closed(debits);
  const submit = async () => {
    const address = order
      ? await debit.confirm(beginAtOnce, another)
      : await debit.start(orderDraft, typed !== null);
    if (debit.state.ended || debit.state.problem?.code === 'discount_code_invalid') await refresh();
    // Back must not lead to a submitted form
    else if (address) await navigate(shopHref(address, { next: shop.choice.next }), { replace: true });
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
      <EndedNotice shown={ended} />
      {shown && closing.includes(shown.code) ? (
        <DirectDebitUnavailable
          problem={shown}
          limit={limit}
          otherHref={shopHref(`/credits/${id}`, { ...shop.choice, package: undefined })}
        />
      ) : (
        <DirectDebitForm
          values={values}
          problems={problems}
          onChange={debit.change}
          onSubmit={() => void submit()}
          pending={pending}
          problem={shown}
          remedy={remedy}
        >
          {order ? (
            <DirectDebitCode
              mandate={{ ...order.mandate, wording: order.mandate }}
              rows={when ? [...when, ...rows] : rows}
              resend={resend}
              onResend={() => void debit.again()}
              onBack={debit.back}
            >
              {request}
            </DirectDebitCode>
          ) : (
            <DirectDebitAccount limit={limit} />
          )}
        </DirectDebitForm>
      )}
    </>
  );
}
