export { ConfirmDialog, type ConfirmDialogProps, type ConfirmQuestion } from './ConfirmDialog.tsx';
