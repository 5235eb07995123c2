export {
  ActivationReminder,
  type ActivationReminderProps,
} from './ActivationReminder/ActivationReminder.tsx';
export { FormErrorNotice, type FormErrorNoticeProps } from './FormErrorNotice/FormErrorNotice.tsx';
export {
  NotificationsDisabledAlert,
  type NotificationsDisabledAlertProps,
} from './NotificationsDisabledAlert/NotificationsDisabledAlert.tsx';
export { ProfilePhotoAlert, type ProfilePhotoAlertProps } from './ProfilePhotoAlert/ProfilePhotoAlert.tsx';
export { PushPromptAlert, type PushPromptAlertProps } from './PushPromptAlert/PushPromptAlert.tsx';
export { StackedNotices, type StackedNoticesProps } from './StackedNotices/StackedNotices.tsx';
