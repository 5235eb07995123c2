export { PhotoViewerDialog, type PhotoViewerDialogProps } from './PhotoViewerDialog.tsx';
