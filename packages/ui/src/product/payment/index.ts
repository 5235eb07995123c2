export { OrderSummary, type OrderSummaryProps } from './OrderSummary/OrderSummary.tsx';
export { PaymentMethodMark, type PaymentMethodMarkProps } from './PaymentMethodMark/PaymentMethodMark.tsx';
export {
  PaymentMethodPicker,
  type PaymentMethodPickerProps,
} from './PaymentMethodPicker/PaymentMethodPicker.tsx';
export { PaymentStatus, type PaymentStatusProps } from './PaymentStatus/PaymentStatus.tsx';
export { RepeatOrderRow, type RepeatOrderRowProps } from './RepeatOrderRow/RepeatOrderRow.tsx';
export { TransactionRow, type TransactionRowProps } from './TransactionRow/TransactionRow.tsx';
