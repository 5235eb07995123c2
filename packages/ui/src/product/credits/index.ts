export { CoinsBadge, type CoinsBadgeProps } from './CoinsBadge/CoinsBadge.tsx';
export {
  CreditsFooterBanner,
  type CreditsFooterBannerProps,
} from './CreditsFooterBanner/CreditsFooterBanner.tsx';
export { CreditsPackage, type CreditsPackageProps } from './CreditsPackage/CreditsPackage.tsx';
export {
  CreditsPackageList,
  type CreditsPackageListProps,
} from './CreditsPackageList/CreditsPackageList.tsx';
export { DiscountNotice, type DiscountNoticeProps } from './DiscountNotice/DiscountNotice.tsx';
export { DiscountRibbon, type DiscountRibbonProps } from './DiscountRibbon/DiscountRibbon.tsx';
export {
  NotEnoughCreditsDialog,
  type NotEnoughCreditsDialogProps,
} from './NotEnoughCreditsDialog/NotEnoughCreditsDialog.tsx';
export {
  OneTimePaymentNotice,
  type OneTimePaymentNoticeProps,
} from './OneTimePaymentNotice/OneTimePaymentNotice.tsx';
export { PopularFlag, type PopularFlagProps } from './PopularFlag/PopularFlag.tsx';
export {
  type PremiumFeature,
  PremiumFeatureDialog,
  type PremiumFeatureDialogProps,
} from './PremiumFeatureDialog/PremiumFeatureDialog.tsx';
export { PremiumPackage, type PremiumPackageProps } from './PremiumPackage/PremiumPackage.tsx';
export { PricingTable, type PricingTableProps } from './PricingTable/PricingTable.tsx';
export type { TicketAction } from './Ticket/Ticket.tsx';
export { TimeBonusDialog, type TimeBonusDialogProps } from './TimeBonusDialog/TimeBonusDialog.tsx';
export {
  WelcomeBonusBanner,
  type WelcomeBonusBannerProps,
} from './WelcomeBonusBanner/WelcomeBonusBanner.tsx';
