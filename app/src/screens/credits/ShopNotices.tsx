import { useLingui } from '@lingui/react/macro';
import { Text } from '@velluto/ui/base';
import { Notice } from '@velluto/ui/patterns';
import { DiscountNotice } from '@velluto/ui/product/credits';
import { toDiscount } from '../../features/credits/map.ts';
import type { ShopData } from '../../features/credits/shop.ts';
import { walletMessages } from '../../locales/messages/wallet.ts';
import { useNavigator } from '../../platform/router/router-context.tsx';

/** Why the prices are as they are: the discount in them, and what is owed and settled first. */
export function ShopNotices({ shop: { packages, code } }: { shop: ShopData }) {
  const { t } = useLingui();
  const { refresh } = useNavigator();
  const discount = code ?? packages.discount;
  return (
    <>
      {discount && (
        <DiscountNotice discount={toDiscount(discount)} typed={code !== null} onElapsed={refresh} />
      )}
      {discount?.why && <Text tone="muted">{discount.why}</Text>}
      {packages.owed_credits > 0 && (
        <Notice tone="caution">{t(walletMessages.owed({ credits: packages.owed_credits }))}</Notice>
      )}
    </>
  );
}
