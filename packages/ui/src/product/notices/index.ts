export { ProblemAlert, type ProblemAlertProps } from '../ProblemAlert.tsx';
export {
  AccountDeletedNotice,
  type AccountDeletedNoticeProps,
} from './AccountDeletedNotice/AccountDeletedNotice.tsx';
export {
  ActivationReminder,
  type ActivationReminderProps,
} from './ActivationReminder/ActivationReminder.tsx';
export { BlockedNotice, type BlockedNoticeProps } from './BlockedNotice/BlockedNotice.tsx';
export {
  EmailUndeliverableAlert,
  type EmailUndeliverableAlertProps,
} from './EmailUndeliverableAlert/EmailUndeliverableAlert.tsx';
export { FormErrorNotice, type FormErrorNoticeProps } from './FormErrorNotice/FormErrorNotice.tsx';
export {
  NotificationsDisabledAlert,
  type NotificationsDisabledAlertProps,
} from './NotificationsDisabledAlert/NotificationsDisabledAlert.tsx';
export {
  ProfileDisabledNotice,
  type ProfileDisabledNoticeProps,
} from './ProfileDisabledNotice/ProfileDisabledNotice.tsx';
export { ProfilePhotoAlert, type ProfilePhotoAlertProps } from './ProfilePhotoAlert/ProfilePhotoAlert.tsx';
export { PushPromptAlert, type PushPromptAlertProps } from './PushPromptAlert/PushPromptAlert.tsx';
export { usePushObstacleText } from './PushPromptAlert/usePushObstacleText.ts';
