export {
  ActivationReminder,
  type ActivationReminderProps,
} from './ActivationReminder/ActivationReminder.tsx';
export { FormErrorNotice, type FormErrorNoticeProps } from './FormErrorNotice/FormErrorNotice.tsx';
export { StackedNotices, type StackedNoticesProps } from './StackedNotices/StackedNotices.tsx';
