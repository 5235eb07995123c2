export { SiteEntryDialog, type SiteEntryDialogProps } from './SiteEntryDialog.tsx';
