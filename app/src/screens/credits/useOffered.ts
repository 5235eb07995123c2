import type { PaymentMethod } from '@velluto/ui/model';
import { useEffect, useState } from 'react';

/** What Safari tells about Apple Pay. */
interface WithApplePay {
  ApplePaySession?: { canMakePayments(): boolean };
}

/** The ways to pay that this browser can; `only` are those of a discount code, null for all. */
export function useOffered(
  methods: readonly PaymentMethod[],
  only: readonly PaymentMethod[] | null,
): PaymentMethod[] {
  const [apple, setApple] = useState(false);
  useEffect(() => {
    setApple((window as WithApplePay).ApplePaySession?.canMakePayments() ?? false);
  }, []);
  return methods.filter(one => (one !== 'applepay' || apple) && (only === null || only.includes(one)));
}
