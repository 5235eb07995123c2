export { TimeBonusDialog, type TimeBonusDialogProps } from './TimeBonusDialog.tsx';
