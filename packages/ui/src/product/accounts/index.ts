export { ActivationCard, type ActivationCardProps } from './ActivationCard/ActivationCard.tsx';
export { ActivationResult, type ActivationResultProps } from './ActivationResult/ActivationResult.tsx';
export { AgeCheckBox, type AgeCheckBoxProps } from './AgeCheckBox/AgeCheckBox.tsx';
export { BirthDateField, type BirthDateFieldProps } from './BirthDateField/BirthDateField.tsx';
export { ConfirmEmailBox, type ConfirmEmailBoxProps } from './ConfirmEmailBox/ConfirmEmailBox.tsx';
export { EmailField, type EmailFieldProps } from './EmailField/EmailField.tsx';
export { GenderPicker, type GenderPickerProps } from './GenderPicker/GenderPicker.tsx';
export { LangConfig, type LangConfigProps } from './LangConfig/LangConfig.tsx';
export { LoginForm, type LoginFormProps, type LoginValues } from './LoginForm/LoginForm.tsx';
export { MailChangeResult, type MailChangeResultProps } from './MailChangeResult/MailChangeResult.tsx';
export { NewPasswordField, type NewPasswordFieldProps } from './NewPasswordField/NewPasswordField.tsx';
export {
  PasswordPair,
  type PasswordPairProps,
  type PasswordPairValues,
} from './PasswordPair/PasswordPair.tsx';
export { PhotoDropzone, type PhotoDropzoneProps, type PhotoUpload } from './PhotoDropzone/PhotoDropzone.tsx';
export {
  PreferenceFields,
  type PreferenceFieldsProps,
  type PreferenceValues,
} from './PreferenceFields/PreferenceFields.tsx';
export { ResetForm, type ResetFormProps } from './ResetForm/ResetForm.tsx';
export { ResetRequestForm, type ResetRequestFormProps } from './ResetRequestForm/ResetRequestForm.tsx';
export { SignupDialog, type SignupDialogProps } from './SignupDialog/SignupDialog.tsx';
export {
  SignupMatches,
  type SignupMatchesProps,
  type SignupMatchProps,
} from './SignupMatches/SignupMatches.tsx';
export {
  SignupMessageField,
  type SignupMessageFieldProps,
} from './SignupMessageField/SignupMessageField.tsx';
export { SignupAccountStep, type SignupAccountStepProps } from './SignupSteps/SignupAccountStep.tsx';
export { SignupBirthStep, type SignupBirthStepProps } from './SignupSteps/SignupBirthStep.tsx';
export { SignupGenderStep, type SignupGenderStepProps } from './SignupSteps/SignupGenderStep.tsx';
export {
  SignupIntroductionStep,
  type SignupIntroductionStepProps,
  type SignupPreview,
} from './SignupSteps/SignupIntroductionStep.tsx';
export { SignupNameStep, type SignupNameStepProps } from './SignupSteps/SignupNameStep.tsx';
export type {
  AccountValues,
  BirthValues,
  GenderValues,
  IntroductionValues,
  NameValues,
  StepProps,
} from './SignupSteps/signup-values.ts';
export { SignupTerms, type SignupTermsProps } from './SignupTerms/SignupTerms.tsx';
export { SignupWizard, type SignupWizardProps } from './SignupWizard/SignupWizard.tsx';
export {
  type SignupStep,
  SignupWizardBack,
  type SignupWizardBackProps,
  SignupWizardNext,
  type SignupWizardNextProps,
  SignupWizardProgress,
  type SignupWizardProgressProps,
  SignupWizardRoot,
  type SignupWizardRootProps,
  SignupWizardSkip,
  type SignupWizardSkipProps,
  SignupWizardTitle,
  type SignupWizardTitleProps,
} from './SignupWizard/SignupWizardParts.tsx';
export { UsernameField, type UsernameFieldProps } from './UsernameField/UsernameField.tsx';
