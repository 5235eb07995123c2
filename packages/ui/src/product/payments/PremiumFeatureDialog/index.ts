export {
  type PremiumFeature,
  PremiumFeatureDialog,
  type PremiumFeatureDialogProps,
} from './PremiumFeatureDialog.tsx';
