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
  OneTimePaymentNotice,
  type OneTimePaymentNoticeProps,
} from './OneTimePaymentNotice/OneTimePaymentNotice.tsx';
export { PopularFlag, type PopularFlagProps } from './PopularFlag/PopularFlag.tsx';
export { PremiumPackage, type PremiumPackageProps } from './PremiumPackage/PremiumPackage.tsx';
export { PricingTable, type PricingTableProps } from './PricingTable/PricingTable.tsx';
export type { TicketAction } from './Ticket/Ticket.tsx';
export {
  WelcomeBonusBanner,
  type WelcomeBonusBannerProps,
} from './WelcomeBonusBanner/WelcomeBonusBanner.tsx';
