export { PaymentConfirmDialog, type PaymentConfirmDialogProps } from './PaymentConfirmDialog.tsx';
