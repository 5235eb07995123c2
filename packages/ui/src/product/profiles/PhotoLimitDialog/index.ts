export { PhotoLimitDialog, type PhotoLimitDialogProps } from './PhotoLimitDialog.tsx';
