import { useLingui } from '@lingui/react/macro';
import type { DirectDebitsResponse } from '@velluto/api-client';
import type { Offer, Problem } from '@velluto/ui/model';
import { Card, DataList } from '@velluto/ui/patterns';
import { DirectDebitForm, useOrderRows } from '@velluto/ui/product/payment';
import { useFormat } from '@velluto/ui/provider';
import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { shopHref } from '../../features/credits/choice.ts';
import { createDebitStore } from '../../features/credits/debit/store.ts';
import type { DebitData } from '../../features/credits/debit.load.ts';
import { codeHelps, toOffers, withCode } from '../../features/credits/map.ts';
import type { ShopData } from '../../features/credits/shop.ts';
import { creditsMessages } from '../../locales/messages/credits.ts';
import { debitMessages as messages } from '../../locales/messages/debit.ts';
import { toMoney } from '../../platform/map/money.ts';
import { useNavigator } from '../../platform/router/router-context.tsx';
import { useStore, useVisit } from '../../platform/visit-context.ts';
import { useLimitsLink } from '../credits/useLimitsLink.tsx';

const EndedNotice = lazy(() => import('../credits/EndedNotice.tsx'));

interface DebitFormProps {
  debits: DirectDebitsResponse;
  order: NonNullable<DebitData['order']>;
}

/** Why the form would lead nowhere. */
const closed = ({ blocked }: DirectDebitsResponse): Problem | null =>
  blocked && { code: 'direct_debit_blocked', ...(blocked.minutes !== null && { minutes: blocked.minutes }) };

/** What is paid, the account, then the code that signs the mandate and orders. */
export function DebitForm({ debits, order: { id, shop } }: DebitFormProps) {
  const { site } = useVisit();
  const plain = toOffers(shop.packages, site.message_credits).find(one => one.id === id);
  return plain && <Form debits={debits} shop={shop} plain={plain} />;
}

function Form({ debits, shop, plain }: { debits: DirectDebitsResponse; shop: ShopData; plain: Offer }) {
  const { t } = useLingui();
  const format = useFormat();
  const { navigate, refresh } = useNavigator();
  const debit = useStore(createDebitStore);
  const { values, problems, problem, ended, pending, resend, order } = useSnapshot(debit.state);
  const remedy = useLimitsLink(problem);
  const { packages, code, choice } = shop;
  const offer = withCode(plain, code);
  const { id } = offer;
  const renewal = order?.renewal;
  const rows = useOrderRows(
    order ? { ...offer, price: toMoney(order.amount) } : offer,
    'directdebit',
    renewal
      ? t(messages.renews({ price: format.money(toMoney(renewal.amount)), months: renewal.after_months }))
      : undefined,
  );
  const helps = code !== null && codeHelps(plain, code);
  const discountcode = helps ? code.code : offer.discountPercent ? packages.discount?.code : undefined;
  const mandate = order?.mandate;
  const submit = async () => {
    const wish = { package: id, country: packages.payment_country };
    const address = order
      ? await debit.confirm()
      : await debit.start({ ...wish, ...(discountcode !== undefined && { discountcode }) }, helps);
    if (debit.state.ended || debit.state.problem?.code === 'discount_code_invalid') await refresh();
    // Back must not lead to a form that was sent
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
      {ended && (
        <Suspense>
          <EndedNotice />
        </Suspense>
      )}
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
        remedy={remedy}
        otherHref={shopHref(`/credits/${id}`, { ...choice, package: undefined })}
      />
    </>
  );
}
