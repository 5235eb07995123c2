export type { PaymentMethod } from '../../model/payment.ts';
export { type Cost, useCostText } from '../useCostText.ts';
export { BeginRequest, type BeginRequestProps } from './BeginRequest/BeginRequest.tsx';
export { CoinsBadge, type CoinsBadgeProps } from './CoinsBadge/CoinsBadge.tsx';
export { CompanyInfo, type CompanyInfoProps } from './CompanyInfo/CompanyInfo.tsx';
export {
  CreditsFooterBanner,
  type CreditsFooterBannerProps,
} from './CreditsFooterBanner/CreditsFooterBanner.tsx';
export { CreditsPackage, type CreditsPackageProps } from './CreditsPackage/CreditsPackage.tsx';
export { CreditsPackageRoot, type CreditsPackageRootProps } from './CreditsPackage/CreditsPackageRoot.tsx';
export {
  CreditsPackageList,
  type CreditsPackageListProps,
} from './CreditsPackageList/CreditsPackageList.tsx';
export {
  CreditsPackageRows,
  type CreditsPackageRowsProps,
} from './CreditsPackageRows/CreditsPackageRows.tsx';
export { DirectDebitAccount, type DirectDebitAccountProps } from './DirectDebitForm/DirectDebitAccount.tsx';
export { DirectDebitCode, type DirectDebitCodeProps } from './DirectDebitForm/DirectDebitCode.tsx';
export { DirectDebitForm, type DirectDebitFormProps } from './DirectDebitForm/DirectDebitForm.tsx';
export {
  DirectDebitUnavailable,
  type DirectDebitUnavailableProps,
} from './DirectDebitForm/DirectDebitUnavailable.tsx';
export type { DirectDebitMandate, DirectDebitValues } from './DirectDebitForm/direct-debit-values.ts';
export { DiscountCodeField, type DiscountCodeFieldProps } from './DiscountCodeField/DiscountCodeField.tsx';
export { DiscountNotice, type DiscountNoticeProps } from './DiscountNotice/DiscountNotice.tsx';
export { DiscountRibbon, type DiscountRibbonProps } from './DiscountRibbon/DiscountRibbon.tsx';
export { MessageCostNote, type MessageCostNoteProps } from './MessageCostNote/MessageCostNote.tsx';
export {
  NotEnoughCreditsDialog,
  type NotEnoughCreditsDialogProps,
} from './NotEnoughCreditsDialog/NotEnoughCreditsDialog.tsx';
export {
  OneTimePaymentNotice,
  type OneTimePaymentNoticeProps,
} from './OneTimePaymentNotice/OneTimePaymentNotice.tsx';
export { OrderSummary, type OrderSummaryProps } from './OrderSummary/OrderSummary.tsx';
export { OrderTerms, type OrderTermsProps } from './OrderSummary/OrderTerms.tsx';
export { type OrderRows, useOrderRows } from './OrderSummary/useOrderRows.tsx';
export {
  PaymentConfirmDialog,
  type PaymentConfirmDialogProps,
} from './PaymentConfirmDialog/PaymentConfirmDialog.tsx';
export { PaymentMethodMark, type PaymentMethodMarkProps } from './PaymentMethodMark/PaymentMethodMark.tsx';
export {
  PaymentMethodPicker,
  type PaymentMethodPickerProps,
} from './PaymentMethodPicker/PaymentMethodPicker.tsx';
export {
  PaymentMethodPickerGroup,
  type PaymentMethodPickerGroupProps,
  PaymentMethodPickerItem,
  type PaymentMethodPickerItemProps,
  PaymentMethodPickerRoot,
  type PaymentMethodPickerRootProps,
} from './PaymentMethodPicker/PaymentMethodPickerParts.tsx';
export { PaymentStatus, type PaymentStatusProps } from './PaymentStatus/PaymentStatus.tsx';
export { PopularFlag, type PopularFlagProps } from './PopularFlag/PopularFlag.tsx';
export {
  type PremiumFeature,
  PremiumFeatureDialog,
  type PremiumFeatureDialogProps,
} from './PremiumFeatureDialog/PremiumFeatureDialog.tsx';
export { PremiumPackage, type PremiumPackageProps } from './PremiumPackage/PremiumPackage.tsx';
export { PremiumPackageRoot, type PremiumPackageRootProps } from './PremiumPackage/PremiumPackageRoot.tsx';
export { PricingTable, type PricingTableProps } from './PricingTable/PricingTable.tsx';
export { RepeatOrderList, type RepeatOrderListProps } from './RepeatOrderList/RepeatOrderList.tsx';
export { RepeatOrderRow, type RepeatOrderRowProps } from './RepeatOrderRow/RepeatOrderRow.tsx';
export {
  PackageAction,
  type PackageActionProps,
  PackageAmount,
  type PackageAmountProps,
  PackageFlag,
  type PackageFlagProps,
  PackagePrice,
  type PackagePriceProps,
  PackageRibbon,
  type PackageRibbonProps,
  PackageWorth,
  type PackageWorthProps,
} from './Ticket/PackageParts.tsx';
export type { TicketAction } from './Ticket/ticket-context.ts';
export { TimeBonusDialog, type TimeBonusDialogProps } from './TimeBonusDialog/TimeBonusDialog.tsx';
export { TransactionDetail, type TransactionDetailProps } from './TransactionDetail/TransactionDetail.tsx';
export { TransactionList, type TransactionListProps } from './TransactionList/TransactionList.tsx';
export { TransactionRow, type TransactionRowProps } from './TransactionRow/TransactionRow.tsx';
export {
  WelcomeBonusBanner,
  type WelcomeBonusBannerProps,
} from './WelcomeBonusBanner/WelcomeBonusBanner.tsx';
