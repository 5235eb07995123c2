import { type OrderSummaryProps, OrderTerms, useOrderRows } from '@velluto/ui/product/payment';
import { PaymentConfirmDialog } from '@velluto/ui/product/payment/PaymentConfirmDialog';

/** An order that was made before, all in one: one more press orders it again. */
export default function ConfirmOrder({
  offer,
  method,
  onOrder,
  onCancel,
  pending,
  problem,
  remedy,
  ...terms
}: Omit<OrderSummaryProps, 'children'> & { onCancel: () => void }) {
  const rows = useOrderRows(offer, method);
  return (
    <PaymentConfirmDialog
      open
      rows={rows}
      pending={pending}
      problem={problem}
      onConfirm={onOrder}
      onCancel={onCancel}
    >
      {remedy}
      <OrderTerms {...terms} />
    </PaymentConfirmDialog>
  );
}
