import { type ReactNode, useState } from 'react';
import type { PaymentMethod } from '../../src/model/payment.ts';
import {
  PaymentMethodPickerGroup,
  PaymentMethodPickerItem,
  PaymentMethodPickerRoot,
} from '../../src/product/payments/PaymentMethodPicker/PaymentMethodPickerParts.tsx';

interface OneFirstProps {
  methods: readonly PaymentMethod[];
  children: ReactNode;
  onChange: (event: { method: PaymentMethod }) => void;
}

/** The most common method alone, then a line of the site's own, then the others. */
export function OneFirst({ methods: [first, ...others], children, onChange }: OneFirstProps) {
  const [chosen, setChosen] = useState<PaymentMethod | null>(null);
  return (
    <PaymentMethodPickerRoot
      value={chosen}
      onChange={event => {
        setChosen(event.method);
        onChange(event);
      }}
    >
      <PaymentMethodPickerGroup>
        {first && <PaymentMethodPickerItem method={first} />}
      </PaymentMethodPickerGroup>
      {children}
      <PaymentMethodPickerGroup>
        {others.map(method => (
          <PaymentMethodPickerItem key={method} method={method} />
        ))}
      </PaymentMethodPickerGroup>
    </PaymentMethodPickerRoot>
  );
}
