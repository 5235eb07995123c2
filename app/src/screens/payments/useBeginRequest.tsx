import { useLingui } from '@lingui/react/macro';
import type { PackagesResponse } from '@velluto/api-client';
import { WITHDRAWALS_AFTER_PREMIUM } from '@velluto/rules';
import { Text } from '@velluto/ui/base';
import { BeginRequest } from '@velluto/ui/product/payments';
import { useState } from 'react';
import { useAppContext } from '../../lib/useAppContext.ts';
import { creditsMessages as messages } from '../../locales/messages/payments/credits.ts';

/**
 * The checkbox above an order button by which buyers ask us to begin before the withdrawal period ends. An order without it is
 * possible: its credits can be used after that period. Where it is not open to the buyer, a text says so in its place.
 */
export function useBeginRequest({ may_begin_at_once: isOpen }: Pick<PackagesResponse, 'may_begin_at_once'>) {
  const { t } = useLingui();
  const { site } = useAppContext();
  const [checked, setChecked] = useState(false);
  const days = site.refund_days;
  const checkbox = isOpen ? (
    <BeginRequest refundDays={days} checked={checked} onChange={event => setChecked(event.checked)} />
  ) : (
    <Text>{t(messages.beginsLater({ count: WITHDRAWALS_AFTER_PREMIUM, days }))}</Text>
  );
  return {
    /** Null where nobody can withdraw. */
    request: days > 0 ? checkbox : null,
    /** What the order says about it. */
    beginAtOnce: checked && isOpen,
  };
}
