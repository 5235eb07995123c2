export { PhotoSendDialog, type PhotoSendDialogProps } from './PhotoSendDialog.tsx';
