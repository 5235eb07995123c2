export { MatchDialog, type MatchDialogProps } from './MatchDialog.tsx';
