export { MatchDialog, type MatchDialogProps } from './MatchDialog/MatchDialog.tsx';
