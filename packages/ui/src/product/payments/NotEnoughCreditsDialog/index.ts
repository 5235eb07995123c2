export { NotEnoughCreditsDialog, type NotEnoughCreditsDialogProps } from './NotEnoughCreditsDialog.tsx';
