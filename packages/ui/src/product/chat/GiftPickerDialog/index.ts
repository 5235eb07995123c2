export { GiftPickerDialog, type GiftPickerDialogProps } from './GiftPickerDialog.tsx';
