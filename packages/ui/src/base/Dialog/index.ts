export { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';
export { Dialog, type DialogProps } from './Dialog.tsx';
export {
  DialogBody,
  type DialogBodyProps,
  DialogClose,
  type DialogCloseProps,
  DialogFooter,
  type DialogFooterProps,
  DialogHeader,
  type DialogHeaderProps,
  DialogHero,
  type DialogHeroProps,
} from './DialogParts.tsx';
