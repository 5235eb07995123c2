export { type Cost, useCostText } from '../useCostText.ts';
export { BeginRequest, type BeginRequestProps } from './BeginRequest/BeginRequest.tsx';
export { CompanyInfo, type CompanyInfoProps } from './CompanyInfo/CompanyInfo.tsx';
export { DirectDebitForm, type DirectDebitFormProps } from './DirectDebitForm/DirectDebitForm.tsx';
export type { DirectDebitValues } from './DirectDebitForm/direct-debit-values.ts';
export { DiscountCodeField, type DiscountCodeFieldProps } from './DiscountCodeField/DiscountCodeField.tsx';
export { MessageCostNote, type MessageCostNoteProps } from './MessageCostNote/MessageCostNote.tsx';
export { OrderSummary, type OrderSummaryProps } from './OrderSummary/OrderSummary.tsx';
export { OrderTerms, type OrderTermsProps } from './OrderSummary/OrderTerms.tsx';
export { type OrderRows, useOrderRows } from './OrderSummary/useOrderRows.tsx';
export {
  PaymentConfirmDialog,
  type PaymentConfirmDialogProps,
} from './PaymentConfirmDialog/PaymentConfirmDialog.tsx';
export { PaymentMethodMark, type PaymentMethodMarkProps } from './PaymentMethodMark/PaymentMethodMark.tsx';
export {
  PaymentMethodPicker,
  type PaymentMethodPickerProps,
} from './PaymentMethodPicker/PaymentMethodPicker.tsx';
export { PaymentStatus, type PaymentStatusProps } from './PaymentStatus/PaymentStatus.tsx';
export { RepeatOrderList, type RepeatOrderListProps } from './RepeatOrderList/RepeatOrderList.tsx';
export { RepeatOrderRow, type RepeatOrderRowProps } from './RepeatOrderRow/RepeatOrderRow.tsx';
export { TransactionDetail, type TransactionDetailProps } from './TransactionDetail/TransactionDetail.tsx';
export { TransactionList, type TransactionListProps } from './TransactionList/TransactionList.tsx';
export { TransactionRow, type TransactionRowProps } from './TransactionRow/TransactionRow.tsx';
