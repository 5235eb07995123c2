export { LikeDialog, type LikeDialogProps } from './LikeDialog.tsx';
