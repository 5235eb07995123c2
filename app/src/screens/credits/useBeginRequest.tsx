import { BeginRequest } from '@velluto/ui/product/payment';
import { useRef, useState } from 'react';
import { useAppContext } from '../../platform/useAppContext.ts';

/** The checkbox above an order button by which buyers ask us to begin before the withdrawal period ends. */
export function useBeginRequest() {
  const { site } = useAppContext();
  const [checked, setChecked] = useState(false);
  const [missing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const needed = site.refund_days > 0;
  return {
    /** Null where nobody can withdraw. */
    request: needed ? (
      <BeginRequest
        ref={input}
        refundDays={site.refund_days}
        checked={checked}
        missing={missing}
        onChange={event => {
          setChecked(event.checked);
          setMissing(false);
        }}
      />
    ) : null,
    /** True when the order may be sent; else the checkbox says what is missing. */
    ready: () => {
      if (!needed || checked) return true;
      setMissing(true);
      input.current?.focus();
      return false;
    },
    /** What the order says about it. */
    beginAtOnce: checked,
  };
}
