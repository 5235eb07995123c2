export { DeleteAccountRow, type DeleteAccountRowProps } from './DeleteAccountRow/DeleteAccountRow.tsx';
export { EmailSourceRow, type EmailSourceRowProps } from './EmailSourceRow/EmailSourceRow.tsx';
export { NotificationRow, type NotificationRowProps } from './NotificationRow/NotificationRow.tsx';
export {
  type SettingsLink,
  SettingsPage,
  type SettingsPageProps,
  type SettingsPart,
  SettingsPartTitle,
  type SettingsPartTitleProps,
} from './SettingsPage/SettingsPage.tsx';
export type { SettingState } from './SwitchRow/SwitchRow.tsx';
