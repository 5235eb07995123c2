import { useLingui } from '@lingui/react/macro';
import type { RepeatOrder, RepeatOrdersResponse } from '@velluto/api-client';
import { toMoney, toPurchase } from '@velluto/api-client/ui';
import { Page } from '@velluto/ui/patterns';
import { RepeatOrderList } from '@velluto/ui/product/payments';
import { useTitle } from '../../lib/head/useTitle.ts';
import type { ScreenProps } from '../../lib/router/route.ts';
import { walletMessages as messages } from '../../locales/messages/wallet/wallet.ts';

const hrefOf = ({ package: id, method }: RepeatOrder) =>
  method === 'directdebit' ? `/directdebit?package=${id}` : `/credits/${id}/${method}?again`;

/** Former purchases, to be ordered again. */
export default function RepeatOrderScreen({ data }: ScreenProps<RepeatOrdersResponse>) {
  const { t } = useLingui();
  useTitle(t(messages.again));
  return (
    <Page title={t(messages.again)} width="reading">
      <RepeatOrderList
        orders={data.orders.map(order => ({
          id: `${order.package} ${order.method}`,
          purchase: toPurchase(order),
          method: order.method,
          lastAt: order.last_at,
          price: order.price && toMoney(order.price),
          href: hrefOf(order),
        }))}
      />
    </Page>
  );
}
