export { ActivationCard, type ActivationCardProps } from './ActivationCard/ActivationCard.tsx';
export { ActivationResult, type ActivationResultProps } from './ActivationResult/ActivationResult.tsx';
export { ConfirmEmailBox, type ConfirmEmailBoxProps } from './ConfirmEmailBox/ConfirmEmailBox.tsx';
export { LoginForm, type LoginFormProps, type LoginValues } from './LoginForm/LoginForm.tsx';
export { PhotoDropzone, type PhotoDropzoneProps, type PhotoUpload } from './PhotoDropzone/PhotoDropzone.tsx';
export { LocateButton, type LocateButtonProps, type LocateState } from './SignupSteps/LocateButton.tsx';
export { SignupAccountStep, type SignupAccountStepProps } from './SignupSteps/SignupAccountStep.tsx';
export { SignupBirthStep, type SignupBirthStepProps } from './SignupSteps/SignupBirthStep.tsx';
export { SignupHelloStep, type SignupHelloStepProps } from './SignupSteps/SignupHelloStep.tsx';
export { SignupNameStep, type SignupNameStepProps } from './SignupSteps/SignupNameStep.tsx';
export { SignupWhoStep, type SignupWhoStepProps } from './SignupSteps/SignupWhoStep.tsx';
export type {
  AccountValues,
  BirthValues,
  HelloValues,
  NameValues,
  StepProps,
  WhoValues,
} from './SignupSteps/values.ts';
export { SignupTerms, type SignupTermsProps } from './SignupTerms/SignupTerms.tsx';
export { type SignupStep, SignupWizard, type SignupWizardProps } from './SignupWizard/SignupWizard.tsx';
