import { BeginRequest } from '@velluto/ui/product/payment';
import { useState } from 'react';
import { useAppContext } from '../../platform/useAppContext.ts';

/**
 * The checkbox above an order button by which buyers ask us to begin before the withdrawal period ends. An order without it is
 * possible: its credits can be used after that period.
 */
export function useBeginRequest() {
  const { site } = useAppContext();
  const [checked, setChecked] = useState(false);
  return {
    /** Null where nobody can withdraw. */
    request:
      site.refund_days > 0 ? (
        <BeginRequest
          refundDays={site.refund_days}
          checked={checked}
          onChange={event => setChecked(event.checked)}
        />
      ) : null,
    /** What the order says about it. */
    beginAtOnce: checked,
  };
}
