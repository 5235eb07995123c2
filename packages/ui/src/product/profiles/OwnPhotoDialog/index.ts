export { OwnPhotoDialog, type OwnPhotoDialogProps } from './OwnPhotoDialog.tsx';
