export {
  type LoginReason,
  LoginRequiredDialog,
  type LoginRequiredDialogProps,
} from './LoginRequiredDialog.tsx';
